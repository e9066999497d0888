import type { Browser } from './browser.js';
import { buy, createEndedHotel, daysLater, type Operator, type PaidApp } from './payments.js';

/** Switches a listing on or off; the status of the answer. */
export async function switchTo(operator: Browser, id: number, isActive: boolean): Promise<number> {
  return (await operator.send('PATCH', `/api/hotels/${id}/status`, { isActive })).status;
}

export interface Listing {
  isActive: boolean;
  inactiveReason: string | null;
  /** In seconds. */
  paidUntil: number;
  isBacked: boolean;
}

/** What the database holds about a listing's term. */
export async function listingOf(id: number, { database }: PaidApp): Promise<Listing | undefined> {
  const [row] = await database.read<Listing>(
    `select is_active as "isActive", inactive_reason as "inactiveReason", extract(epoch from paid_until)::float8 as "paidUntil",
       subscription_id is not null as "isBacked"
     from hotel where id = $1`,
    [id],
  );
  return row;
}

/** An operator with so many credits, bought a day after each other. */
export async function signInWith(credits: number, app: PaidApp): Promise<Operator> {
  const operator = await app.signIn();
  for (let count = 0; count < credits; count += 1) {
    if (count > 0) await daysLater(1, app);
    await buy(operator, app);
  }
  return operator;
}

/** A listing that a credit has just been spent on. */
export async function createPaidHotel(operator: Operator, app: PaidApp): Promise<number> {
  const { id } = await createEndedHotel(operator, app);
  if ((await switchTo(operator, id, true)) !== 200) throw new Error('It could not be switched on.');
  return id;
}
