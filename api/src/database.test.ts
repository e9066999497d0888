import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database, migrate } from './database.js';
import { createTestDatabase, type TestDatabase } from './test/database.js';

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

test('the migrations make exactly what the entities describe', async () => {
  const differences = (await database.orm.schema.getUpdateSchemaSQL())
    .split('\n')
    // Triggers are written by hand in the migrations; entities do not know them.
    .filter((line) => line.trim() !== '' && !/^set names|trigger|function/.test(line));
  expect(differences).toEqual([]);
});

test('migrating again, and by two processes at once, changes nothing', async () => {
  await Promise.all([migrate(created.url), migrate(created.url)]);
  expect(await database.isReady()).toBe(true);
});

test.each([
  ['a slug twice', { slug: 'once' }],
  ['a slug of digits', { slug: '123' }],
  ['six stars', { star_rating: 6 }],
  ['a guest rating above 5', { guest_rating: 5.1 }],
  ['no price', { price_per_night: 0 }],
  ['an unknown amenity', { amenities: ['helipad'] }],
  ['an unknown region', { region_id: 99 }],
  ['an unknown owner', { owner_id: 99_999 }],
])('a listing with %s is refused by the database', async (_, wrong) => {
  await database.read(`insert into "user" (email, password) values ('a@example.org', '!') on conflict do nothing`);
  const [owner] = await database.read<{ id: number }>(`select id from "user" where email = 'a@example.org'`);
  const row = { name: 'x', slug: `s-${Math.random()}`, description: 'x', short_description: 'x', address: 'x', city: 'x', region_id: 1, star_rating: 3, price_per_night: 9, owner_id: owner?.id };
  const insert = (values: Record<string, unknown>) =>
    database.read(
      `insert into hotel (${Object.keys(values).join(', ')}) values (${Object.keys(values).map((_, index) => `$${index + 1}`).join(', ')})`,
      Object.values(values),
    );
  await insert({ ...row, slug: 'once' }).catch(() => undefined);
  await expect(insert({ ...row, ...wrong })).rejects.toThrow(/violates/);
});

test('two addresses that differ in case only are one account', async () => {
  await database.read(`insert into "user" (email, password) values ('Mara@example.org', '!')`);
  await expect(database.read(`insert into "user" (email, password) values ('mara@EXAMPLE.org', '!')`)).rejects.toThrow(/user_email_unique/);
});

test('credits are never negative', async () => {
  await expect(database.read(`insert into "user" (email, password, credits) values ('b@example.org', '!', -1)`)).rejects.toThrow(/never_negative/);
});
