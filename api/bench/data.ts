import type { Read } from '../src/database.js';
import { searchTexts } from '../src/hotels/hotel.search.js';
import { listing, TAGS } from './names.js';

const BATCH = 1000;

/** Adds so many listings by statements of a thousand rows. `ownerOf` says whose each is, by its number from 0. */
export async function addListings(read: Read, count: number, ownerOf: (number: number) => number): Promise<void> {
  const regions = await read<{ id: number; names: Record<string, string>; aliases: string[] }>('select id, names, aliases from region');
  await read(
    `insert into image (id, width, height, blur_data_url, original_name)
     select md5(n::text), 1600, 1200, 'data:image/webp;base64,' || repeat('A', 120), 'x' from generate_series(0, 999) as n`,
  );
  await read('insert into tag (key, label) select folded(label), label from unnest($1::text[]) as label on conflict do nothing', [TAGS]);
  const tags = new Map((await read<{ label: string; id: number }>('select label, id from tag')).map(({ label, id }) => [label, id]));
  for (let start = 0; start < count; start += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - start) }, (_, offset) => {
      const { place, region, ...row } = listing(start + offset);
      const texts = searchTexts({ ...row, island: place.island }, regions.find(({ id }) => id === region) ?? { names: {}, aliases: [] });
      const tagIds = row.tags.map((tag) => tags.get(tag) ?? 0).sort((one, other) => one - other);
      return { ...row, ...place, ...texts, region, tagIds, owner: ownerOf(row.number) };
    });
    await read(INSERT, [JSON.stringify(rows)]);
  }
}

const INSERT = `
  insert into hotel (name, slug, description, short_description, address, city, region_id, star_rating, guest_rating, review_count,
    price_per_night, rooms, guests, size, contact_email, amenities, tags, tag_ids, image_url, images, owner_id, is_visible, is_featured,
    latitude, longitude, sea_distance_metres, island, place_text, search_text)
  select r.name, 'haus-' || r.number || '-x', repeat(r."shortDescription" || ' ', 3 + r.number % 9), r."shortDescription", 'Obala ' || r.number % 200, r.city, r.region,
    1 + r.number % 5, case when r.number % 9 > 0 then 3 + (r.number % 20) / 10.0 end, case when r.number % 9 > 0 then r.number % 300 else 0 end,
    35 + ((r.number * 37::bigint) % 446) ^ 2 / 446, 1 + r.number % 6, 2 + r.number % 9, 25 + (r.number * 7) % 150, 'haus' || r.number || '@example.org',
    (array['pool', 'seaView', 'freeWifi', 'parking', 'restaurant', 'spa', 'kitchen'])[1 + r.number % 4 : 3 + r.number % 5], r.tags, r."tagIds",
    '/images/' || md5((r.number % 1000)::text) || '.jpg', array(select '/images/' || md5(((r.number + i) % 1000)::text) || '.jpg' from generate_series(1, 5) as i),
    r.owner, true, r.number % 500 = 0, r.latitude, r.longitude, r."seaDistanceMetres", r.island, r."placeText", r."searchText"
  from jsonb_to_recordset($1::jsonb) as r (number int, owner int, name text, city text, region int, "shortDescription" text, tags text[], "tagIds" int[],
    latitude float, longitude float, "seaDistanceMetres" int, island text, "placeText" text, "searchText" text)`;
