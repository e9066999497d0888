import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../src/viewer/user.entity.js';

export const DEMO_PASSWORD = 'jadran-demo-2026';
export const DEMO_EMAILS = {
  operator: 'operator@obala.example',
  pension: 'pension@obala.example',
  admin: 'admin@obala.example',
};

/** How many listings in Dalmatia – Split belong to the demo operator, and how many to the one without credits. */
const OPERATOR_LISTINGS = 6;
const PENSION_LISTINGS = 1;

export interface DemoAccounts {
  operator: User;
  pension: User;
  admin: User;
  /** One more operator for each region, by its slug. */
  others: Map<string, User>;
}

/** The accounts that the start-up prints, and one operator for each region that nobody can sign in as. */
export async function createAccounts(em: EntityManager, password: string, regions: string[]): Promise<DemoAccounts> {
  const others = regions.map((slug): [string, User] => [
    slug,
    em.create(User, {
      email: `betrieb-${slug}@obala.example`,
      password: '!',
      companyName: `Musterbetrieb ${slug}`,
      companyType: 'hotel',
    }),
  ]);
  const accounts = {
    operator: em.create(User, {
      email: DEMO_EMAILS.operator,
      password,
      firstName: 'Mara',
      lastName: 'Muster',
      phone: '+385 21 000 200',
      companyName: 'Kamen i more d.o.o.',
      companyType: 'apartment',
      address: 'Ulica kralja Zvonimira 14',
      city: 'Split',
      postalCode: '21000',
      website: 'https://www.kamen-i-more.example',
      description: 'Ein fiktiver Betrieb mit einigen Häusern in und um Split.',
    }),
    pension: em.create(User, { email: DEMO_EMAILS.pension, password, companyName: 'Pension Probe', companyType: 'pension' }),
    admin: em.create(User, { email: DEMO_EMAILS.admin, password, isAdmin: true, firstName: 'Ada', lastName: 'Muster' }),
    others: new Map(others),
  };
  await em.flush();
  return accounts;
}

/** Who runs a listing: the demo accounts share the first ones in Dalmatia – Split. */
export function ownerOf({ operator, pension, others }: DemoAccounts, region: string, index: number): User {
  if (region === 'dalmatien-split' && index < OPERATOR_LISTINGS) return operator;
  if (region === 'dalmatien-split' && index < OPERATOR_LISTINGS + PENSION_LISTINGS) return pension;
  const owner = others.get(region);
  if (!owner) throw new Error(`no operator for ${region}`);
  return owner;
}
