import 'reflect-metadata';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.js';
import { createHotel, createOperator } from '../test/factories.js';
import { AMENITIES } from './hotel.rules.js';

// The same in every run; PROPERTIES_SEED tries others.
fc.configureGlobal({ seed: Number(process.env.PROPERTIES_SEED ?? 7) });

const PICTURE = ['id', 'width', 'height', 'blurDataUrl', 'url', 'small: url(width: 400, format: WEBP)', 'url800: url(width: 800, format: JPEG)', 'srcset(format: AVIF)', 'webp: srcset(format: WEBP)', 'jpeg: srcset(format: JPEG)', '__typename'];
const REGION = ['id', 'slug', 'name', 'asked: name(language: $language)', 'hr: name(language: HR)', 'description', 'imageUrl', '__typename'];
const PLAIN = [
  ...['id', 'slug', 'name', 'short: shortDescription', 'city', 'pricePerNight', 'isActive', 'isFeatured', 'isPositionExact', 'guestRating', 'reviewCount', 'rooms', 'guests', 'size'],
  ...['starRating', 'seaDistanceMetres', 'amenities', 'imageUrl', 'imageUrls', 'ownerId', 'regionId', 'regionName', 'en: regionName(language: EN)', 'asked: regionName(language: $language)', '__typename'],
];
const WHOLE = [
  ...['description', 'address', 'latitude', 'longitude', 'island', 'features', 'tags', 'contactEmail', 'contactPhone', 'website', 'facebook', 'instagram', 'isPopular', 'freeWifi', 'pool', 'spa', 'seaView'],
  ...['parking', 'restaurant', 'createdAt', 'previewUrl', 'croatian: previewUrl(language: HR)', 'another: previewUrl(language: $language)'],
];
/** What is plain enough for the database to know, and what is not. */
const ADDRESSES = [null, 'https://vila.example/a?b=c#d', 'vila.example', 'www.vila.example/x', 'HTTP://Vila.example', 'http://ähre.example', 'https://xn--hre-qla.example/', 'vila', 'https://10.0.0.1/a', 'http://vila.example:8080/'];
const some = (fields: string[]) => fc.shuffledSubarray(fields, { minLength: 1 }).map((chosen) => chosen.join(' '));
const objects = fc.tuple(some(REGION), some(PICTURE), some(PICTURE)).map(([region, image, images]) => [`region { ${region} }`, `image { ${image} }`, `images { ${images} }`, `... on Hotel { other: image { ${images} } }`]);
const selection = objects.chain((others) => some([...PLAIN, ...others]));
const question = fc.record({
  nodes: selection,
  language: fc.constantFrom('DE', 'EN', 'HR'),
  accepted: fc.constantFrom('de', 'en', 'hr'),
  sort: fc.constantFrom('RELEVANCE', 'PRICE_ASC', 'PRICE_DESC', 'SEA_DISTANCE'),
  filter: fc.constantFrom({}, { regionId: '2' }, { priceMin: 60 }, { regionId: '1', amenities: ['POOL'] }, { starRating: [3] }, { search: 'Ein Haus' }),
  first: fc.constantFrom(2, 20),
});

const whole = objects.chain((others) => some([...PLAIN, ...WHOLE, ...others]));
const single = fc.record({ fields: whole, language: fc.constantFrom('DE', 'EN', 'HR'), accepted: fc.constantFrom('de', 'en', 'hr') });

/** So many selections are tried; each process has some more of them written. */
const RUNS = 25;

let app: TestApp;
const statements: string[] = [];
beforeAll(async () => {
  app = await startTestApp();
  await app.database.read(`insert into image (id, width, height, blur_data_url, original_name) select md5(n::text), n * 390, 900, 'data:,"\\ü', 'x' from generate_series(1, 5) as n`);
  const pictures = await app.database.read<{ url: string }>(`select '/images/' || id || '.jpg' as url from image order by width`);
  const owner = await createOperator(app);
  const texts = fc.sample(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).filter((text) => !text.includes('\0') && text.isWellFormed()), { numRuns: 24, seed: 7 });
  for (const [index, text] of texts.entries()) {
    const [main, ...others] = pictures.map(({ url }) => url).slice(index % 5);
    await createHotel(app, {
      owner,
      name: `Haus ${index} ${text}`,
      city: `"${text}\\`,
      description: `"${text}\\\n\n${text}`,
      address: text,
      features: index % 3 ? [text, '', '{}'] : [],
      tags: index % 2 ? [`Strand, ${index}`] : [],
      contactEmail: index % 3 ? text : null,
      website: ADDRESSES[index % ADDRESSES.length],
      facebook: ADDRESSES[(index * 3) % ADDRESSES.length],
      isFeatured: index % 3 === 0,
      shortDescription: `Ein Haus\n\t\u001f\u007f\u2028 ${text}`.slice(0, 300),
      regionId: 1 + (index % 3),
      guestRating: [null, '4.0', '3.7'][index % 3],
      rooms: index % 4 || null,
      guests: index % 5 || null,
      size: index % 6 || null,
      seaDistanceMetres: index % 2 ? index * 100 : null,
      ...(index % 2 && { latitude: 43.5, longitude: 16.4 }),
      pricePerNight: 50 + (index % 7),
      amenities: AMENITIES.filter((_, place) => (index >> (place % 5)) & 1).toReversed(),
      ...(index % 4 && { imageUrl: main ?? '' }),
      imageUrls: [...others, '/images/lost.jpg'],
    });
  }
  const pool = await app.database.orm.em.getConnection().getNativeClient();
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  Object.assign(pool, { query: (...args: unknown[]) => (statements.push((args[0] as { text?: string }).text ?? ''), query(...args)) });
});
afterAll(() => app.stop());

interface Question {
  query: string;
  variables: object;
}

async function ask(path: string, body: Question, language: string): Promise<string> {
  const response = await fetch(app.url + path, { method: 'POST', headers: { 'content-type': 'application/json', 'accept-language': language }, body: JSON.stringify(body) });
  const text = await response.text();
  expect(text).toMatch(/^\{"data":\{/);
  return text.slice(0, text.lastIndexOf(',"extensions"'));
}

async function askWritten(body: Question, language: string): Promise<string> {
  statements.length = 0;
  const answer = await ask('/graphql', body, language);
  expect(statements.join()).toContain('as written');
  return answer;
}

test('what the database writes of a list is, letter by letter, what its resolvers say', async () => {
  let times = 0;
  await fc.assert(
    fc.asyncProperty(question, async ({ nodes, language, accepted, sort, filter, first }) => {
      times += 1;
      const query = `query ($filter: HotelFilter, $sort: HotelSort!, $first: Int!, $after: String, $language: Language) {
        hotels(filter: $filter, sort: $sort, first: $first, after: $after) { totalCount nodes { ${nodes} last: regionName(language: $language) } pageInfo { hasNextPage endCursor } didYouMean } }`;
      let variables: object = { filter, sort, first, language };
      // The first times, every document goes the usual way.
      for (let time = 0; time < 3; time += 1) await ask('/graphql', { query, variables }, accepted);
      for (let page = 0; page < 2; page += 1) {
        const written = await askWritten({ query, variables }, accepted);
        // What follows the question mark is nothing to GraphQL, and takes the request the usual way.
        expect(written).toBe(await ask('/graphql?through=express', { query, variables }, accepted));
        const { endCursor } = (JSON.parse(`${written}}`) as { data: { hotels: { pageInfo: { endCursor: string } } } }).data.hotels.pageInfo;
        variables = { filter, sort, first, language: null, after: endCursor };
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  expect(times).toBe(RUNS);
});

test('what the database writes of single listings is, letter by letter, what their resolvers say', async () => {
  const rows = await app.database.read<{ id: number; slug: string }>('select id, slug from hotel order by id');
  let times = 0;
  await fc.assert(
    fc.asyncProperty(single, async ({ fields, language, accepted }) => {
      const queries = ['hotel(slug: $slug)', 'hotelsByIds(ids: $ids)', 'featuredHotels(first: $first)'];
      const query = `query ($slug: String!, $ids: [ID!]!, $first: Int!, $language: Language) { ${queries[times % 3]} { ${fields} last: regionName(language: $language) } }`
        .replace(/\$(slug|ids|first): [^,]+!,? ?/g, (declared, name: string) => (queries[times % 3]!.includes(`$${name}`) ? declared : ''));
      times += 1;
      const variablesOf = (index: number) => {
        const { id, slug } = rows[index % rows.length]!;
        return { slug, ids: [id, 999, rows[(index + 5) % rows.length]!.id, id].map(String), first: 1 + (index % 9), language };
      };
      for (let time = 0; time < 3; time += 1) await ask('/graphql', { query, variables: variablesOf(0) }, accepted);
      for (let index = times; index < times + 8; index += 1) {
        const written = await askWritten({ query, variables: variablesOf(index) }, accepted);
        expect(written).toBe(await ask('/graphql?through=express', { query, variables: variablesOf(index) }, accepted));
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  expect(times).toBe(RUNS);
});

test('a listing that is switched off is written for no visitor', async () => {
  const [hotel] = await app.database.read<{ id: number }>('update hotel set is_active = false where id = (select min(id) from hotel) returning id');
  const query = 'query ($id: ID!) { hotel(id: $id) { slug } }';
  for (let time = 0; time < 4; time += 1) expect(await ask('/graphql', { query, variables: { id: String(hotel?.id) } }, 'de')).toBe('{"data":{"hotel":null}');
  await app.database.read('update hotel set is_active = true where id = $1', [hotel?.id]);
});

test.each([
  ['a condition inside', '{ hotels { nodes { id name @include(if: true) } } }'],
  ['a field that is worked out here', '{ hotels { nodes { id nodeId } } }'],
  ['the same of one', '{ hotel(id: 1) { id nodeId } }'],
  ['one that somebody has to be for', '{ hotels { nodes { id paidUntil } } }'],
  ['figures of a region', '{ hotels { nodes { id region { hotelCount } } } }'],
  ['a key in two places', '{ hotels { nodes { region { id } region { slug } } } }'],
  ['a very long key', `{ hotels { nodes { ${'a'.repeat(70)}: id } } }`],
  ['two lists', '{ hotels { nodes { id } } others: hotels { nodes { slug } } }'],
  ['entries with cursors', '{ hotels { nodes { id } edges { cursor } } }'],
  ['a width that there is none of', '{ hotels { nodes { id image { url(width: 77) } } } }'],
])('%s: the list is not written by the database', async (_, query) => {
  statements.length = 0;
  for (let time = 0; time < 5; time += 1) await (await fetch(`${app.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) })).text();
  expect(statements.some((text) => text.includes('from hotel'))).toBe(true);
  expect(statements.join()).not.toContain('as written');
});
