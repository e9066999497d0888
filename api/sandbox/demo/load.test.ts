import 'reflect-metadata';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, type Database } from '../../src/database.js';
import { filenameOf, ImageFormat, imageIdOf } from '../../src/images/image.files.js';
import { DatabaseImageStore } from '../../src/images/image.database-store.js';
import { createTestDatabase, type TestDatabase } from '../../src/test/database.js';
import { DemoImageStore } from './image-store.js';
import { loadDemoData } from './load.js';
import { LISTINGS } from './listings.js';

let created: TestDatabase;
let database: Database;
beforeAll(async () => {
  created = await createTestDatabase();
  database = await connect(created.url);
});
afterAll(async () => {
  await database.close();
  await created.drop();
});

const count = async (table: string) => (await database.read<{ n: number }>(`select count(*)::integer as n from ${table}`))[0]?.n ?? 0;

describe('the demo data', () => {
  test('fills an empty database once, however many processes start', async () => {
    const loaded = await Promise.all([loadDemoData(database), loadDemoData(database)]);
    expect(loaded.toSorted()).toEqual([false, true]);
    expect(await count('hotel')).toBe(Object.values(LISTINGS).flat().length);
    expect(await loadDemoData(database)).toBe(false);
  });

  test('holds every region, every combination of amenities, featured and inactive places, the longest and the least', async () => {
    expect(await count('(select distinct region_id from hotel) as r')).toBe(12);
    expect(await count('(select distinct free_wifi, parking, restaurant, pool, spa, sea_view from hotel) as c')).toBe(64);
    expect(await count('hotel where not is_active')).toBeGreaterThan(5);
    expect(await count('hotel where is_featured')).toBeGreaterThan(5);
    expect(await count('hotel where length(name) = 120 and length(description) = 5000 and length(short_description) = 300')).toBe(1);
    expect(await count("hotel where length(description) = 50 and length(short_description) = 20 and tags = '{}'")).toBe(1);
    expect(await count('hotel where price_per_night not between 35 and 480')).toBe(0);
    expect(await count('hotel where cardinality(images) not between 4 and 10')).toBe(0);
  });

  test('keeps its books: the balance is the sum of the ledger, and never negative on the way', async () => {
    const wrong = await database.read(
      `select u.email from "user" u left join credit_transaction t on t.user_id = u.id group by u.id having u.credits <> coalesce(sum(t.amount), 0)`,
    );
    expect(wrong).toEqual([]);
    const [operator] = await database.read<{ credits: number; off: number }>(
      `select u.credits, (select count(*)::integer from hotel h where h.owner_id = u.id and not h.is_active) as off
       from "user" u where email = 'operator@obala.example' and profile_complete and has_active_subscription`,
    );
    expect(operator).toEqual({ credits: 2, off: 1 });
  });

  test('tells of visits to every visible place, so that each region has a median', async () => {
    expect(await count('hotel h where h.is_visible and not exists (select 1 from hotel_statistic s where s.hotel_id = h.id and s.day > current_date - 14)')).toBe(0);
    expect(await count('(select region_id from hotel where is_visible group by region_id having count(*) >= 5) as r')).toBe(12);
  });

  test('neighbours on the pages differ in what their first picture shows', async () => {
    const pictures = await database.read<{ motif: string }>(
      `select picture.scene ->> 'motif' as motif from hotel h join sandbox.picture on h.image_url = '/images/' || picture.id || '.jpg'
       where h.is_visible order by h.relevance desc, h.id desc`,
    );
    expect(pictures.filter(({ motif }, index) => motif === pictures[index - 1]?.motif).length).toBeLessThan(pictures.length / 20);
  });

  test('a picture is drawn when it is asked for, once for all who ask, and kept', async () => {
    const [hotel] = await database.read<{ imageUrl: string }>('select image_url as "imageUrl" from hotel order by id limit 1');
    const id = imageIdOf(hotel?.imageUrl ?? '') ?? '';
    const filename = filenameOf({ id, width: 400, format: ImageFormat.WEBP });
    const stored = new DatabaseImageStore(database.read);
    const drawing = new DemoImageStore(stored, database.read);
    expect(await stored.get(filename)).toBeNull();
    const [first, second] = await Promise.all([drawing.get(filename), drawing.get(filename)]);
    expect(first).toBe(second);
    expect(await sharp(first ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 400, height: 300 });
    // It is sent before it is kept.
    await expect.poll(() => stored.get(filename), { timeout: 60_000 }).toEqual(first);
    const [image] = await database.read<{ blur: string }>('select blur_data_url as blur from image where id = $1', [id]);
    expect(image?.blur).toMatch(/^data:image\/webp/);
    expect(await drawing.get(filenameOf({ id: '0'.repeat(32), width: 400, format: ImageFormat.WEBP }))).toBeNull();
  });
});
