import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLogger } from './logger.js';
import { type Notices, startNotices, type Touched } from './notices.js';
import { type Cable, layCable } from './test/cable.js';
import { createTestDatabase, type TestDatabase } from './test/database.js';

let database: TestDatabase;
let cable: Cable;
let notices: Notices;
let other: Client;
const heard: Touched[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  cable = await layCable(database.url);
  notices = await startNotices({ databaseUrl: cable.url, log: createLogger('silent') });
  notices.onChange((touched) => void heard.push(touched));
  other = new Client({ connectionString: database.url });
  await other.connect();
  await other.query(`insert into "user" (email, password) values ('a@obala.example', 'x')`);
});

afterAll(async () => {
  await notices.stop();
  await other.end();
  await cable.stop();
  await database.drop();
});

/** What is heard of a statement: the last thing of it is said by the statement after it. */
async function after(...statements: string[]): Promise<Touched[]> {
  heard.length = 0;
  for (const statement of [...statements, `notify touched, 'end'`]) await other.query(statement);
  await vi.waitUntil(() => heard.at(-1)?.includes('end'), { timeout: 20_000 });
  return heard.slice(0, -1);
}

const hotels = (count: number) =>
  `insert into hotel (name, slug, description, short_description, address, city, region_id, star_rating, price_per_night, owner_id)
   select 'Kuća', 'kuca-' || (select count(*) from hotel) + n, 'x', 'x', 'x', 'Split', 1, 3, 50, (select min(id) from "user") from generate_series(1, ${count}) n`;

test('each commit says what it touched, one by one, and its kind where it touched many', async () => {
  expect(await after(hotels(1))).toEqual([['hotel:1', 'hotel@1']]);
  expect(await after('update hotel set price_per_night = 60 where id = 1')).toEqual([['hotel:1', 'hotel@1']]);
  expect((await after('update hotel set region_id = 3 where id = 1')).map((touched) => [...(touched ?? [])].sort())).toEqual([['hotel:1', 'hotel@1', 'hotel@3']]);
  expect(await after('begin', 'update hotel set price_per_night = 70 where id = 1', 'rollback')).toEqual([]);
  expect(await after('update hotel set price_per_night = 80 where id = 99')).toEqual([]);
  expect(await after(hotels(60))).toEqual([['hotel']]);
  expect(await after('delete from hotel where id = 1')).toEqual([['hotel:1', 'hotel@3']]);
  expect(await after(`update region set aliases = '{Istra}' where id = 2`)).toEqual([['region:2']]);
});

test('an account that is switched off touches its listings', async () => {
  await after('delete from hotel where id > 3');
  expect((await after('update "user" set is_active = false')).flat().sort()).toEqual(['hotel:2', 'hotel:3', 'hotel@1', 'hotel@1']);
});

test('processes of the release before are told too', async () => {
  await other.query('listen changed');
  const said: (string | undefined)[] = [];
  other.on('notification', ({ payload }) => said.push(payload));
  await after('update hotel set price_per_night = 61 where id = 2', `notify changed, 'end'`);
  await vi.waitUntil(() => said.includes('end'), { timeout: 20_000 });
  expect(said).toEqual(['hotel:2', 'end']);
  await other.query('unlisten changed');
});

test('while the connection is away it says that it hears nothing, and when it is back, that anything may have changed', async () => {
  cable.cut();
  await vi.waitUntil(() => !notices.isListening, { timeout: 20_000 });
  heard.length = 0;
  await other.query('update hotel set price_per_night = 90 where id = 2');
  cable.mend();
  await vi.waitUntil(() => notices.isListening, { timeout: 20_000 });
  expect(heard).toEqual([null]);
  expect(await after('update hotel set price_per_night = 91 where id = 2')).toEqual([['hotel:2', 'hotel@1']]);
});
