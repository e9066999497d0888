import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nodeIdOf } from '../node.js';
import { startTestApp, type TestApp } from '../test/app.js';
import { createHotel } from '../test/factories.js';
import { storeImage } from '../test/images.js';
import { filenameOf, filesOf, ImageFormat, imageUrl } from './image.files.js';
import { decodeImage } from './image.pipeline.js';

const BUCKET = 'pictures';
const folder = mkdtempSync(path.join(tmpdir(), 'obala-s3-'));
const s3 = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder, configureBuckets: [{ name: BUCKET, configs: [] }] });
let s3Environment: Record<string, string>;

beforeAll(async () => {
  const { port } = await s3.run();
  s3Environment = {
    IMAGE_STORE: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A photo as a telephone takes it: wider than needed, lying on its side, with a place in its metadata. */
function photo(width = 2000, height = 1000): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#0a5a8c' } })
    .withExif({ IFD0: { Copyright: 'hidden words' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

describe.each(['database', 's3'])('in the %s store', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind === 's3' ? s3Environment : {});
  });
  afterAll(() => app.stop());

  test('an upload becomes every size and format, upright and without metadata', async () => {
    const image = await decodeImage(await photo());
    await storeImage(image, app);
    // 2000 x 1000 lying on its side is 1000 x 2000.
    expect(image).toMatchObject({ width: 1000, height: 2000 });
    for (const file of filesOf(image.id)) {
      const response = await app.get(`/images/${filenameOf(file)}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-type')).toBe({ avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }[file.format]);
      const bytes = Buffer.from(await response.arrayBuffer());
      const { width, exif } = await sharp(bytes).metadata();
      expect(width).toBe(Math.min(file.width, 1000));
      expect(exif).toBeUndefined();
    }
  });

  test('an unknown picture is a 404, a name that is none too', async () => {
    for (const name of [`${'0'.repeat(32)}.jpg`, `${'0'.repeat(32)}-500.avif`, '..%2f..%2fetc%2fpasswd', 'x']) {
      expect((await app.get(`/images/${name}`)).status).toBe(404);
    }
  });

  test('removed files are gone, and removing them again is no error', async () => {
    const image = await decodeImage(await photo(500, 300));
    await storeImage(image, app);
    const filenames = filesOf(image.id).map(filenameOf);
    await app.images.remove(filenames);
    await app.images.remove(filenames);
    expect(await app.images.get(filenames[0] ?? '')).toBeNull();
  });
});

describe('pictures of a listing', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  test('give their sizes to a page, and never more than they have', async () => {
    const [large, small] = [await decodeImage(await photo(3000, 2000)), await decodeImage(await photo(300, 500))];
    for (const image of [large, small]) await storeImage(image, app);
    const hotel = await createHotel(app, { imageUrl: imageUrl(large.id), imageUrls: [imageUrl(small.id), 'https://elsewhere.example/x.jpg'] });
    const { data } = await app.graphql<{ hotel: unknown }>(
      `{ hotel(id: "${hotel.id}") {
        image { id url small: url(width: 400, format: WEBP) srcset(format: AVIF) width blurDataUrl }
        images { id srcset(format: AVIF) width }
      } }`,
    );
    const at = (id: string, width: number) => `/images/${filenameOf({ id, width: width as 400, format: ImageFormat.AVIF })}`;
    expect(data?.hotel).toEqual({
      image: {
        id: large.id,
        url: `/images/${large.id}.jpg`,
        small: `/images/${large.id}-400.webp`,
        srcset: `${at(large.id, 400)} 400w, ${at(large.id, 800)} 800w, ${at(large.id, 1600)} 1600w`,
        width: 1600,
        blurDataUrl: expect.stringMatching(/^data:image\/webp;base64,/) as string,
      },
      images: [{ id: small.id, srcset: `${at(small.id, 400)} 400w, ${at(small.id, 800)} 500w`, width: 500 }],
    });
  });

  test('say what they show, in the language that is asked for, and nothing outside of a place', async () => {
    const [front, garden] = [await decodeImage(await photo(450, 320)), await decodeImage(await photo(460, 320))];
    for (const image of [front, garden]) await storeImage(image, app);
    const shown = { name: 'Vila Lavanda', city: 'Hvar', imageUrl: imageUrl(front.id), imageUrls: [imageUrl(garden.id)] };
    const [hotel, other] = [await createHotel(app, shown), await createHotel(app, { ...shown, name: 'Kuća More' })];
    const query = `query ($ids: [ID!]!) {
      hotelsByIds(ids: $ids) { image { alt(language: EN) } images { alt croatian: alt(language: HR) } }
      node(nodeId: "${nodeIdOf('Image', front.id)}") { ... on Image { alt } }
    }`;
    const { data } = await app.graphql<unknown>(query, { ids: [String(hotel.id), String(other.id)] });
    expect(data).toEqual({
      hotelsByIds: [
        { image: { alt: 'Vila Lavanda, Hvar: picture 1' }, images: [{ alt: 'Vila Lavanda, Hvar: Bild 2', croatian: 'Vila Lavanda, Hvar: slika 2' }] },
        { image: { alt: 'Kuća More, Hvar: picture 1' }, images: [{ alt: 'Kuća More, Hvar: Bild 2', croatian: 'Kuća More, Hvar: slika 2' }] },
      ],
      node: { alt: null },
    });
  });

  test('a width that there is not is refused with the field named', async () => {
    const image = await decodeImage(await photo(450, 300));
    await storeImage(image, app);
    const hotel = await createHotel(app, { imageUrl: imageUrl(image.id) });
    const { errors } = await app.graphql(`{ hotel(id: "${hotel.id}") { image { url(width: 500, format: AVIF) } } }`);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', fields: { width: expect.any(String) as string } });
  });
});

describe('what is no picture', () => {
  const code = (bytes: Buffer) => decodeImage(bytes).then(() => 'read', (error: { code?: string }) => error.code);

  test('is refused by its bytes, whatever it calls itself', async () => {
    expect(await code(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).toBe('INVALID');
    expect(await code(Buffer.from('not a picture'))).toBe('INVALID');
    expect(await code(await sharp(await photo(40, 40)).gif().toBuffer())).toBe('INVALID');
    expect(await code((await photo()).subarray(0, 3000))).toBe('INVALID');
  });

  test('or too large in bytes or pixels', async () => {
    expect(await code(Buffer.alloc(11 * 1024 * 1024))).toBe('TOO_LARGE');
    const bomb = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#fff' } }).png().toBuffer();
    expect(await code(bomb)).toBe('TOO_LARGE');
  });
});
