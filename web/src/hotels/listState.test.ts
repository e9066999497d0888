import { PRICE_RANGES } from 'api/rules/hotel';
import { describe, expect, it } from 'vitest';
import { hasRange, toggleAmenity, toggleRange, toggleTag } from './listChoices';
import {
  clearFilters,
  EMPTY_STATE,
  filterCount,
  listPath,
  readListState,
  writeListState,
  type ListState,
} from './listState';

const read = (query: string) => readListState(new URLSearchParams(query));
const [upTo100, upTo200, from200] = PRICE_RANGES;

const full: ListState = {
  search: 'Hvar & Umgebung',
  isExact: true,
  regionId: '12',
  priceMin: 100,
  priceMax: 200,
  amenities: ['pool', 'seaView'],
  starRating: [5, 3],
  guestsMin: 4,
  roomsMin: 2,
  sizeMin: 50,
  tags: ['Familien, Kinder', 'Šetnica'],
  seaMax: 300,
  bounds: { south: 43.1, west: 16.25, north: 43.5678, east: 17 },
  view: 'map',
  sort: 'price-desc',
  page: 3,
};

describe('the address of the list', () => {
  it.each<[string, Partial<ListState>]>([
    ['nothing', {}],
    ['everything', full],
    ['no upper bound', { priceMin: 200 }],
    ['a price of zero', { priceMin: 0, priceMax: 100 }],
    ['a search with signs of its own', { search: 'a=b&c?d#e+f %20, „g“' }],
  ])('comes back as it was written: %s', (_, part) => {
    const state = { ...EMPTY_STATE, ...part };
    const path = listPath(state);
    expect(read(new URL(path, 'http://obala.example').search)).toEqual(state);
  });

  it('is short and readable', () => {
    expect(listPath({})).toBe('/hotels');
    expect(listPath(full)).toBe(
      '/hotels?search=Hvar+%26+Umgebung&exact=1&regionId=12&priceMin=100&priceMax=200&amenities=pool,seaView&starRating=5,3&guestsMin=4&roomsMin=2&sizeMin=50&seaMax=300&tags=Familien,+Kinder&tags=%C5%A0etnica&bounds=43.1000,16.2500,43.5678,17.0000&view=map&sort=price-desc&page=3',
    );
  });

  it.each([
    'regionId=abc',
    'regionId=-1',
    'regionId=1;drop',
    'priceMin=cheap',
    'priceMin=-5',
    'priceMin=1e3',
    'priceMin=300&priceMax=100',
    'amenities=helipad,,%00',
    'amenities=airConditioning',
    'starRating=9,x',
    'guestsMin=0',
    'guestsMin=10001',
    'sizeMin=-5',
    'seaMax=500001',
    'tags=&tags=%20',
    'bounds=1,2,3',
    'bounds=44,16,43,17',
    'bounds=43,16,91,17',
    'bounds=NaN,16,44,17',
    'view=globe',
    'exact=1',
    'sort=PRICE_UP',
    'sort=toString',
    'page=0',
    'page=abc',
    'search=%20%20',
    'region=istrien&unknown=1',
  ])('is as if empty where it makes no sense: %s', (query) => {
    expect(read(query)).toEqual(EMPTY_STATE);
  });

  it('asks for the same results by the same address, in whatever order they were chosen', () => {
    const [one, two] = [toggleTag(toggleTag(EMPTY_STATE, 'Meer'), 'Berg'), toggleTag(toggleTag(EMPTY_STATE, 'Berg'), 'Meer')];
    expect(listPath(one)).toBe(listPath(two));
    expect(listPath(read('bounds=43.10001,16.25,43.5,17&tags=b&tags=a&tags=b'))).toBe('/hotels?tags=a&tags=b&bounds=43.1000,16.2500,43.5000,17.0000');
  });

  it('keeps the parts that make sense', () => {
    expect(read('amenities=helipad,spa,pool&priceMin=x&priceMax=80&sort=price-asc')).toEqual({
      ...EMPTY_STATE,
      amenities: ['pool', 'spa'],
      priceMax: 80,
      sort: 'price-asc',
    });
  });

  it('never asks for more than the server gives', () => {
    expect(read('page=7').page).toBe(7);
    expect(read('page=9999').page).toBe(500);
    expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(200);
  });
});

describe('the price bands', () => {
  it('set both bounds, one band at a time', () => {
    const first = toggleRange({ ...EMPTY_STATE, page: 4 }, upTo100);
    expect(first).toEqual({ ...EMPTY_STATE, priceMin: 0, priceMax: 100 });
    const second = toggleRange(first, upTo200);
    expect(second).toEqual({ ...EMPTY_STATE, priceMin: 100, priceMax: 200 });
    expect([hasRange(second, upTo100), hasRange(second, upTo200), hasRange(second, from200)]).toEqual([false, true, false]);
  });

  it('leave the top open from 200', () => {
    expect(toggleRange(EMPTY_STATE, from200)).toEqual({ ...EMPTY_STATE, priceMin: 200, priceMax: null });
  });

  it('clear both bounds when unticked', () => {
    const ticked = toggleRange(EMPTY_STATE, upTo200);
    expect(toggleRange(ticked, upTo200)).toEqual(EMPTY_STATE);
  });
});

describe('the amenities', () => {
  it('are added and removed in the order of the panel, from the first page', () => {
    const one = toggleAmenity({ ...EMPTY_STATE, page: 2 }, 'spa');
    const two = toggleAmenity(one, 'pool');
    expect(two).toEqual({ ...EMPTY_STATE, amenities: ['pool', 'spa'] });
    expect(toggleAmenity(two, 'spa').amenities).toEqual(['pool']);
  });

  it('leave no trace in the address when the last one goes', () => {
    const none = toggleAmenity(toggleAmenity(EMPTY_STATE, 'spa'), 'spa');
    expect(writeListState(none).toString()).toBe('');
  });
});

describe('clearing', () => {
  it('removes everything but order and view', () => {
    expect(clearFilters(full)).toEqual({ ...EMPTY_STATE, view: 'map', sort: 'price-desc' });
  });

  it('counts price as one value', () => {
    expect(filterCount(full)).toBe(13);
    expect(filterCount(EMPTY_STATE)).toBe(0);
  });
});
