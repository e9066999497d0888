import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CREATE, grant, inputOf, knownPictures, listingBody, type ListingBody } from '../test/listings.js';
import { type Operator, type PaidApp, startPaidApp } from '../test/payments.js';

let app: PaidApp;
let mara: Operator;
let pictures: string[];
beforeAll(async () => {
  app = await startPaidApp();
  mara = await app.signIn();
  await grant(mara, 50, app);
  pictures = await knownPictures(12, app);
});
afterAll(() => app.stop());

type Problem = { code: string; message: string; fields?: Record<string, string> };

const send = async (body: Record<string, unknown>) => {
  const response = await mara.send('POST', '/api/hotels', body);
  return { status: response.status, ...((await response.json()) as Problem & Partial<Pick<ListingBody, 'slug'>>) };
};
const countHotels = async () => (await app.database.read('select id from hotel')).length;

/** The message at a field in each language, through REST and GraphQL. */
async function messagesAt(field: string, body: Record<string, unknown>) {
  const answers: Record<string, string | undefined> = {};
  for (const language of ['de', 'en', 'hr']) {
    const headers = { 'content-type': 'application/json', cookie: mara.cookie, 'accept-language': language };
    const rest = await fetch(`${app.url}/api/hotels`, { method: 'POST', headers, body: JSON.stringify(body) });
    const { code, fields } = (await rest.json()) as Problem;
    expect({ status: rest.status, code, fields: Object.keys(fields ?? {}) }).toEqual({ status: 400, code: 'INVALID', fields: [field] });
    answers[language] = fields?.[field];
    const { errors } = await app.graphql(CREATE, { input: inputOf(body) }, headers);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', fields: { [`input.${field}`]: fields?.[field] } });
  }
  return answers;
}

test('what is missing is said at every field at once', async () => {
  const missing = {
    name: 'Hotel-Name ist erforderlich',
    regionId: 'Region ist erforderlich',
    address: 'Adresse ist erforderlich',
    pricePerNight: 'Preis pro Nacht ist erforderlich',
    rooms: 'Anzahl Zimmer ist erforderlich',
    guests: 'Anzahl Gäste ist erforderlich',
    size: 'Größe in m² ist erforderlich',
    description: 'Beschreibung muss mindestens 50 Zeichen lang sein',
    shortDescription: 'Kurzbeschreibung muss mindestens 20 Zeichen lang sein',
    imageUrl: 'Haupt-Bild ist erforderlich',
    images: 'Bitte laden Sie mindestens 4 zusätzliche Bilder hoch, um ein professionelles Hotel-Listing zu erstellen.',
  };
  for (const body of [{}, { name: ' ', address: null, images: 'x', rooms: true }]) {
    expect(await send(body)).toMatchObject({ status: 400, code: 'INVALID', message: missing.name, fields: missing });
  }
});

test.each<[field: string, values: unknown[], de: string, en: string, hr: string]>([
  ['name', ['', '  '], 'Hotel-Name ist erforderlich', 'Hotel name is required', 'Naziv hotela je obavezan'],
  ['name', ['x'.repeat(121)], 'Höchstens 120 Zeichen', '120 characters at most', 'Najviše 120 znakova'],
  ['description', ['x'.repeat(49), ` ${'x'.repeat(49)} `, ''], 'Beschreibung muss mindestens 50 Zeichen lang sein', 'Description must be at least 50 characters long', 'Opis mora imati najmanje 50 znakova'],
  ['shortDescription', ['x'.repeat(19)], 'Kurzbeschreibung muss mindestens 20 Zeichen lang sein', 'Short description must be at least 20 characters long', 'Kratki opis mora imati najmanje 20 znakova'],
  ['address', [''], 'Adresse ist erforderlich', 'Address is required', 'Adresa je obavezna'],
  ['regionId', [null, 0, -1], 'Region ist erforderlich', 'Region is required', 'Regija je obavezna'],
  ['regionId', [13, 999], 'Diese Region gibt es nicht.', 'There is no such region.', 'Ta regija ne postoji.'],
  ['pricePerNight', [null, 0, -5], 'Preis pro Nacht ist erforderlich', 'Price per night is required', 'Cijena po noćenju je obavezna'],
  ['pricePerNight', [100_001], 'Höchstens 100000', 'At most 100000', 'Najviše 100000'],
  ['rooms', [null, 0], 'Anzahl Zimmer ist erforderlich', 'Number of rooms is required', 'Broj soba je obavezan'],
  ['guests', [0], 'Anzahl Gäste ist erforderlich', 'Number of guests is required', 'Broj gostiju je obavezan'],
  ['size', [0], 'Größe in m² ist erforderlich', 'Size in m² is required', 'Veličina u m² je obavezna'],
  ['starRating', [0, 6], 'Sterne gehen von 1 bis 5.', 'Please choose 1 to 5 stars.', 'Broj zvjezdica može biti od 1 do 5.'],
  ['contactEmail', ['x', 'a@', 'a b@c.hr'], 'Ungültige E-Mail-Adresse', 'Invalid e-mail address', 'Neispravna adresa e-pošte'],
])('%s %j: %s', async (field, values, de, en, hr) => {
  const before = await countHotels();
  for (const value of values) expect(await messagesAt(field, await listingBody(app, { [field]: value }))).toEqual({ de, en, hr });
  expect(await countHotels()).toBe(before);
});

test.each([
  ['website', 'Ungültige Website-URL'],
  ['facebook', 'Ungültige Facebook-URL'],
  ['instagram', 'Ungültige Instagram-URL'],
])('%s takes http and https only', async (field, message) => {
  const refused = ['javascript:alert(1)', 'JavaScript:alert(1)//a.b', 'java\tscript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'ftp://a.example', 'mailto:a@b.hr', 'vbscript:x', 'file:///etc/passwd', 'kein Leerzeichen.example', 'localhost', 'https://', 'https://user:secret@a.example'];
  for (const value of refused) expect([value, (await send(await listingBody(app, { [field]: value }))).fields]).toEqual([value, { [field]: message }]);
  const longest = `${'a'.repeat(60)}.example/${'b'.repeat(255 - 60 - 9 - 'https://'.length)}`;
  for (const [value, stored] of [['', null], [' a.example ', 'https://a.example'], ['HTTPS://a.example/x', 'HTTPS://a.example/x'], ['http://a.example', 'http://a.example'], [longest, `https://${longest}`]]) {
    const answer = await send(await listingBody(app, { [field]: value }));
    expect(answer).toMatchObject({ status: 201, [field]: stored });
  }
  expect(await send(await listingBody(app, { [field]: `${longest}b` }))).toMatchObject({ status: 400, fields: { [field]: expect.stringMatching(/^Höchstens \d+ Zeichen$/) as string } });
});

test('pictures: four to ten more, known ones, none twice', async () => {
  const [main = '', ...others] = pictures;
  const nowhere = `/images/${'0'.repeat(32)}.jpg`;
  const few = 'Bitte laden Sie mindestens 4 zusätzliche Bilder hoch, um ein professionelles Hotel-Listing zu erstellen.';
  const cases: [fields: Record<string, unknown>, refused: Record<string, string>][] = [
    [{ imageUrl: main, images: others.slice(0, 3) }, { images: few }],
    [{ imageUrl: main, images: [] }, { images: few }],
    [{ imageUrl: main, images: others.slice(0, 11) }, { images: 'Maximal 10 zusätzliche Bilder erlaubt' }],
    [{ imageUrl: '', images: others.slice(0, 4) }, { imageUrl: 'Haupt-Bild ist erforderlich' }],
    [{ imageUrl: nowhere, images: others.slice(0, 4) }, { imageUrl: 'Dieses Bild gibt es nicht.' }],
    [{ imageUrl: 'https://elsewhere.example/x.jpg', images: others.slice(0, 4) }, { imageUrl: 'Dieses Bild gibt es nicht.' }],
    [{ imageUrl: main, images: [...others.slice(0, 3), nowhere] }, { images: 'Dieses Bild gibt es nicht.' }],
    [{ imageUrl: main, images: [main, ...others.slice(0, 3)] }, { images: 'Dieses Bild ist schon dabei.' }],
    [{ imageUrl: main, images: [...others.slice(0, 4), others[0]?.replace('.jpg', '-400.avif')] }, { images: 'Dieses Bild ist schon dabei.' }],
  ];
  for (const [fields, refused] of cases) expect(await send(await listingBody(app, fields))).toMatchObject({ status: 400, fields: refused });
  for (const count of [4, 10]) expect(await send(await listingBody(app, { imageUrl: main, images: others.slice(0, count) }))).toMatchObject({ status: 201 });
});

test('tags and features: trimmed, none empty, none twice, not too many', async () => {
  const cases: [fields: Record<string, unknown>, path: string, message: string][] = [
    [{ tags: ['Meer', ' '] }, 'tags[1]', 'Ein leeres Schlagwort ist keines.'],
    [{ tags: ['Meer', ' meer '] }, 'tags', 'Dieses Schlagwort gibt es schon.'],
    [{ tags: ['x'.repeat(41)] }, 'tags[0]', 'Höchstens 40 Zeichen'],
    [{ tags: Array.from({ length: 21 }, (_, index) => `t${index}`) }, 'tags', 'Bitte geben Sie höchstens 20 Werte an.'],
    [{ features: ['x'.repeat(61)] }, 'features[0]', 'Höchstens 60 Zeichen'],
  ];
  for (const [fields, path, message] of cases) expect((await send(await listingBody(app, fields))).fields).toEqual({ [path]: message });
  expect((await send(await listingBody(app, { amenities: ['helipad'] }))).fields).toEqual({ amenities: 'Die Ausstattung „helipad“ gibt es nicht.' });
  expect(await send(await listingBody(app, { tags: [' Meer ', 'Mir'] }))).toMatchObject({ status: 201, tags: ['Meer', 'Mir'] });
});

test('tags and features are texts, whatever they mean elsewhere', async () => {
  const features = ['null', 'a, "b"', '{}', '{a', 'C:\\neu', "o'", '\u200fעברית', '🏖'];
  expect(await send(await listingBody(app, { features, tags: ['NULL', 'undefined'] }))).toMatchObject({ status: 201, features, tags: ['NULL', 'undefined'] });
});

test('the town is read from the address where none is given', async () => {
  const towns: [address: string, city: string][] = [
    ['Obala 1, 21000 Split', 'Split'],
    ['Obala 1, HR-21000 Split', 'Split'],
    ['Put Bune 3, 21450 Hvar, Kroatien', 'Hvar'],
    ['Put Bune 3, 21450 Hvar, Hrvatska', 'Hvar'],
    ['Riva 2, Novi Vinodolski', 'Novi Vinodolski'],
  ];
  for (const [address, city] of towns) expect(await send(await listingBody(app, { address }))).toMatchObject({ status: 201, city });
  expect(await send(await listingBody(app, { address: 'Obala 1, 21000 Split', city: 'Trogir' }))).toMatchObject({ city: 'Trogir' });
  for (const address of ['Obala 1', 'Obala 1,', 'Obala 1, 21000']) expect((await send(await listingBody(app, { address }))).fields).toEqual({ city: 'Stadt ist erforderlich' });
});

test('markup is text, and comes back as it was written', async () => {
  const script = '<script>alert(1)</script><img src=x onerror=alert(2)> {{constructor}} \u202e \'"--; drop table hotel;';
  const body = await listingBody(app, { name: script, shortDescription: script, description: script, tags: ['<b>Meer</b>'], contactPhone: '<i>1</i>' });
  const hotel = await send(body);
  expect(hotel).toMatchObject({ status: 201, name: script, shortDescription: script, description: script, tags: ['<b>Meer</b>'], contactPhone: '<i>1</i>' });
  const { slug } = hotel;
  expect(slug).toMatch(/^[a-z0-9-]+$/);
  const response = await app.get(`/api/hotels/${slug}`);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await response.json()).toMatchObject({ name: script });
});

test.each(['name', 'address', 'city', 'shortDescription', 'description', 'contactPhone'])('zero bytes and half characters in %s are refused', async (field) => {
  const long = 'Ein Haus am Wasser, mit Garten und einer Terrasse, auf der man bis in den Abend sitzt';
  const message = 'Dieser Text enthält Zeichen, die nicht erlaubt sind.';
  for (const value of [`${long}\0`, `${long}\ud800`, `\udc00${long}`]) {
    const fields = { [field]: field === 'contactPhone' || field === 'city' ? value.slice(-20) + value.slice(0, 10) : value };
    expect(await send(await listingBody(app, fields))).toMatchObject({ status: 400, fields: { [field]: message } });
  }
  expect((await send(await listingBody(app, { tags: ['a\0b'] }))).fields).toEqual({ tags: message });
});

test('what is no listing at all is refused, and never an error of ours', async () => {
  for (const body of ['[]', '"x"', '7', 'null', '{"name":', '{"name":{"a":1},"images":{"length":4},"regionId":[1],"tags":[[]]}', `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`]) {
    const response = await fetch(`${app.url}/api/hotels`, { method: 'POST', headers: { 'content-type': 'application/json', cookie: mara.cookie }, body });
    expect([body.slice(0, 40), response.status]).toEqual([body.slice(0, 40), 400]);
  }
  expect((await mara.send('POST', '/api/hotels', await listingBody(app, { description: 'x'.repeat(200_000) }))).status).toBe(413);
  expect(await send(await listingBody(app, { starRating: '4,5' }))).toMatchObject({ status: 400, fields: { starRating: 'Sterne gehen von 1 bis 5.' } });
});

test('words that are one letter to us and many to the search are stored', async () => {
  const squares = Array.from({ length: 280 }, (_, index) => String.fromCodePoint(0x3300 + ((index * 37) % 0x58))).join('');
  expect(await send(await listingBody(app, { name: squares.slice(0, 100), shortDescription: squares }))).toMatchObject({ status: 201 });
});
