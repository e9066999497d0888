import 'reflect-metadata';
import { once } from 'node:events';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../src/test/database.js';
import { visit } from '../src/test/visits.js';
import { startServer } from './kill.js';

const ROUNDS = process.env.MODE === 'torture' ? 10 : 2;
const HOTELS = 40;

let database: TestDatabase;
let look: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  look = new Client({ connectionString: database.url });
  await look.connect();
  await look.query(`insert into "user" (email, password) values ('host@example.org', '!')`);
  await look.query(
    `insert into hotel (name, slug, description, short_description, address, city, region_id, star_rating, price_per_night, owner_id)
     select 'Haus', 'haus-' || n || '-x', 'x', 'x', 'x', 'x', 1, 3, 9, (select id from "user") from generate_series(1, ${HOTELS}) n`,
  );
});
afterAll(async () => {
  await look.end();
  await database.drop();
});

test(`killed while visits come in, ${ROUNDS} times: what was acknowledged is counted, and nothing twice`, { timeout: 180_000 + ROUNDS * 10_000 }, async () => {
  const { rows: hotels } = await look.query<{ id: number }>('select id from hotel order by id');
  const start = () => startServer({ DATABASE_URL: database.url, PUBLIC_URL: 'http://localhost', TRUST_PROXY: '1', STRIPE_SECRET_KEY: 'sk_test_nobody', STRIPE_WEBHOOK_SECRET: 'x', STRIPE_PRICE_ID: 'x' });
  const sent = new Set<string>();
  const acknowledged = new Set<string>();
  let server = await start();
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = start();
    const visitors = Array.from({ length: 30 }, (_, index) => `10.${round}.0.${index}`);
    let isDead = false;
    const visits = visitors.map(async (address) => {
      for (const { id: hotelId } of hotels) {
        if (isDead) return;
        sent.add(`${address} ${hotelId}`);
        const response = await visit(server, [{ hotelId, kind: 'detail' }], { 'x-forwarded-for': address }).catch(() => undefined);
        if (response?.status === 204) acknowledged.add(`${address} ${hotelId}`);
      }
    });
    const before = acknowledged.size;
    await expect.poll(() => acknowledged.size, { timeout: 30_000, interval: 5 }).toBeGreaterThan(before + 50);
    server.process.kill('SIGKILL');
    await once(server.process, 'exit');
    isDead = true;
    await Promise.all(visits);
    server = await next;
    const { rows } = await look.query<{ count: number }>('select sum(count)::integer as count from hotel_statistic');
    const counted = rows[0]?.count ?? 0;
    expect(counted).toBeGreaterThanOrEqual(acknowledged.size);
    expect(counted).toBeLessThanOrEqual(sent.size);
    // What was acknowledged is known: it comes again, and counts no more.
    const again = await Promise.all([...acknowledged].slice(-20).map((key) => visit(server, [{ hotelId: key.split(' ')[1] ?? '', kind: 'detail' }], { 'x-forwarded-for': key.split(' ')[0] ?? '' })));
    expect(again.every(({ status }) => status === 204)).toBe(true);
    const { rows: after } = await look.query<{ count: number }>('select sum(count)::integer as count from hotel_statistic');
    expect(after[0]?.count).toBe(counted);
    sent.clear();
    acknowledged.clear();
    await look.query('truncate hotel_statistic');
  }
  server.process.kill('SIGKILL');
});
