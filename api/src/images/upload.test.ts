import 'reflect-metadata';
import { request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formOf, picture, sendForm } from '../test/listings.js';
import { type Operator, type PaidApp, startPaidApp } from '../test/payments.js';

let app: PaidApp;
let mara: Operator;
beforeAll(async () => {
  app = await startPaidApp();
  mara = await app.signIn();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.read('delete from image');
  await app.database.read('delete from stored_image');
});

/** How many pictures and files of pictures there are. */
async function stored(): Promise<number[]> {
  const [row] = await app.database.read<{ images: number; files: number }>(
    'select (select count(*) from image)::integer as images, (select count(*) from stored_image)::integer as files',
  );
  return [row?.images ?? 0, row?.files ?? 0];
}

const problem = async (response: Response) => [response.status, (await response.json()) as unknown];
const part = (name: string, head: string, content: Buffer | string) => Buffer.concat([Buffer.from(`--cut\r\nContent-Disposition: form-data; name="${name}"${head}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')]);
const file = (name: string, content: Buffer, filename = 'photo.jpg') => part(name, `; filename="${filename}"\r\nContent-Type: image/jpeg`, content);
const END = Buffer.from('--cut--\r\n');
const MULTIPART = 'multipart/form-data; boundary=cut';

function sendRaw(path: string, parts: Buffer[], headers: Record<string, string> = {}): Promise<Response> {
  return fetch(app.url + path, { method: 'POST', headers: { 'content-type': MULTIPART, cookie: mara.cookie, ...headers }, body: new Uint8Array(Buffer.concat(parts)) });
}

const MISSING = 'Es wurde kein Bild mitgeschickt.';
const BAD = { message: 'Die Anfrage ist so nicht gültig.', code: 'INVALID' };

describe('REST', () => {
  test('one picture, and several in their order', async () => {
    const files = await Promise.all(Array.from({ length: 11 }, (_, index) => picture(100 + index, 60)));
    const one = await sendForm(formOf('image', [[files[0] ?? Buffer.alloc(0), 'a.jpg']]), '/api/upload/image', mara.cookie, app);
    expect(one.headers.get('cache-control')).toBe('no-store');
    const { imageUrl } = (await one.json()) as { imageUrl: string };
    const many = await sendForm(formOf('images', files.map((bytes) => [bytes, 'a.jpg'] as const)), '/api/upload/images', mara.cookie, app);
    const { imageUrls } = (await many.json()) as { imageUrls: string[] };
    expect(imageUrls[0]).toBe(imageUrl);
    const rows = await app.database.read<{ id: string; width: number }>('select id, width from image');
    const widthOf = new Map(rows.map(({ id, width }) => [`/images/${id}.jpg`, width]));
    expect(imageUrls.map((url) => widthOf.get(url))).toEqual(files.map((_, index) => 100 + index));
    expect(await stored()).toEqual([11, 77]);
  });

  test('without a session 401, from another site 403, and nothing is stored', async () => {
    const form = () => formOf('image', [[Buffer.alloc(9_000_000), 'a.jpg']]);
    expect(await problem(await sendForm(form(), '/api/upload/image', '', app))).toEqual([401, { message: 'Bitte melden Sie sich an.', code: 'UNAUTHENTICATED' }]);
    expect((await sendForm(form(), '/api/upload/image', mara.cookie, app, { origin: 'https://evil.example' })).status).toBe(403);
    expect(await stored()).toEqual([0, 0]);
  });

  test('what holds no picture is refused with its field', async () => {
    const bytes = await picture();
    for (const [path, field] of [['/api/upload/image', 'image'], ['/api/upload/images', 'images']] as const) {
      const missing = [400, { message: MISSING, code: 'INVALID', fields: { [field]: MISSING } }];
      expect(await problem(await sendRaw(path, [file('photo', bytes), END]))).toEqual(missing);
      expect(await problem(await sendRaw(path, [part(field, '', 'a text'), END]))).toEqual(missing);
      expect(await problem(await sendRaw(path, [END]))).toEqual(missing);
    }
    expect(await stored()).toEqual([0, 0]);
  });

  test('too many files are refused', async () => {
    const files = await Promise.all(Array.from({ length: 12 }, () => picture()));
    const tooMany = (max: number) => [400, { message: `Bitte geben Sie höchstens ${max} Werte an.`, code: 'INVALID' }];
    expect(await problem(await sendRaw('/api/upload/images', [...files.map((bytes) => file('images', bytes)), END]))).toEqual(tooMany(11));
    expect(await problem(await sendRaw('/api/upload/image', [...files.slice(0, 2).map((bytes) => file('image', bytes)), END]))).toEqual(tooMany(1));
  });

  test('what is no multipart request, or a broken one, is refused', async () => {
    const bytes = await picture();
    const json = { 'content-type': 'application/json' };
    expect(await problem(await sendRaw('/api/upload/image', [Buffer.from('{}')], json))).toEqual([400, BAD]);
    expect(await problem(await sendRaw('/api/upload/image', [file('image', bytes), END], { 'content-type': 'multipart/form-data' }))).toEqual([400, BAD]);
    expect(await problem(await sendRaw('/api/upload/image', [Buffer.from('nothing')]))).toEqual([400, BAD]);
    const whole = file('images', bytes);
    for (const parts of [[whole], [whole.subarray(0, 200)], [whole, whole, whole.subarray(0, 300)], [Buffer.from('--cut\r\nContent-Dis')]]) {
      expect(await problem(await sendRaw('/api/upload/images', parts))).toEqual([400, BAD]);
    }
    expect((await app.get('/healthz')).status).toBe(200);
  });

  test.each([
    ['no file name', 'Content-Type: application/octet-stream', ''],
    ['a path', '', '; filename="../../etc/passwd"'],
    ['a zero byte', '', `; filename*=utf-8''a%00b.jpg`],
    ['markup', '', '; filename="<img src=x onerror=alert(1)>.jpg"'],
    ['a very long one', '', `; filename="${'ž'.repeat(5000)}.jpg"`],
    ['half a character', '', `; filename*=utf-8''${'a'.repeat(254)}%F0%9F%8F%96.jpg`],
  ])('a picture with %s is a picture', async (_, type, name) => {
    const response = await sendRaw('/api/upload/image', [part('image', `${name}\r\n${type || 'Content-Type: text/html'}`, await picture()), END]);
    expect(await problem(response)).toEqual([200, { imageUrl: expect.stringMatching(/^\/images\/[0-9a-f]{32}\.jpg$/) as string }]);
  });

  test('a request that breaks off leaves nothing behind, and nobody waits for it', async () => {
    const bytes = await picture(1200, 900);
    for (let count = 0; count < 30; count += 1) {
      const broken = httpRequest(`${app.url}/api/upload/images`, { method: 'POST', headers: { 'content-type': MULTIPART, cookie: mara.cookie, 'content-length': 5_000_000 } });
      broken.on('error', () => undefined);
      await new Promise((resolve) => broken.write(file('images', Buffer.concat([bytes, Buffer.alloc(100_000)])).subarray(0, 50_000), resolve));
      broken.destroy();
    }
    const response = await sendForm(formOf('image', [[await picture(), 'a.jpg']]), '/api/upload/image', mara.cookie, app);
    expect(response.status).toBe(200);
    expect(await stored()).toEqual([1, 7]);
  });

  test('operators who send slowly keep nobody else waiting', async () => {
    const slow = Array.from({ length: 12 }, () => {
      const request = httpRequest(`${app.url}/api/upload/images`, { method: 'POST', headers: { 'content-type': MULTIPART, cookie: mara.cookie, 'content-length': 5_000_000 } });
      request.on('error', () => undefined);
      return new Promise<typeof request>((resolve) => request.write(file('images', Buffer.alloc(10)).subarray(0, 120), () => resolve(request)));
    });
    const requests = await Promise.all(slow);
    const ivo = await app.signIn();
    const form = formOf('image', [[await picture(), 'a.jpg']]);
    const answer = await Promise.race([sendForm(form, '/api/upload/image', ivo.cookie, app), wait(5000)]);
    for (const request of requests) request.destroy();
    expect((answer as Response | undefined)?.status).toBe(200);
  });
});

test('the same picture twice at once is one picture', async () => {
  const bytes = await picture(300, 200);
  const ivo = await app.signIn();
  const responses = await Promise.all([mara, ivo, mara, ivo].map(({ cookie }) => sendForm(formOf('image', [[bytes, 'a.jpg']]), '/api/upload/image', cookie, app)));
  expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1);
  expect(await stored()).toEqual([1, 7]);
});

test('an operator has so many pictures and no more', async () => {
  await app.database.read(`insert into image (id, width, height, blur_data_url, original_name, uploaded_by_id) select md5(n::text), 1, 1, '', '', $1 from generate_series(1, 2000) as n`, [mara.user.id]);
  const message = 'Sie haben schon 2000 Bilder hochgeladen. Bitte entfernen Sie zuerst einige, die Sie nicht mehr brauchen.';
  expect(await problem(await sendForm(formOf('image', [[await picture(), 'a.jpg']]), '/api/upload/image', mara.cookie, app))).toEqual([400, { message, code: 'INVALID' }]);
});
