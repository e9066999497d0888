import 'reflect-metadata';
import { performance } from 'node:perf_hooks';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileFiles } from '../test/hostile-files.js';
import { formOf, sendForm } from '../test/listings.js';
import { patience } from '../test/patience.js';
import { type Operator, type PaidApp, startPaidApp } from '../test/payments.js';
import { filenameOf, filesOf, imageIdOf } from './image.files.js';

/** Milliseconds. */
const LONGEST = patience(2000);
const MESSAGES: Record<number, RegExp> = {
  400: /^Diese Datei ist kein Bild, das wir lesen können\./,
  413: /^Das Bild ist zu groß\. Erlaubt sind 10 MB und (50|16) Megapixel\.$/,
};

const files = await hostileFiles();
let app: PaidApp;
let mara: Operator;
beforeAll(async () => {
  app = await startPaidApp();
  mara = await app.signIn();
});
afterAll(() => app.stop());

test.each(files)('$name: $status', async ({ bytes, filename = 'photo.jpg', type = 'image/jpeg', status }) => {
  const before = await app.database.read('select filename from stored_image order by id');
  const start = performance.now();
  const response = await sendForm(formOf('image', [[bytes, filename, type]]), '/api/upload/image', mara.cookie, app);
  const { imageUrl, message } = (await response.json()) as { imageUrl?: string; message?: string };
  const milliseconds = Math.round(performance.now() - start);
  expect({ status: response.status, message }).toEqual({ status, message: MESSAGES[status] ? expect.stringMatching(MESSAGES[status]) : undefined });
  expect(milliseconds).toBeLessThan(LONGEST);
  if (!imageUrl) {
    expect(await app.database.read('select filename from stored_image order by id')).toEqual(before);
    return;
  }
  for (const file of filesOf(imageIdOf(imageUrl) ?? '')) {
    const served = await app.get(`/images/${filenameOf(file)}`);
    expect(served.headers.get('content-type')).toMatch(/^image\/(avif|webp|jpeg)$/);
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    const content = Buffer.from(await served.arrayBuffer());
    expect(content.includes('payload')).toBe(false);
    const { format, width, pages, exif, xmp, icc, comments, mediaType } = await sharp(content).metadata();
    expect({ exif, xmp, icc, comments, mediaType }).toEqual({ mediaType: served.headers.get('content-type') });
    expect([format, pages ?? 1, width <= file.width]).toEqual([format, 1, true]);
  }
});
