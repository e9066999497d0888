import type { ApolloClient } from '@apollo/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApolloClient } from './apollo';
import { HotelListDocument, type HotelFilter, type HotelSort } from './gql/generated';
import { executeWith, hotel } from './test/fixtures';

/** Prices that are not in the order of the numbers, two of them equal. */
const all = [hotel('1', 90), hotel('2', 40), hotel('10', 70), hotel('4', 70), hotel('5', 20)];

interface Args {
  sort: HotelSort;
  first: number;
  after?: string | null;
}

/** What the API would do, with the position as the cursor. */
function page({ sort, first, after }: Args) {
  const direction = sort === 'PRICE_DESC' ? -1 : 1;
  const sorted = [...all].sort((a, b) => direction * (a.pricePerNight - b.pricePerNight || Number(a.id) - Number(b.id)));
  const list = sort === 'RELEVANCE' ? all : sorted;
  const start = Number((after ?? '0').split('@').at(-1));
  const nodes = list.slice(start, start + first);
  const end = start + nodes.length;
  return {
    nodes,
    edges: [],
    pageInfo: { hasNextPage: end < list.length, hasPreviousPage: start > 0, endCursor: `${sort}@${end}` },
    totalCount: list.length,
    isTotalExact: true,
  };
}

let asked: Args[];
let client: ApolloClient;

beforeEach(() => {
  asked = [];
  const execute = executeWith({
    hotels: (args: Args) => {
      asked.push(args);
      return page(args);
    },
  });
  client = createApolloClient({ execute }, 'de');
});

interface Question {
  sort?: HotelSort;
  first?: number;
  after?: string;
  filter?: HotelFilter;
  withCount?: boolean;
}

async function list({ sort = 'RELEVANCE', first = 2, after, filter = {}, withCount = true }: Question) {
  const variables = { sort, first, after, filter, withCount, language: 'DE' as const };
  const { data } = await client.query({ query: HotelListDocument, variables });
  return { ids: data?.hotels.nodes.map(({ id }) => id), info: data?.hotels.pageInfo, total: data?.hotels.totalCount };
}

describe('the list in the cache', () => {
  it('puts pages behind one another and keeps the count', async () => {
    const { info } = await list({});
    await list({ after: info?.endCursor ?? '', withCount: false });
    expect(asked).toHaveLength(2);

    expect(await list({ first: 4 })).toMatchObject({ ids: ['1', '2', '10', '4'], total: 5, info: { hasNextPage: true } });
    expect(asked).toHaveLength(2);
  });

  it('gives only as many as asked for, with the cursor of that page', async () => {
    const { info } = await list({});
    await list({ after: info?.endCursor ?? '' });
    expect(await list({ first: 2 })).toMatchObject({ ids: ['1', '2'], info: { hasNextPage: true, endCursor: 'RELEVANCE@2' } });
    expect(asked).toHaveLength(2);
  });

  it('asks again when more is wanted than is loaded', async () => {
    await list({ first: 2 });
    expect((await list({ first: 4 })).ids).toHaveLength(4);
    expect(asked).toHaveLength(2);
  });

  it('sorts a completely loaded list itself, equal prices by number', async () => {
    await list({ first: 20 });
    expect((await list({ sort: 'PRICE_ASC', first: 20 })).ids).toEqual(['5', '2', '4', '10', '1']);
    expect((await list({ sort: 'PRICE_DESC', first: 20 })).ids).toEqual(['1', '10', '4', '2', '5']);
    expect(asked).toHaveLength(1);
  });

  it('sorts as the API does', async () => {
    await list({ first: 20 });
    for (const sort of ['PRICE_ASC', 'PRICE_DESC'] as const) {
      const here = (await list({ sort, first: 20 })).ids;
      expect(here).toEqual(page({ sort, first: 20 }).nodes.map(({ id }) => id));
    }
  });

  it('asks for another order while the list is not complete', async () => {
    await list({ first: 2 });
    expect((await list({ sort: 'PRICE_ASC', first: 2 })).ids).toEqual(['5', '2']);
    expect(asked.map(({ sort }) => sort)).toEqual(['RELEVANCE', 'PRICE_ASC']);
  });

  it('cannot make the order of relevance itself', async () => {
    await list({ sort: 'PRICE_ASC', first: 20 });
    await list({ sort: 'RELEVANCE', first: 20 });
    expect(asked).toHaveLength(2);
  });

  it('knows one filter in all its spellings, and tells filters apart', async () => {
    await list({ filter: { amenities: ['POOL', 'SPA'], search: '' } });
    await list({ filter: { amenities: ['SPA', 'POOL'], regionId: null } });
    expect(asked).toHaveLength(1);
    await list({ filter: { amenities: ['POOL'] } });
    expect(asked).toHaveLength(2);
  });

  it('leaves out a place that was removed', async () => {
    await list({ first: 20 });
    client.cache.evict({ id: 'Hotel:2' });
    expect((await list({ first: 20 })).ids).toEqual(['1', '10', '4', '5']);
    expect(asked).toHaveLength(1);
  });

  it('hides a place that is switched off, counts without it, and shows it again', async () => {
    await list({ first: 20 });
    switchTo(false, '2');
    expect(await list({ first: 20 })).toMatchObject({ ids: ['1', '10', '4', '5'], total: 4 });
    expect(await list({ sort: 'PRICE_ASC', first: 20 })).toMatchObject({ ids: ['5', '4', '10', '1'], total: 4 });
    switchTo(true, '2');
    expect(await list({ first: 20 })).toMatchObject({ ids: ['1', '2', '10', '4', '5'], total: 5 });
    expect(asked).toHaveLength(1);
  });

  it('counts a place once that is hidden in two orders', async () => {
    await list({ first: 3 });
    await list({ sort: 'PRICE_ASC', first: 2, withCount: false });
    switchTo(false, '2');
    expect(await list({ first: 3 })).toMatchObject({ ids: ['1', '10'], total: 4 });
    expect(await list({ sort: 'PRICE_ASC', first: 2 })).toMatchObject({ ids: ['5'], total: 4 });
    expect(asked).toHaveLength(2);
  });

  it('goes on to the next page behind a hidden place', async () => {
    const { info } = await list({ first: 2 });
    switchTo(false, '2');
    await list({ after: info?.endCursor ?? '', withCount: false });
    expect(await list({ first: 4 })).toMatchObject({ ids: ['1', '10', '4'], total: 4, info: { hasNextPage: true } });
    expect(asked).toHaveLength(2);
  });

  it('takes a new count as it is, and adds what comes back to it', async () => {
    await list({ first: 20 });
    switchTo(false, '2');
    // The API has left it out already; the order by price still holds it.
    await list({ sort: 'PRICE_DESC', first: 2, withCount: false });
    const variables = { sort: 'RELEVANCE', first: 20, filter: {}, withCount: true, language: 'DE' } as const;
    const places = all.filter(({ id }) => id !== '2').map((place) => ({ ...place, __typename: 'Hotel' }));
    const nodes = places.map((place) => ({ ...place, region: { ...place.region, __typename: 'Region' } })) as never;
    const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null } as const;
    client.writeQuery({ query: HotelListDocument, variables, data: { hotels: { nodes, pageInfo, totalCount: 4, isTotalExact: true, didYouMean: null } } });
    expect((await list({ first: 20 })).total).toBe(4);
  });

  it('counts without a place that was removed', async () => {
    await list({ first: 20 });
    client.cache.evict({ id: 'Hotel:2' });
    expect((await list({ first: 20 })).total).toBe(4);
  });
});

function switchTo(isActive: boolean, id: string) {
  client.cache.modify({ id: `Hotel:${id}`, fields: { isActive: () => isActive } });
}
