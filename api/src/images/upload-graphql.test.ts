import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picture } from '../test/listings.js';
import { type Operator, type PaidApp, startPaidApp } from '../test/payments.js';

let app: PaidApp;
let mara: Operator;
beforeAll(async () => {
  app = await startPaidApp();
  mara = await app.signIn();
});
afterAll(() => app.stop());

const ONE = 'mutation ($file: Upload!) { uploadImage(file: $file) { id url width } }';
const MANY = 'mutation ($files: [Upload!]!) { uploadImages(files: $files) { width } }';

interface Answer {
  data?: { uploadImage?: { url: string; width: number }; uploadImages?: { width: number }[] } | null;
  errors?: { message: string; extensions: { code: string } }[];
}

/** A multipart request; the files stand in it in the order of the paths. */
async function send(query: string, files: [path: string, bytes: Buffer][], { cookie = mara.cookie, headers = { 'apollo-require-preflight': 'true' } }: { cookie?: string; headers?: Record<string, string> } = {}) {
  const variables = query === ONE ? { file: null } : { files: files.map(() => null) };
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables }));
  form.append('map', JSON.stringify(Object.fromEntries(files.map(([path], index) => [index, [`variables.${path}`]]))));
  for (const [index, [, bytes]] of files.entries()) form.append(String(index), new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers: { cookie, ...headers }, body: form });
  return { status: response.status, ...((await response.json()) as Answer) };
}

const count = async () => (await app.database.read('select id from image')).length;

test('one picture', async () => {
  const { data } = await send(ONE, [['file', await picture(640, 480)]]);
  expect(data?.uploadImage).toMatchObject({ width: 640 });
  expect((await app.get(data?.uploadImage?.url ?? '')).status).toBe(200);
});

test('several, in the order of the list, however they stand in the request', async () => {
  // Each larger than what a connection holds by itself.
  const files = await Promise.all([100, 110, 120].map(async (width) => Buffer.concat([await picture(width, 60), Buffer.alloc(3_000_000)])));
  const [a, b, c] = files as [Buffer, Buffer, Buffer];
  const { data } = await send(MANY, [['files.2', c], ['files.0', a], ['files.1', b]]);
  expect(data?.uploadImages?.map(({ width }) => width)).toEqual([100, 110, 120]);
});

test('without a session, from another site, or without the header that no form can set: nothing is stored', async () => {
  const before = await count();
  const bytes = await picture();
  expect((await send(ONE, [['file', bytes]], { cookie: '' })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await send(ONE, [['file', bytes]], { headers: { 'apollo-require-preflight': 'true', origin: 'https://evil.example' } })).status).toBe(403);
  const plain = await send(ONE, [['file', bytes]], { headers: {} });
  expect([plain.status, plain.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_REQUEST']);
  expect(await count()).toBe(before);
});

test('a picture that is refused ends the request, also while more is on the way', async () => {
  const large = Buffer.concat([await picture(), Buffer.alloc(9_000_000)]);
  for (const [bad, code] of [[Buffer.from('%PDF-1.7'), 'INVALID'], [Buffer.alloc(11 * 1024 * 1024), 'TOO_LARGE'], [Buffer.alloc(0), 'INVALID']] as const) {
    const { errors } = await send(MANY, [['files.0', bad], ['files.1', large], ['files.2', large]]);
    expect(errors?.[0]?.extensions.code).toBe(code);
    expect((await send(ONE, [['file', bad]])).errors?.[0]?.extensions.code).toBe(code);
  }
});

test('too many files, or none that was announced', async () => {
  const bytes = await picture();
  const twelve = await send(MANY, Array.from({ length: 12 }, (_, index) => [`files.${index}`, bytes] as [string, Buffer]));
  expect(twelve.status).toBe(413);
  for (const [operations, map] of [[undefined, undefined], ['{}', undefined], ['{', '{}'], [JSON.stringify({ query: ONE, variables: { file: null } }), '{"0":["variables.file"]}']]) {
    const form = new FormData();
    if (operations !== undefined) form.append('operations', operations);
    if (map !== undefined) form.append('map', map);
    const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers: { cookie: mara.cookie, 'apollo-require-preflight': 'true' }, body: form });
    expect([operations, response.status]).toEqual([operations, 400]);
  }
  const { errors } = await mara.graphql(ONE, { file: 'photo.jpg' });
  expect(errors?.[0]?.extensions.code).toBe('INVALID');
});
