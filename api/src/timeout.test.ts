import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './test/app.js';

const LIMIT_MS = 1500;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ STATEMENT_TIMEOUT_MS: String(LIMIT_MS) });
  await app.database.read(`insert into tag (key, label) values ('strand', 'Strand')`);
  // Keywords are folded by the database: from now on, each takes longer than anybody waits.
  await app.database.read(`create or replace function folded(name text) returns text language sql volatile as $$ select name from pg_sleep(600) $$`);
});
afterAll(() => app.stop());

const asleep = () => app.database.read<{ count: number }>(`select count(*)::integer as count from pg_stat_activity where datname = current_database() and state = 'active' and query like '%folded(asked)%' and pid <> pg_backend_pid()`);

test('a statement that takes too long is given up: 503 in the language of whoever asked, with when to come back', async () => {
  const [rest, graphql] = await Promise.all([
    app.get('/api/hotels?tags=strand', { 'accept-language': 'hr' }),
    fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      body: JSON.stringify({ query: '{ hotels(filter: { tags: ["strand"] }) { nodes { id } } }' }),
    }),
  ]);
  expect([rest.status, rest.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await rest.json()).toEqual({ code: 'UNAVAILABLE', message: 'Trenutačno nismo dostupni. Molimo pokušajte uskoro ponovno.' });
  expect([graphql.status, graphql.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await graphql.json()).toMatchObject({ data: null, errors: [{ message: 'We cannot be reached at the moment. Please try again shortly.', extensions: { code: 'UNAVAILABLE', retryAfter: 5 } }] });
  // Nothing goes on in the database for somebody who has been sent away.
  expect(await asleep()).toEqual([{ count: 0 }]);
  expect((await app.get('/api/hotels')).status).toBe(200);
}, 60_000);

test('work that nobody waits for takes as long as it takes, and leaves its connection as it was', async () => {
  const { read, readPatiently } = app.database;
  expect(await readPatiently<{ slept: string }>(`select 'slept' as slept from pg_sleep($1)`, [(LIMIT_MS + 300) / 1000])).toEqual([{ slept: 'slept' }]);
  await expect(readPatiently('select 1 / 0')).rejects.toThrow('division by zero');
  const limits = await Promise.all(Array.from({ length: 20 }, () => read<{ statement_timeout: string }>('show statement_timeout')));
  expect(new Set(limits.flat().map((row) => row.statement_timeout))).toEqual(new Set([`${LIMIT_MS}ms`]));
}, 60_000);
