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

const none = (...columns: string[]) => Object.fromEntries(columns.map((column) => [column, null]));
const some = (...columns: string[]) => Object.fromEntries(columns.map((column) => [column, expect.anything() as unknown]));
const person = none('phone', 'first_name', 'last_name', 'company_name', 'company_type', 'address', 'city', 'postal_code', 'website', 'description');
const atStripe = none('stripe_customer_id', 'stripe_subscription_id', 'reset_token', 'reset_token_expiry');
const isOff = (...columns: string[]) => Object.fromEntries(columns.map((column) => [column, false]));
const amenities = isOff('free_wifi', 'pool', 'spa', 'sea_view', 'parking', 'restaurant');
const bought = { stripe_subscription_id: 'sub_1', stripe_customer_id: 'cus_1', stripe_price_id: 'price_1', status: 'active', current_period_start: '2026-01-01 00:00:00+00', current_period_end: '2027-01-01 00:00:00+00' };
const stored = { filename: 'a.jpg', original_name: 'b.jpg', mime_type: 'image/jpeg', size: 3, base64_data: 'AAAA' };
const written = { name: 'x', slug: 'felder', description: 'x', short_description: 'x', address: 'x', city: 'x', region_id: 1, star_rating: 3, price_per_night: 9 };

test.each<[table: string, given: Record<string, unknown>, belongsTo: string | null, rest: Record<string, unknown>]>([
  ['user', { email: 'felder@example.org', password: '!' }, null, { ...person, ...atStripe, country: 'Kroatien', is_admin: false, is_active: true, profile_complete: false, credits: 0, has_active_subscription: false, ...some('created_at', 'updated_at') }],
  ['hotel', written, 'owner_id', { rooms: 1, guests: 2, size: 50, review_count: 0, is_active: true, ...isOff('is_featured', 'is_popular'), ...amenities, images: [], amenities: [], features: [], tags: [], ...none('guest_rating', 'contact_email', 'contact_phone', 'website', 'facebook', 'instagram'), ...some('created_at') }],
  ['subscription', bought, 'user_id', { credits_per_period: 1, promo_code: null, ...some('created_at', 'updated_at') }],
  ['credit_transaction', { type: 'adjustment', amount: 1, description: 'x' }, 'user_id', { ...none('hotel_id', 'related_subscription_id'), ...some('created_at') }],
  ['stored_image', stored, 'uploaded_by_id', some('created_at')],
])('a row of %s has every field, and the usual values where none are given', async (table, given, belongsTo, rest) => {
  await database.read(`insert into "user" (email, password) values ('a@example.org', '!') on conflict do nothing`);
  const [owner] = await database.read<{ id: number }>(`select id from "user" where email = 'a@example.org'`);
  const row = belongsTo === null ? given : { ...given, [belongsTo]: owner?.id };
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  const [found] = await database.read(`insert into "${table}" (${Object.keys(row).join(', ')}) values (${places.join(', ')}) returning *`, Object.values(row));
  expect(found).toMatchObject({ id: expect.any(Number) as unknown, ...row, ...rest });
});

test('two addresses that differ in case only are one account', async () => {
  await database.read(`insert into "user" (email, password) values ('Mara@example.org', '!')`);
  await expect(database.read(`insert into "user" (email, password) values ('mara@EXAMPLE.org', '!')`)).rejects.toThrow(/user_email_unique/);
});

test('credits are never negative', async () => {
  await expect(database.read(`insert into "user" (email, password, credits) values ('b@example.org', '!', -1)`)).rejects.toThrow(/never_negative/);
});
