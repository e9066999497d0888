import type { ApolloClient } from '@apollo/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApolloClient } from '../apollo';
import { FeaturedHotelsDocument, HotelDetailDocument, HotelListDocument, RegionListDocument } from '../gql/generated';
import { executeWith, hotel } from '../test/fixtures';
import { image } from '../test/hotels';
import { forgetHotel, newsOf, takeNews } from './hotelNews';

const all = { sort: 'RELEVANCE', first: 20, withCount: true, language: 'DE' } as const;
const places = ['1', '2', '3'].map((id) => ({ ...hotel(id, 100), image: image(`old${id}`) }));
const region = { __typename: 'Region', id: '8', hotelCount: 2, minPrice: 40 };

let asked: string[];
let client: ApolloClient;

/** A tab that shows the list, the places of the home page and one place. */
beforeEach(async () => {
  asked = [];
  const note = <T>(name: string, answer: T) => {
    asked.push(name);
    return answer;
  };
  const pageInfo = { hasNextPage: false, hasPreviousPage: false, endCursor: null };
  const execute = executeWith({
    hotels: () => note('hotels', { nodes: places, edges: [], pageInfo, totalCount: places.length, isTotalExact: true }),
    featuredHotels: () => note('featuredHotels', places.slice(0, 2)),
    hotel: ({ slug }: { slug: string }) => note('hotel', places.find((place) => place.slug === slug) ?? null),
    regions: () => note('regions', [places[0]?.region]),
  });
  client = createApolloClient({ execute }, 'de');
  await client.query({ query: HotelListDocument, variables: all });
  await client.query({ query: FeaturedHotelsDocument, variables: { language: 'DE' } });
  await client.query({ query: RegionListDocument, variables: { language: 'DE' } });
  await client.query({ query: HotelDetailDocument, variables: { slug: 'vila-2', language: 'DE' } });
  asked = [];
});

const list = () => client.readQuery({ query: HotelListDocument, variables: all })?.hotels;
const featured = () => client.readQuery({ query: FeaturedHotelsDocument, variables: { language: 'DE' } })?.featuredHotels.map(({ id }) => id);
const detail = () => client.readQuery({ query: HotelDetailDocument, variables: { slug: 'vila-2', language: 'DE' } });
const take = (data: Record<string, unknown>) => {
  takeNews(client, structuredClone(newsOf(data)));
};

describe('news of a listing', () => {
  it('tells only what everybody may know', () => {
    const state = { inactiveReason: 'SWITCHED_OFF', paidUntil: '2027-01-01T00:00:00Z', owner: { __typename: 'User', id: '7', credits: 2 } };
    const subscription = { __typename: 'CreditSubscription', id: '5', status: 'active' };
    const { changed } = newsOf({ setHotelActive: { __typename: 'Hotel', id: '2', isActive: false, ...state, subscription, region } });
    expect(changed).toEqual([{ __typename: 'Hotel', id: '2', isActive: false, region: { __typename: 'Region', id: '8' } }, region]);
  });

  it('hides what was switched off, with its counters, and brings it back', async () => {
    take({ setHotelActive: { __typename: 'Hotel', id: '2', isActive: false, region } });
    expect(list()).toMatchObject({ totalCount: 2, nodes: [{ id: '1' }, { id: '3' }] });
    expect(featured()).toEqual(['1']);
    expect(detail()?.hotel?.isActive).toBe(false);
    const regions = () => client.readQuery({ query: RegionListDocument, variables: { language: 'DE' } })?.regions[0];
    expect(regions()).toMatchObject({ hotelCount: 2, minPrice: 40 });

    take({ setHotelActive: { __typename: 'Hotel', id: '2', isActive: true, region: { ...region, hotelCount: 3 } } });
    expect(list()).toMatchObject({ totalCount: 3, nodes: [{ id: '1' }, { id: '2' }, { id: '3' }] });
    expect(featured()).toEqual(['1', '2']);
    expect(regions()?.hotelCount).toBe(3);
    expect(asked).toEqual([]);
  });

  it('renames, and changes the picture', () => {
    const { id, ...picture } = image('new');
    const main = { __typename: 'Image', id, ...picture, avif: 'new.avif 800w', webp: 'new.webp 800w' };
    take({ updateHotel: { __typename: 'Hotel', id: '2', name: 'Vila Nova', tags: ['neu'], image: main } });
    expect(list()?.nodes[1]).toMatchObject({ name: 'Vila Nova', image: { id: 'new', avif: 'new.avif 800w' } });
    expect(detail()?.hotel).toMatchObject({ name: 'Vila Nova', tags: ['neu'] });
    expect(asked).toEqual([]);
  });

  it('removes what was deleted, and its page says that there is none', () => {
    take({ deleteHotel: '2' });
    expect(list()).toMatchObject({ totalCount: 2, nodes: [{ id: '1' }, { id: '3' }] });
    expect(featured()).toEqual(['1']);
    expect(detail()).toEqual({ hotel: null });
    forgetHotel(client, '1');
    expect(list()?.totalCount).toBe(1);
    expect(asked).toEqual([]);
  });

  it('does not bring in what this tab never read', () => {
    const before = client.extract();
    take({ setHotelActive: { __typename: 'Hotel', id: '99', isActive: false, name: 'Fremd', image: { __typename: 'Image', ...image('x') } } });
    take({ deleteHotel: '99' });
    expect(client.extract()).toEqual(before);
  });

  it('leaves lists that nobody looks at to the next visit once there is a new listing', () => {
    take({ createHotel: { __typename: 'Hotel', id: '4', name: 'Neu', region } });
    expect(list()).toBeUndefined();
    expect(detail()?.hotel?.id).toBe('2');
  });

  it.each([
    { setUserActive: { __typename: 'User', id: '7', isActive: false } },
    { deleteUser: '7' },
  ])('leaves them so too once the listings of an account are hidden or gone: %o', (answer) => {
    expect(newsOf(answer).changed).toEqual([]);
    take(answer);
    expect(list()).toBeUndefined();
    expect(featured()).toBeUndefined();
  });

  it('knows the figures of all regions that an answer names', () => {
    take({ regions: [{ ...region, hotelCount: 1, minPrice: 55 }] });
    expect(client.readQuery({ query: RegionListDocument, variables: { language: 'DE' } })?.regions[0]).toMatchObject({ hotelCount: 1, minPrice: 55 });
    expect(list()?.nodes).toHaveLength(3);
  });

  it('leaves a list in view as it is', () => {
    const view = client.watchQuery({ query: HotelListDocument, variables: all }).subscribe(() => undefined);
    take({ createHotel: { __typename: 'Hotel', id: '4', name: 'Neu', region } });
    expect(list()?.nodes).toHaveLength(3);
    expect(asked).toEqual([]);
    view.unsubscribe();
  });
});
