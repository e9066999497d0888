import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addListings } from '../bench/data.js';
import { createTestDatabase, type TestDatabase } from '../src/test/database.js';
import { startTestApp, type TestApp } from '../src/test/app.js';
import { Browser } from '../src/test/browser.js';
import { Writer } from '../src/test/writers.js';
import { type Copied, Partner } from './partner.js';

/** Few, and for a moment, in every run of the tests; `npm run torture` asks for more, and gives less than that needs in a minute. */
const [LISTINGS, SECONDS, POINTS] = process.env.MODE === 'torture' ? [100_000, 20, 60_000] : [2000, 3, 100_000];
const WRITERS = 8;

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await startTestApp({ RATE_LIMIT_KEY: String(POINTS) }, { databaseUrl: database.url });
}, 60_000);
afterAll(async () => {
  await app.stop();
  await database.drop();
});

test(`a partner copies ${LISTINGS} listings and follows ${WRITERS} writers for ${SECONDS} s: the copy equals the database`, { timeout: 1_200_000 }, async () => {
  const operator = new Browser(app);
  const account = { email: 'partner@example.org', password: 'kamen-i-more-7', confirmPassword: 'kamen-i-more-7', phone: '+385 21 1' };
  const { id: ownerId } = (await (await operator.send('POST', '/api/auth/register', account)).json()) as { id: string };
  await addListings(app.database.read, LISTINGS, () => Number(ownerId));
  await app.database.read('analyze hotel');
  const { data, errors } = await operator.graphql<{ createApiKey: { secret: string } }>(
    'mutation { createApiKey(input: { name: "Portal", scopes: [LISTINGS_READ], expiresInDays: 30 }) { secret } }',
  );
  expect(errors).toBeUndefined();

  const partner = new Partner(app.url, data?.createApiKey.secret ?? '');
  const writers = await Promise.all(Array.from({ length: WRITERS }, (_, index) => new Writer(database.url, Number(ownerId), `w${index}`).start()));
  let isWriting = true;
  const writing = Promise.all(
    writers.map(async (writer) => {
      for (let number = 0; isWriting; number += 1) await writer.work(number);
    }),
  );
  const start = performance.now();
  await partner.copyAll();
  const copied = performance.now();
  while (performance.now() - copied < SECONDS * 1000) if (!(await partner.follow())) await sleep(250);
  isWriting = false;
  await writing;
  while (await partner.follow());

  const expected = await app.database.read<Copied>(
    `select id::text, name, slug, city, price_per_night as "pricePerNight" from hotel where is_visible order by hotel.id`,
  );
  const copy = [...partner.copy.values()].toSorted((a, b) => Number(a.id) - Number(b.id));
  // Compared as text: how two long lists differ takes minutes to say.
  const different = expected.filter((hotel, index) => JSON.stringify(hotel) !== JSON.stringify(copy[index], Object.keys(hotel)));
  expect({ listings: copy.length, different: different.slice(0, 3) }).toEqual({ listings: expected.length, different: [] });
  expect(partner.cursors.size).toBeGreaterThan(50);
  expect(partner.refusals).toBe(0);
  if (process.env.MODE === 'torture') {
    const { requests, points, refusals, waitedSeconds, cursors } = partner;
    const seconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10;
    console.log({ listings: copy.length, copiedIn: seconds(copied - start), waitedSeconds, requests, points, refusals, changes: cursors.size });
  }
  await Promise.all(writers.map((writer) => writer.stop()));
});
