import 'reflect-metadata';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.js';
import { createHotel, createOperator } from '../test/factories.js';
import { decodeCursor, encodeCursor } from './hotel.cursor.js';
import { HotelSort } from './hotel.input.js';
import { pattern, searchWords, words } from './hotel.search.js';
import { slugOf } from './hotel.slug.js';

// The same in every run; PROPERTIES_SEED tries others.
fc.configureGlobal({ seed: Number(process.env.PROPERTIES_SEED ?? 7) });
const text = fc.string({ unit: 'binary', maxLength: 60 });

describe('a slug', () => {
  test('of any name is short, plain, no number and stays what it is', () => {
    fc.assert(
      fc.property(text, (name) => {
        const slug = slugOf(name);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(120);
        expect(slug).not.toMatch(/^\d+$/);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });

  test('does not depend on how a letter was typed', () => {
    fc.assert(
      fc.property(text, (name) => {
        expect(slugOf(name.normalize('NFD'))).toBe(slugOf(name.normalize('NFC')));
      }),
    );
  });
});

describe('a cursor', () => {
  test('is read as it was written, for its own order only', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(HotelSort)), fc.constantFrom(...Object.values(HotelSort)), fc.array(fc.integer(), { minLength: 1, maxLength: 4 }), (sort, other, key) => {
        const places = key.filter((place) => Math.abs(place) < 2 ** 31);
        const cursor = encodeCursor(sort, places);
        expect(decodeCursor(cursor, sort, places.length)).toEqual(places);
        if (other !== sort) expect(() => decodeCursor(cursor, other, places.length)).toThrow();
      }),
    );
  });

  test('of anybody else’s making is refused', () => {
    fc.assert(
      fc.property(text, (cursor) => {
        expect(() => decodeCursor(cursor, HotelSort.PRICE_ASC, 2)).toThrow();
      }),
    );
  });
});

describe('the words of a search', () => {
  test('are folded once and for all, few, each once, and no pattern of their own', () => {
    fc.assert(
      fc.property(text, (search) => {
        const found = searchWords(search);
        expect(found.length).toBeLessThanOrEqual(8);
        expect(new Set(found).size).toBe(found.length);
        for (const word of found) {
          expect(words(word)).toEqual([word]);
          expect(words(word.toUpperCase())).toEqual(words(word.toUpperCase().toLowerCase()));
          expect(pattern(word).slice(2, -1).replace(/\\[%_\\]/g, '')).not.toMatch(/[%_\\]/);
        }
      }),
    );
  });
});

describe('in the database', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  test('a listing is found by each word of its name and its town, whatever they are', async () => {
    const owner = await createOperator(app);
    const letters = fc.string({ unit: 'grapheme-composite', minLength: 1, maxLength: 25 }).filter((name) => words(name).length > 0 && name.isWellFormed() && !name.includes('\u0000'));
    await fc.assert(
      fc.asyncProperty(letters, async (name) => {
        const hotel = await createHotel(app, { owner, name });
        for (const search of [name, name.toUpperCase(), ...words(name).slice(0, 2)]) {
          // Of some letters, the capital is two.
          if (search === name.toUpperCase() && words(search).join() !== words(name).join()) continue;
          const { data, errors } = await app.graphql<{ hotels: { nodes: { id: string }[] } }>('query ($search: String) { hotels(filter: { search: $search }, first: 100) { nodes { id } } }', { search });
          expect(errors).toBeUndefined();
          expect(data?.hotels.nodes.map(({ id }) => id)).toContain(String(hotel.id));
        }
        await app.database.read('delete from hotel');
      }),
      { numRuns: 40 },
    );
  });

  test('pages in any order give every listing once', async () => {
    const owner = await createOperator(app);
    for (let count = 0; count < 23; count += 1) await createHotel(app, { owner, pricePerNight: 50 + (count % 4) });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('PRICE_ASC', 'PRICE_DESC', 'RELEVANCE', 'SEA_DISTANCE'), fc.integer({ min: 1, max: 9 }), async (sort, first) => {
        const ids: string[] = [];
        for (let after: string | null = null; ; ) {
          const { data }: { data: { hotels: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } } | null } = await app.graphql(
            `query ($first: Int!, $after: String) { hotels(sort: ${sort}, first: $first, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }`,
            { first, after },
          );
          ids.push(...(data?.hotels.nodes ?? []).map(({ id }) => id));
          if (!data?.hotels.pageInfo.hasNextPage) break;
          after = data.hotels.pageInfo.endCursor;
        }
        expect([ids.length, new Set(ids).size]).toEqual([23, 23]);
      }),
      { numRuns: 20 },
    );
  });
});
