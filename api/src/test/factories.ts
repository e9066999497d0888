import { Hotel } from '../hotels/hotel.entity.js';
import { slugOf } from '../hotels/hotel.slug.js';
import { Region } from '../regions/region.entity.js';
import { User } from '../viewer/user.entity.js';
import type { TestApp } from './app.js';

let count = 0;

export async function createOperator({ database }: Pick<TestApp, 'database'>, fields: Partial<User> = {}): Promise<User> {
  const em = database.orm.em.fork();
  count += 1;
  const user = em.create(User, { email: `operator-${count}@example.org`, password: '!', ...fields });
  await em.flush();
  return user;
}

type HotelFields = Partial<Omit<Hotel, 'owner' | 'region' | 'subscription'>> & { owner?: User; regionId?: number };

/** A plain visible listing; only what a test names is out of the ordinary. */
export async function createHotel(app: Pick<TestApp, 'database'>, fields: HotelFields = {}): Promise<Hotel> {
  const em = app.database.orm.em.fork();
  count += 1;
  const { owner = await createOperator(app), regionId = 1, name = `Haus ${count}`, ...rest } = fields;
  const hotel = em.create(Hotel, {
    name,
    slug: `${slugOf(name)}-${count}`,
    description: 'Ein Haus am Wasser, mit allem, was man braucht, und nichts darüber hinaus.',
    shortDescription: 'Ein Haus am Wasser.',
    address: 'Obala 1, 21000 Split',
    city: 'Split',
    starRating: 3,
    pricePerNight: 100,
    ...rest,
    region: em.getReference(Region, regionId),
    owner: em.getReference(User, owner.id),
  });
  await em.flush();
  return hotel;
}
