import 'reflect-metadata';
import { once } from 'node:events';
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createHotel, createOperator } from '../test/factories.js';
import { hostileFiles } from '../test/hostile-files.js';
import { formOf, picture, sendForm } from '../test/listings.js';
import { patience } from '../test/patience.js';
import { type Operator, type PaidApp, startPaidApp } from '../test/payments.js';

/** Milliseconds that nineteen of twenty lists may take at most while pictures are being worked on. */
const SLOWEST = patience(500);

let app: PaidApp;
let mara: Operator;
beforeAll(async () => {
  app = await startPaidApp();
  mara = await app.signIn();
  const owner = await createOperator(app);
  for (let count = 0; count < 40; count += 1) await createHotel(app, { owner });
});
afterAll(() => app.stop());

/** A photo of 12 megapixels with as much in it as one of a telephone. */
function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 };
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888', noise } }).jpeg({ quality: 80 }).toBuffer();
}

/** Asks for the list until the work is done; gives back the 95th percentile in milliseconds. */
async function listDuring(work: Promise<unknown>): Promise<number> {
  const times: number[] = [];
  let isDone = false;
  const end = work.finally(() => (isDone = true));
  while (!isDone) {
    const start = performance.now();
    const response = await app.get('/api/hotels');
    await response.arrayBuffer();
    times.push(performance.now() - start);
    expect(response.status).toBe(200);
  }
  await end;
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;
}

function graphqlForm(bytes: Buffer): FormData {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: 'mutation ($file: Upload!) { uploadImage(file: $file) { id } }', variables: { file: null } }));
  form.append('map', '{"0":["variables.file"]}');
  form.append('0', new Blob([new Uint8Array(bytes)]), 'two.jpg');
  return form;
}

const send = (bytes: Buffer) => sendForm(formOf('image', [[bytes, 'photo.jpg']]), '/api/upload/image', mara.cookie, app);

test('twenty uploads at once of one operator all end, and the list stays quick', async () => {
  const base = await photo();
  // Bytes behind its end make another picture of it, and leave it as large.
  const photos = Array.from({ length: 20 }, (_, index) => Buffer.concat([base, Buffer.from([index])]));
  const uploads = Promise.all(photos.map(async (bytes) => (await send(bytes)).status));
  expect(await listDuring(uploads)).toBeLessThan(SLOWEST);
  expect(new Set(await uploads)).toEqual(new Set([200]));
  expect(await app.database.read('select id from image')).toHaveLength(20);
}, 300_000);

test('the list stays quick among hostile files, all at once', async () => {
  const files = await hostileFiles();
  const uploads = Promise.all(files.map(async ({ bytes }) => (await send(bytes)).status));
  expect(await listDuring(uploads)).toBeLessThan(SLOWEST);
  expect(await uploads).toEqual(files.map(({ status }) => status));
}, 300_000);

test('pictures that wait for their turn for long are not cut off like somebody who sends nothing', async () => {
  const strict = await startPaidApp({ patience: { idle: 2000 }, environment: { STATEMENT_TIMEOUT_MS: '120000' } });
  const operator = await strict.signIn();
  const bytes = await picture();
  const uploads = await strict.context().em.transactional(async (em) => {
    await em.execute('lock table image in access exclusive mode');
    const sent = [
      sendForm(formOf('image', [[bytes, 'one.jpg']]), '/api/upload/image', operator.cookie, strict),
      sendForm(graphqlForm(bytes), '/graphql', operator.cookie, strict, { 'apollo-require-preflight': 'true' }),
    ];
    await vi.waitFor(async () => {
      const waiting = await strict.database.read("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
      expect(waiting).toHaveLength(sent.length);
    }, patience(6000));
    // Whoever says nothing from now on is sent away: so long the pictures have waited too.
    await once(connect(Number(new URL(strict.url).port), '127.0.0.1').resume(), 'close');
    return sent;
  });
  expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual([200, 200]);
  await strict.stop();
}, 300_000);
