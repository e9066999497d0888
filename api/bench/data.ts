import type { Database, Read } from '../src/database.js';
import { searchTexts } from '../src/hotels/hotel.search.js';
import { hashPassword } from '../src/viewer/password.js';

export const BENCH_ACCOUNT = { email: 'bench@obala.example', password: 'jadran-bench-2026' };

/** Places with their regions, and how often they occur: a few towns hold most of the listings, as in truth. */
const PLACES: [city: string, region: number, weight: number][] = [
  ['Split', 1, 14],
  ['Dubrovnik', 5, 12],
  ['Zadar', 6, 8],
  ['Rovinj', 2, 8],
  ['Pula', 2, 6],
  ['Hvar', 8, 6],
  ['Zagreb', 9, 5],
  ['Opatija', 3, 4],
  ['Šibenik', 7, 4],
  ['Makarska', 1, 4],
  ['Korčula', 8, 3],
  ['Varaždin', 4, 1],
  ['Osijek', 11, 1],
  ['Otočac', 10, 1],
  ['Mostar', 12, 1],
];
const KINDS = ['Vila', 'Apartman', 'Hotel', 'Pension', 'Kuća', 'Sobe'];
const WORDS = ['Lavanda', 'Maslina', 'Bura', 'Galeb', 'Kamen', 'Školjka', 'Zora', 'Jadran', 'Mistral', 'Ruža'];

/** Fills a database with so many listings of one account; the same ones at every call. */
export async function fill({ read, orm }: Database, count: number): Promise<void> {
  const password = await hashPassword(BENCH_ACCOUNT.password);
  const [owner] = await read<{ id: number }>('insert into "user" (email, password) values ($1, $2) returning id', [BENCH_ACCOUNT.email, password]);
  await addListings(read, count, () => owner?.id ?? 0);
  await orm.em.fork().execute('vacuum analyze');
}

/** Adds so many listings by statements of a thousand rows. `ownerOf` says whose each is, by its number from 0. */
export async function addListings(read: Read, count: number, ownerOf: (number: number) => number): Promise<void> {
  const regions = await read<{ id: number; names: Record<string, string>; aliases: string[] }>('select id, names, aliases from region');
  await read(
    `insert into image (id, width, height, blur_data_url, original_name)
     select md5(n::text), 1600, 1200, 'data:image/webp;base64,' || repeat('A', 120), 'x' from generate_series(0, 999) as n`,
  );
  const cities = PLACES.flatMap(([city, region, weight]) => Array.from({ length: weight }, () => ({ city, region })));
  for (let start = 0; start < count; start += 1000) {
    const rows = Array.from({ length: Math.min(1000, count - start) }, (_, offset) => {
      const number = start + offset;
      const { city, region } = cities[(number * 7919) % cities.length] ?? { city: 'Split', region: 1 };
      const name = `${KINDS[number % KINDS.length]} ${WORDS[(number * 31) % WORDS.length]} ${number}`;
      const shortDescription = `Ruhige Lage in ${city}, kurze Wege zum Wasser und in die Altstadt.`;
      const texts = searchTexts({ name, city, shortDescription, tags: ['Familien', 'Altstadt'] }, regions.find(({ id }) => id === region) ?? { names: {}, aliases: [] });
      return { number, owner: ownerOf(number), name, city, region, shortDescription, ...texts };
    });
    await read(
      `insert into hotel (name, slug, description, short_description, address, city, region_id, star_rating, guest_rating, review_count,
         price_per_night, amenities, tags, image_url, images, owner_id, is_visible, is_featured, place_text, search_text)
       select r.name, 'haus-' || r.number || '-x', repeat(r."shortDescription" || ' ', 8), r."shortDescription", 'Obala ' || r.number, r.city, r.region,
         1 + r.number % 5, 3 + (r.number % 20) / 10.0, r.number % 300, 35 + (r.number * 37) % 446,
         (array['pool', 'seaView', 'freeWifi', 'parking', 'restaurant', 'spa'])[1 + r.number % 3 : 3 + r.number % 4], array['Familien', 'Altstadt'],
         '/images/' || md5((r.number % 1000)::text) || '.jpg', array(select '/images/' || md5(((r.number + i) % 1000)::text) || '.jpg' from generate_series(1, 5) as i),
         r.owner, true, r.number % 500 = 0, r."placeText", r."searchText"
       from jsonb_to_recordset($1::jsonb) as r (number int, owner int, name text, city text, region int, "shortDescription" text, "placeText" text, "searchText" text)`,
      [JSON.stringify(rows)],
    );
  }
}
