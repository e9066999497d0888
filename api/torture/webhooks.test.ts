import 'reflect-metadata';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../src/test/database.js';
import { until, WebhookReceiver } from '../src/test/receiver.js';
import { startServer } from './kill.js';

/** Few in every run of the tests; `npm run torture` asks for more. */
const KILLS = process.env.MODE === 'torture' ? 10 : 2;
const TIMES = { pollEvery: 50, timeout: 3000, firstDelay: 100, longestDelay: 400 };
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

let database: TestDatabase;
let look: Client;
let receiver: WebhookReceiver;
beforeAll(async () => {
  database = await createTestDatabase();
  look = new Client({ connectionString: database.url });
  await look.connect();
  receiver = await new WebhookReceiver().start();
  await look.query(`insert into "user" (email, password) values ('partner@example.org', '!')`);
  await look.query(`insert into webhook (owner_id, url, secret, is_own_only, position) select id, $1, $2, false, 0 from "user"`, [receiver.url, SECRET]);
});
afterAll(async () => {
  await receiver.stop();
  await look.end();
  await database.drop();
});

const start = () => startServer({ DATABASE_URL: database.url, PUBLIC_URL: 'http://localhost', WEBHOOK_PRIVATE_TARGETS: 'true', WEBHOOK_TIMES: JSON.stringify(TIMES) });

let count = 0;
async function write(listings: number): Promise<void> {
  await look.query(
    `insert into hotel (name, slug, description, short_description, address, city, region_id, star_rating, price_per_night, owner_id)
     select 'Kuća', 'kuca-u-nizu-' || n, 'x', 'x', 'x', 'Split', 1, 3, 50, (select id from "user") from generate_series($1::integer, $2::integer) as n`,
    [count, count + listings - 1],
  );
  count += listings;
}

/** What has arrived, each message once. */
const arrived = () => [...new Map(receiver.taken.map((entry) => [entry.id, entry])).values()].flatMap(({ message }) => message.data.changes.map(({ hotelId }) => Number(hotelId)));
const written = async () => (await look.query<{ id: number }>('select hotel_id as id from hotel_change order by position')).rows.map(({ id }) => id);

test(`two processes send nothing twice; killed ${KILLS} times, they lose nothing`, { timeout: 180_000 + KILLS * 20_000 }, async () => {
  const servers = await Promise.all([start(), start()]);
  for (let round = 0; round < 20; round += 1) {
    await write(1 + ((round * 37) % 250));
    // Now and then everything, otherwise while the last ones are still on their way.
    if (round % 5 === 0) await until(() => arrived().length === count);
  }
  await until(() => arrived().length === count);
  expect(arrived()).toEqual(await written());
  expect(new Set(receiver.taken.map(({ id }) => id)).size).toBe(receiver.taken.length);
  receiver.verify(SECRET);

  // From now on it takes its time, so that a kill hits what is on its way.
  let isSlow = true;
  const take = receiver.answer;
  for (let round = 0; round < KILLS; round += 1) {
    const next = start();
    await write(230);
    const seen = receiver.requests;
    receiver.answer = isSlow ? () => undefined : take;
    isSlow = !isSlow;
    await until(() => receiver.requests > seen);
    const killed = servers.shift();
    killed?.process.kill('SIGKILL');
    if (killed) await once(killed.process, 'exit');
    receiver.answer = take;
    servers.push(await next);
  }
  await until(() => new Set(arrived()).size === count);
  expect(arrived()).toEqual(await written());
  receiver.verify(SECRET);
  for (const server of servers) server.process.kill('SIGKILL');
});
