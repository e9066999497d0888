import http, { type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.js';
import { createOperator } from '../test/factories.js';
import { patience } from '../test/patience.js';

/** Together some 20 MB: far more than a connection holds that nobody reads from. */
const ROWS = 1000;
const LETTERS = 20_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const owner = await createOperator(app);
  await app.database.read(
    `insert into hotel (name, slug, description, short_description, address, city, region_id, star_rating, price_per_night, owner_id)
     select 'Haus ' || n, 'haus-' || n, repeat(chr(97 + n % 26), ${LETTERS}), 'x', 'x', 'x', 3, 3, n, $1 from generate_series(1, ${ROWS + 1}) as n`,
    [owner.id],
  );
});
afterAll(() => app.stop());

interface Listed {
  name: string;
}

/** The answer as it begins, and nothing more of it until it is read. */
function begun(path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    http.get(app.url + path, (response) => response.once('readable', () => resolve(response))).once('error', reject);
  });
}

async function rest(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk as string;
  return text;
}

/** Statements at work for the application, of whatever kind. */
async function running(): Promise<number> {
  const [row] = await app.database.read<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity where datname = current_database() and state = 'active' and pid <> pg_backend_pid() and query ~ 'hotel'`,
  );
  return row?.count ?? 0;
}

test('a long list is the same as in short pieces, costs what it did, and says where it goes on', async () => {
  const whole = await app.get('/api/hotels?sort=price-asc&limit=120');
  expect(whole.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(whole.headers.get('x-ratelimit-cost')).toBe('123');
  const text = await whole.text();
  let [address, pieces] = ['/api/hotels?sort=price-asc&limit=40', [] as unknown[]];
  for (let piece = 0; piece < 3; piece += 1) {
    const response = await app.get(address);
    pieces = [...pieces, ...((await response.json()) as unknown[])];
    address = /^<(.+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1] ?? '';
  }
  expect(text).toBe(JSON.stringify(pieces));
  const end = (link: string | null) => new URLSearchParams(/\?([^>]+)>/.exec(link ?? '')?.[1]).get('after');
  expect(end(whole.headers.get('link'))).toBe(new URL(address, app.url).searchParams.get('after'));
  const head = await fetch(`${app.url}/api/hotels?sort=price-asc&limit=120`, { method: 'HEAD' });
  expect([head.status, head.headers.get('link')]).toEqual([200, whole.headers.get('link')]);
});

test('the end of a list is read from the database when its beginning has been read from the server', async () => {
  const response = await begun('/api/hotels?sort=price-asc');
  expect(response.statusCode).toBe(200);
  await app.database.read(`update hotel set is_active = false where price_per_night between ${ROWS - 9} and ${ROWS}`);
  const listed = JSON.parse(await rest(response)) as Listed[];
  await app.database.read('update hotel set is_active = true');
  expect(listed[0]?.name).toBe('Haus 1');
  expect(listed.at(-1)?.name).toBe(`Haus ${ROWS - 10}`);
  expect(listed).toHaveLength(ROWS - 10);
});

test('whoever stops reading half-way leaves no statement behind, and the database to others', async () => {
  const slow = await Promise.all(Array.from({ length: 15 }, () => begun('/api/hotels?sort=price-asc')));
  // Each of them waits, and holds none of the ten connections.
  expect((await app.get('/api/hotels/haus-7')).status).toBe(200);
  await vi.waitFor(async () => expect(await running()).toBe(0), { timeout: patience(3000) });
  for (const response of slow) response.destroy();
  await vi.waitFor(async () => expect(await running()).toBe(0), { timeout: patience(3000) });
  expect((await app.get('/api/hotels/haus-8')).status).toBe(200);
});

test('what fails on the way breaks the connection off: half a list never looks whole', async () => {
  const response = await begun('/api/hotels?sort=price-asc');
  await app.database.read('alter table hotel rename column description to gone');
  await expect(rest(response)).rejects.toThrow();
  expect(response.complete).toBe(false);
  const refused = await app.get('/api/hotels?sort=price-asc');
  expect(refused.status).toBeGreaterThanOrEqual(500);
  expect(await refused.json()).toMatchObject({ message: expect.any(String) as string });
  await app.database.read('alter table hotel rename column gone to description');
});
