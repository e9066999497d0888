import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLogger } from './logger.js';
import { startTestApp, type TestApp } from './test/app.js';
import { workFor } from './work.js';

const OWN_ID = /^[0-9a-f]{10}-[0-9a-z]+$/;
const lines: string[] = [];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(
    { ANSWER_CACHE_MEGABYTES: '8' },
    {
      log: (line) => void lines.push(line),
      web: {
        assets: (_, __, next) => next(),
        manifest: {},
        render: ({ url }) => (url.includes('broken') ? Promise.reject(new Error(`${decodeURIComponent(url)} cannot be rendered`)) : Promise.resolve({ status: 200, html: '<p>page</p>', source: 'src/home/HomePage.tsx' })),
      },
    },
  );
  // What nobody expects: a table that is not there.
  await app.database.read('alter table region rename to region_elsewhere');
});
afterAll(() => app.stop());
beforeEach(() => void lines.splice(0));

const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) => fetch(app.url + path, { ...init, headers });
const post = (query: string, headers: Record<string, string> = {}) => ask('/graphql', { 'content-type': 'application/json', ...headers }, { method: 'POST', body: JSON.stringify({ query }) });
const logged = () => lines.map((line) => JSON.parse(line) as { level: number; requestId?: string; err?: { message: string }; msg: string });

test('every answer says which request it is for, also from memory, and no two say the same', async () => {
  const answers = [
    await ask('/healthz'),
    await ask('/api/hotels'),
    await ask('/api/nothing'),
    await ask('/images/none.jpeg'),
    await ask('/somewhere'),
    await ask('/'),
    await ask('/'),
    await post('{ hotels { totalCount } }'),
    await post('{ hotels { totalCount } }'),
    await post('{ nothing }'),
    await post('nothing'),
    await ask('/graphql?query={__typename}'),
    await ask('/graphql', { 'content-type': 'application/json' }, { method: 'POST', body: '{' }),
  ];
  const ids = answers.map(({ headers }) => headers.get('x-request-id') ?? '');
  for (const id of ids) expect(id).toMatch(OWN_ID);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a request keeps the id that a proxy gave it, if it is one', async () => {
  const given = 'a1b2c3d4-e5f6_7890';
  for (const path of ['/healthz', '/', '/']) expect((await ask(path, { 'x-request-id': given })).headers.get('x-request-id')).toBe(given);
  for (const bad of ['short', 'x'.repeat(65), 'with space', '<script>alert(1)</script>', '{"level":60}', 'ünïcodeünïcode', 'aaaaaaaa, bbbbbbbb']) {
    expect((await ask('/healthz', { 'x-request-id': Buffer.from(bad).toString('latin1') })).headers.get('x-request-id')).toMatch(OWN_ID);
  }
});

test('what nobody expected says its id in the answer, in GraphQL, REST and on a page in three languages, and the log has it', async () => {
  const graphql = await post('{ regions { id } }', { 'x-request-id': 'asked-with-graphql' });
  expect(await graphql.json()).toMatchObject({ errors: [{ extensions: { code: 'UNEXPECTED', requestId: 'asked-with-graphql' } }] });
  const rest = await ask('/api/regions', { 'x-request-id': 'asked-with-rest' });
  expect([rest.status, await rest.json()]).toEqual([500, { code: 'UNEXPECTED', message: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.', requestId: 'asked-with-rest' }]);
  for (const [path, text] of [['/broken', 'Fehlerkennung'], ['/en/broken', 'Error ID'], ['/hr/broken', 'Oznaka pogreške']]) {
    const page = await ask(path!, { 'x-request-id': 'asked-for-a-page' });
    const html = await page.text();
    expect([page.status, page.headers.get('cache-control'), page.headers.get('content-type')]).toEqual([500, 'no-store', 'text/html; charset=utf-8']);
    expect(html).toContain(text);
    expect(html).toContain('<code>asked-for-a-page</code>');
  }
  const found = logged().filter(({ msg }) => msg === 'a resolver failed').map(({ requestId }) => requestId);
  expect(found).toEqual(['asked-with-graphql', 'asked-with-rest', ...Array<string>(3).fill('asked-for-a-page')]);
  // What was expected needs no id: the answer says what is wrong.
  expect(await (await ask('/api/hotels?priceMin=x')).text()).not.toContain('requestId');
});

test('whatever somebody sends, a line stays a line, and says what was sent', async () => {
  const evil = '\r\n{"level":60,"msg":"forged"}\u001b[2J\u009b31m\u2028\u2029\u202e\u0000"}\\\u0007';
  await ask(`/broken${encodeURIComponent(evil)}`, { 'user-agent': '{"level":60}' });
  await workFor({ requestId: evil, job: evil }, () => Promise.resolve(createLogger('info', { write: (line) => void lines.push(line) }).info({ [evil]: evil }, evil)));
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line.endsWith('}\n')).toBe(true);
    expect([...line.slice(0, -1)].filter((character) => character < ' ' || (character >= '\u007f' && character <= '\u009f') || '\u2028\u2029\u202e'.includes(character))).toEqual([]);
  }
  expect(logged()[0]).toMatchObject({ level: 50, err: { message: `/broken${evil} cannot be rendered` } });
  expect(logged()[1]).toMatchObject({ level: 30, msg: evil, job: evil, [evil]: evil });
});

test('an address in an error loses its password, a mail address its name, and a key everything', async () => {
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const key = `obala_${'aB3'.repeat(13)}x`;
  log.error({ err: new Error(`postgresql://obala:s3cret@db:5432/x, mara.host@example.org, sk_live_abc123, whsec_abc123=, ${key}`) }, 'failed');
  expect(lines.join('')).not.toMatch(/s3cret|mara|abc123|aB3/);
  expect(lines.join('')).toContain('postgresql://***@db:5432/x, ***@example.org, ***, ***, ***');
});
