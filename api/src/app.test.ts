import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './root.js';
import { startTestApp, type TestApp } from './test/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('healthz tells of the process, readyz of the database and its migrations', async () => {
  expect((await app.get('/healthz')).status).toBe(200);
  expect((await app.get('/readyz')).status).toBe(200);
  await app.database.read(`update mikro_orm_migrations set name = 'unknown' where id = 1`);
  expect((await app.get('/readyz')).status).toBe(503);
  await app.database.read(`update mikro_orm_migrations set name = 'Migration20261121000000_start' where id = 1`);
});

test('the explorer’s parts come from here, packed and kept', async () => {
  for (const name of ['graphiql.js', 'graphiql.css', 'graphql.worker.js']) {
    const { status, headers } = await app.get(`/explorer/${name}`);
    expect({ name, status, packed: headers.get('content-encoding') }).toEqual({ name, status: 200, packed: 'gzip' });
    const again = await app.get(`/explorer/${name}`, { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' });
    expect(again.status).toBe(304);
  }
});

test('everybody may read the contract', async () => {
  const response = await app.get('/schema.graphql');
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(await response.text()).toBe(await readFile(path.join(ROOT, 'schema.graphql'), 'utf8'));
});

test('an operation cannot be run by a plain link or form of another site', async () => {
  const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{"query":"{ regions { id } }"}' });
  expect(response.status).toBe(400);
});

test('what fails inside is masked', async () => {
  await app.database.read('alter table region rename to hidden');
  const { data, errors, status } = await app.graphql('{ regions { id } }');
  expect({ data, status }).toEqual({ data: null, status: 500 });
  expect(errors?.[0]).toMatchObject({ message: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.', extensions: { code: 'UNEXPECTED' } });
  expect(JSON.stringify(errors)).not.toContain('hidden');
  await app.database.read('alter table hidden rename to region');
});

test('no header tells what it runs on', async () => {
  const { headers } = await app.get('/healthz');
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('operations may use the standard directives', async () => {
  const { data } = await app.graphql('query ($all: Boolean!) { region(id: "1") { slug id @include(if: $all) name @skip(if: true) } }', { all: false });
  expect(data).toEqual({ region: { slug: 'dalmatien-split' } });
});
