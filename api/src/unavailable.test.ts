import 'reflect-metadata';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Web } from './pages.js';
import { startTestApp, type TestApp } from './test/app.js';
import { Browser } from './test/browser.js';
import { type Cable, layCable } from './test/cable.js';
import { createTestDatabase, type TestDatabase } from './test/database.js';
import { formOf, picture, sendForm } from './test/listings.js';
import { until } from './test/receiver.js';

const WEB: Web = { assets: (_request, _response, next) => next(), manifest: null, render: () => Promise.resolve({ status: 200, html: '<p>Obala</p>' }) };

let database: TestDatabase;
let cable: Cable;
let stranger: Server;
let app: TestApp;
let operator: Browser;
beforeAll(async () => {
  database = await createTestDatabase();
  cable = await layCable(database.url);
  // Where the pictures should be, somebody else answers everything.
  stranger = createServer((request, response) => request.resume().once('end', () => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>'))).listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const s3 = { IMAGE_STORE: 's3', S3_ENDPOINT: `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`, S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x' };
  app = await startTestApp(s3, { databaseUrl: cable.url, web: WEB });
  operator = new Browser(app, { 'accept-language': 'hr' });
  await operator.send('POST', '/api/auth/register', { email: 'mara@example.org', password: 'kamen-i-more-7', confirmPassword: 'kamen-i-more-7', phone: '+385 21 1' });
});
afterAll(async () => {
  await app.stop();
  stranger.close();
  await cable.stop();
  await database.drop();
});

const IN_CROATIAN = 'Trenutačno nismo dostupni. Molimo pokušajte uskoro ponovno.';

test('without its database everything says so, in the language of whoever asks and with when to come back; with it, all is as before', async () => {
  cable.cut();
  const rest = await operator.send('GET', '/api/hotels');
  expect([rest.status, rest.headers.get('retry-after'), await rest.json()]).toEqual([503, '5', { code: 'UNAVAILABLE', message: IN_CROATIAN }]);
  const write = await operator.send('POST', '/api/auth/login', { email: 'mara@example.org', password: 'kamen-i-more-7' });
  expect([write.status, write.headers.get('retry-after')]).toEqual([503, '5']);
  const graphql = await operator.send('POST', '/graphql', { query: '{ regions { id } }' });
  expect([graphql.status, graphql.headers.get('retry-after'), await graphql.json()]).toEqual([503, '5', { errors: [expect.objectContaining({ message: IN_CROATIAN })] }]);
  const page = await operator.send('GET', '/hr/dashboard');
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await page.text()).toMatch(/<html lang="hr">.*Trenutačno nismo dostupni/s);
  const upload = await sendForm(formOf('images', [[await picture(), 'kuca.jpg']]), '/api/upload/images', operator.cookie, app);
  expect([upload.status, upload.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await app.get('/healthz')).status).toBe(200);
  expect((await app.get('/readyz')).status).toBe(503);
  cable.mend();
  await until(async () => (await operator.send('GET', '/api/auth/user')).status === 200);
  expect((await app.get('/readyz')).status).toBe(200);
});

test('an answer of somebody else is no picture, and nothing is taken for stored there', async () => {
  const shown = await app.get(`/images/${'a'.repeat(32)}.jpg`, { 'accept-language': 'en' });
  expect([shown.status, shown.headers.get('retry-after')]).toEqual([503, '5']);
  const upload = await sendForm(formOf('images', [[await picture(), 'kuca.jpg']]), '/api/upload/images', operator.cookie, app, { 'accept-language': 'en' });
  expect([upload.status, await upload.json()]).toEqual([503, { code: 'UNAVAILABLE', message: 'Error uploading the pictures. Please try again.' }]);
  expect(await app.database.read('select id from image')).toEqual([]);
});
