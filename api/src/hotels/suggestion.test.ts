import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.js';
import { createHotel, createOperator } from '../test/factories.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const owner = await createOperator(app);
  const add = (name: string, city: string, regionId: number, fields = {}) => createHotel(app, { name, city, regionId, owner, shortDescription: 'Kurze Wege.', ...fields });
  await add('Vila Dunja', 'Dubrovnik', 5);
  await add('Kuća Zid', 'Dubrovnik', 5);
  await add('Palača', 'Šibenik', 7, { tags: ['Stadtmauer'] });
  await add('Lanterna', 'Brusje, Hvar', 8);
  await add('Skriveno', 'Dugopolje', 1, { isActive: false });
});
afterAll(() => app.stop());

interface Suggestion {
  kind: string;
  text: string;
  place: string | null;
  regionId: string | null;
  slug: string | null;
  hotelCount: number;
}

async function suggest(search: string, language = 'de', first = 8): Promise<Suggestion[]> {
  const { data, errors } = await app.graphql<{ searchSuggestions: Suggestion[] }>(
    'query ($search: String!, $first: Int) { searchSuggestions(search: $search, first: $first) { kind text place regionId slug hotelCount } }',
    { search, first },
    { 'accept-language': language },
  );
  expect(errors).toBeUndefined();
  return data?.searchSuggestions ?? [];
}
const brief = (found: Suggestion[]) => found.map(({ kind, text, hotelCount }) => `${kind} ${text} ${hotelCount}`);

describe('suggestions', () => {
  test('regions, towns and places that begin so, the most places first; what nobody sees is not there', async () => {
    const found = await suggest('du');
    expect(brief(found)).toEqual(['CITY Dubrovnik 2', 'REGION Dalmatien – Dubrovnik 2']);
    expect(found[1]?.regionId).toBe('5');
    expect(brief(await suggest('dun'))).toEqual(['HOTEL Vila Dunja 1']);
    expect((await suggest('dun'))[0]).toMatchObject({ place: 'Dubrovnik', slug: expect.stringMatching(/^vila-dunja/) as string, regionId: null });
    expect(await suggest('dugo')).toEqual([]);
  });

  test.each([
    ['SIB', 'CITY Šibenik 1'],
    ['Šiben', 'CITY Šibenik 1'],
    ['hva', 'CITY Brusje, Hvar 1'],
    ['brusje hv', 'CITY Brusje, Hvar 1'],
    ['Ragus', 'CITY Dubrovnik 2'],
    ['dubrovnic', 'CITY Dubrovnik 2'],
    ['dubrv', 'CITY Dubrovnik 2'],
  ])('%s leads to %s', async (search, first) => {
    expect(brief(await suggest(search))[0]).toBe(first);
  });

  test('regions in the language of the request, found by each of their names', async () => {
    expect(brief(await suggest('otoci', 'en'))).toEqual(['REGION Islands 1']);
    expect(brief(await suggest('insel', 'hr'))).toEqual(['REGION Otoci 1']);
  });

  test('an island that places lie on', async () => {
    await app.database.read(`update hotel set latitude = 43.2, longitude = 16.4, island = 'Hvar' where name = 'Lanterna'`);
    expect(brief(await suggest('hvar'))).toEqual(['CITY Brusje, Hvar 1', 'ISLAND Hvar 1']);
  });

  test('the number beside a suggestion: all of a region; of a town or island those that lie there, first in what its name finds', async () => {
    const owner = await createOperator(app);
    const islander = await createHotel(app, { name: 'Maslina', city: 'Starigrad', island: 'Lastovo', latitude: 42.8, longitude: 16.9, regionId: 8, owner });
    const others = { city: 'Vrboska', regionId: 8, shortDescription: 'Am Hafen, mit Blick auf Lastovo.', relevance: 100, owner };
    await createHotel(app, { name: 'Kamen', ...others });
    const list = async (filter: object) => {
      const { data } = await app.graphql<{ hotels: { totalCount: number; nodes: { id: string; city: string; island: string | null }[] } }>(
        'query ($filter: HotelFilter) { hotels(filter: $filter, first: 50) { totalCount nodes { id city island } } }',
        { filter },
      );
      return data?.hotels ?? { totalCount: 0, nodes: [] };
    };
    const found = (await Promise.all(['dub', 'sib', 'brus', 'lasto', 'star', 'vrb', 'dalm', 'ins'].map((search) => suggest(search)))).flat();
    expect(brief(found)).toEqual(expect.arrayContaining(['CITY Dubrovnik 2', 'ISLAND Lastovo 1', 'CITY Starigrad 1', 'REGION Inseln 3']));
    for (const { kind, text, regionId, hotelCount } of found) {
      if (kind === 'REGION') expect([text, (await list({ regionId })).totalCount]).toEqual([text, hotelCount]);
      else if (kind !== 'HOTEL') {
        const { nodes } = await list({ search: text });
        const isThere = nodes.map(({ city, island }) => (kind === 'CITY' ? city : island) === text);
        expect([text, isThere.filter(Boolean).length, isThere.slice(0, hotelCount)]).toEqual([text, hotelCount, Array<boolean>(hotelCount).fill(true)]);
      }
    }
    expect((await list({ search: 'Lastovo' })).nodes.map(({ id }) => id)[0]).toBe(String(islander.id));
    expect((await list({ search: 'Lastovo' })).totalCount).toBe(2);
    await app.database.read(`delete from hotel where owner_id = $1`, [owner.id]);
  });

  test('nothing for nothing, signs and what nobody has; no more than asked for', async () => {
    for (const search of ['', '  ', '%', '…', "'; drop", 'reykjavik', 'xqz']) expect(await suggest(search)).toEqual([]);
    expect(await suggest('d', 'de', 1)).toHaveLength(1);
  });

  test.each([
    [{ search: 'x'.repeat(201) }, 'filter.search'],
    [{ search: 'a', first: 21 }, 'first'],
    [{ search: 'a', first: 0 }, 'first'],
  ])('%.40j is refused', async (variables, field) => {
    const { errors } = await app.graphql('query ($search: String!, $first: Int) { searchSuggestions(search: $search, first: $first) { text } }', variables);
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual([field]);
  });
});

describe('what was meant by a mistyped search', () => {
  const search = async (filter: Record<string, unknown>) => {
    const { data } = await app.graphql<{ hotels: { totalCount: number; didYouMean: string | null } }>(
      'query ($filter: HotelFilter) { hotels(filter: $filter) { totalCount didYouMean } }',
      { filter },
    );
    return [data?.hotels.totalCount, data?.hotels.didYouMean];
  };

  test.each([
    ['Dubrovnic', 2, 'Dubrovnik'],
    ['sibenk', 1, 'Šibenik'],
    ['Vila in Dubrvonik', 1, 'Vila in Dubrovnik'],
    ['Stadtmaurer, Sibenic', 1, 'Stadtmauer, Šibenik'],
    ['Inseeln', 1, 'Inseln'],
    ['Dubrovnik', 2, null],
    ['SIBENIK', 1, null],
    ['reykjavik', 0, null],
  ])('%s: %i found, %s', async (text, count, meant) => {
    expect(await search({ search: text })).toEqual([count, meant]);
  });

  test('the exact words find nothing, and the other spelling is proposed', async () => {
    expect(await search({ search: 'Dubrovnic', isSearchExact: true })).toEqual([0, 'Dubrovnik']);
    expect(await search({ search: 'Dubrovnik', isSearchExact: true })).toEqual([2, null]);
  });

  test('a word that only hidden places have is proposed to nobody', async () => {
    expect(await search({ search: 'Dugopolj' })).toEqual([0, null]);
    expect(await search({ search: 'Dugopolja' })).toEqual([0, null]);
  });
});
