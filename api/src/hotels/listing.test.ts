import 'reflect-metadata';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, expectBooksInOrder, type Operator, type PaidApp, startPaidApp } from '../test/payments.js';

let app: PaidApp;
beforeAll(async () => {
  app = await startPaidApp();
});
afterAll(() => app.stop());

let shade = 0;
/** A picture unlike all before. */
function picture(): Promise<Buffer> {
  shade += 1;
  return sharp({ create: { width: 640, height: 480, channels: 3, background: { r: (shade * 16) % 256, g: Math.floor(shade / 16) * 16, b: 140 } } }).jpeg().toBuffer();
}

async function upload(operator: Operator, count: number): Promise<string[]> {
  const form = new FormData();
  for (let index = 0; index < count; index += 1) {
    form.append('images', new Blob([new Uint8Array(await picture())]), `photo-${index}.jpg`);
  }
  const response = await fetch(`${app.url}/api/upload/images`, { method: 'POST', headers: { cookie: operator.cookie }, body: form });
  expect(response.status).toBe(200);
  return ((await response.json()) as { imageUrls: string[] }).imageUrls;
}

async function listing(operator: Operator, fields: Record<string, unknown> = {}) {
  const [imageUrl, ...images] = await upload(operator, 5);
  return {
    name: 'Kuća Lavanda',
    regionId: 1,
    address: 'Obala 1, 21000 Split',
    pricePerNight: 120,
    rooms: 2,
    guests: 4,
    size: 65,
    shortDescription: 'Ein Haus am Wasser, mit Garten.',
    description: 'Ein Haus am Wasser, mit Garten und einer Terrasse, auf der man bis in den Abend sitzt.',
    website: 'kuca-lavanda.example',
    freeWifi: true,
    amenities: ['pool'],
    imageUrl,
    images,
    ...fields,
  };
}

test('a listing is put up with its pictures and spends its credit', async () => {
  const mara = await app.signIn();
  await buy(mara, app);
  const response = await mara.send('POST', '/api/hotels', await listing(mara));
  expect(response.status).toBe(201);
  const hotel = (await response.json()) as { id: string; slug: string };
  expect(hotel).toMatchObject({ slug: 'kuca-lavanda', city: 'Split', starRating: 3, website: 'https://kuca-lavanda.example', amenities: ['pool', 'freeWifi'] });
  expect((await app.get('/api/hotels/kuca-lavanda')).status).toBe(200);
  expect(await (await mara.send('GET', '/api/stripe/credits')).json()).toMatchObject({ credits: 0 });
  const second = await mara.send('POST', '/api/hotels', await listing(mara));
  expect(second.status).toBe(402);
  expect((await mara.send('DELETE', `/api/hotels/${hotel.id}`)).status).toBe(200);
  expect((await app.get('/api/hotels/kuca-lavanda')).status).toBe(404);
  await expectBooksInOrder(app.database);
});

test('a picture through GraphQL', async () => {
  const mara = await app.signIn();
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: 'mutation ($file: Upload!) { uploadImage(file: $file) { id url width } }', variables: { file: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.file'] }));
  form.append('0', new Blob([new Uint8Array(await picture())]), 'photo.jpg');
  const headers = { cookie: mara.cookie, 'apollo-require-preflight': 'true' };
  const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: form });
  expect(await response.json()).toMatchObject({ data: { uploadImage: { width: 640 } } });
});

test('what is missing is said in the words of the form', async () => {
  const mara = await app.signIn();
  const response = await mara.send('POST', '/api/hotels', { name: ' ' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    fields: {
      name: 'Hotel-Name ist erforderlich',
      regionId: 'Region ist erforderlich',
      address: 'Adresse ist erforderlich',
      pricePerNight: 'Preis pro Nacht ist erforderlich',
      rooms: 'Anzahl Zimmer ist erforderlich',
      description: 'Beschreibung muss mindestens 50 Zeichen lang sein',
      shortDescription: 'Kurzbeschreibung muss mindestens 20 Zeichen lang sein',
      imageUrl: 'Haupt-Bild ist erforderlich',
      images: 'Bitte laden Sie mindestens 4 zusätzliche Bilder hoch, um ein professionelles Hotel-Listing zu erstellen.',
    },
  });
});

test('a draft is kept field by field', async () => {
  const mara = await app.signIn();
  const save = (values: Record<string, unknown>) => mara.graphql('mutation ($values: JSONObject!) { saveListingDraft(values: $values) { id } }', { values });
  await Promise.all([save({ name: 'Kuća' }), save({ rooms: '2' })]);
  const { data } = await mara.graphql<{ viewer: { listingDraft: { values: unknown } } }>('{ viewer { listingDraft { values } } }');
  expect(data?.viewer.listingDraft.values).toEqual({ name: 'Kuća', rooms: '2' });
  expect((await save({ isFeatured: true })).errors?.[0]?.extensions.code).toBe('INVALID');
});
