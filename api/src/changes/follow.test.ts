import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.js';
import { createTestDatabase, type TestDatabase } from '../test/database.js';
import { createOperator } from '../test/factories.js';
import { Writer } from '../test/writers.js';

const WRITERS = 20;
const TRANSACTIONS = 15;

let database: TestDatabase;
let app: TestApp;
let ownerId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await startTestApp({}, { databaseUrl: database.url });
  ownerId = (await createOperator(app)).id;
});
afterAll(async () => {
  await app.stop();
  await database.drop();
});

const visibleListings = () =>
  app.database.read<Listing>(`select id::text, name, price_per_night as "pricePerNight" from hotel where is_visible order by hotel.id`);

interface Listing {
  id: string;
  name: string;
  pricePerNight: number;
}

interface Change {
  cursor: string;
  kind: string;
  hotelId: string;
  hotel: Listing | null;
}

/** Keeps a copy of the visible listings from what it is told, in small pages. */
class Follower {
  readonly seen: string[] = [];
  /** By what the changes say; and by the listings that came with them. */
  readonly shown = new Set<string>();
  readonly copy = new Map<string, Listing>();
  private cursor = '';

  async page(since: string | null, first: number): Promise<Change[]> {
    const { data, errors } = await app.graphql<{ listingChanges: { nodes: Change[]; pageInfo: { endCursor: string } } }>(
      `query ($since: String, $first: Int!) { listingChanges(since: $since, first: $first) {
         nodes { cursor kind hotelId hotel { id name pricePerNight } } pageInfo { endCursor } } }`,
      { since, first },
    );
    expect(errors).toBeUndefined();
    this.cursor = data?.listingChanges.pageInfo.endCursor ?? '';
    return data?.listingChanges.nodes ?? [];
  }

  async begin(): Promise<void> {
    await this.page(null, 1);
  }

  /** Takes one page; false when there was nothing new. */
  async follow(): Promise<boolean> {
    const changes = await this.page(this.cursor, 1 + (this.seen.length % 13));
    for (const { cursor, kind, hotelId, hotel } of changes) {
      this.seen.push(cursor);
      const isShown = kind === 'CREATED' || kind === 'CHANGED';
      if (kind === 'CREATED') expect(this.shown.has(hotelId), `${hotelId} appears while it is there`).toBe(false);
      if (kind === 'CHANGED' || kind === 'HIDDEN') expect(this.shown.has(hotelId), `${hotelId} is ${kind} and not there`).toBe(true);
      if (isShown) this.shown.add(hotelId);
      else this.shown.delete(hotelId);
      if (hotel) this.copy.set(hotelId, hotel);
      else this.copy.delete(hotelId);
    }
    return changes.length > 0;
  }
}

test(`${WRITERS} writers at once: whoever follows misses nothing, gets nothing twice, and ends with the same listings`, { timeout: 120_000 }, async () => {
  const writers = await Promise.all(Array.from({ length: WRITERS }, (_, index) => new Writer(database.url, ownerId, `w${index}`).start()));
  const late = await new Writer(database.url, ownerId, 'late').start();
  const slow = await late.create(0);
  for (let number = 100; number < 160; number += 1) await late.create(number);
  const followers = [new Follower(), new Follower()];
  for (const follower of followers) await follower.begin();
  const before = await visibleListings();
  for (const { shown, copy } of followers) {
    for (const hotel of before) {
      shown.add(hotel.id);
      copy.set(hotel.id, hotel);
    }
  }

  // It begins first, has the lowest numbers, and commits when much of the rest has long been read.
  await late.query('begin');
  await late.query('update hotel set price_per_night = 1 where id = $1', [slow]);
  const lateIds = [await late.create(1), await late.create(2)];
  let isWriting = true;
  const writing = Promise.all(
    writers.map(async (writer) => {
      for (let count = 0; count < TRANSACTIONS; count += 1) {
        await writer.work(count);
      }
    }),
  ).finally(() => (isWriting = false));
  const following = followers.map(async (follower) => {
    while (isWriting) await follower.follow();
  });
  const [patient] = followers;
  while (isWriting && (patient?.seen.length ?? 0) < 200) await new Promise((resolve) => setImmediate(resolve));
  const readBefore = patient?.seen.length ?? 0;
  await late.query('commit');
  await Promise.all([writing, ...following]);
  for (const follower of followers) while (await follower.follow());

  expect(readBefore).toBeGreaterThan(100);
  const positions = await app.database.read<{ position: number; hotelId: number }>(`select position::integer, hotel_id as "hotelId" from hotel_change where position > $1 order by position`, [before.length]);
  const cursors = positions.map(({ position }) => Buffer.from(`changes:${position}`).toString('base64url'));
  const visible = await visibleListings();
  expect(visible.length).toBeGreaterThan(10);
  for (const { seen, shown, copy } of followers) {
    expect(seen).toEqual(cursors);
    expect([...copy.values()].toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual(visible);
    expect([...shown].toSorted((a, b) => Number(a) - Number(b))).toEqual(visible.map(({ id }) => id));
  }
  // The late ones came, and in their place: after what had been read.
  const places = lateIds.map((id) => positions.findIndex(({ hotelId }) => hotelId === id));
  expect(Math.min(...places)).toBeGreaterThanOrEqual(readBefore);
  await Promise.all([...writers, late].map((writer) => writer.stop()));
});
