import { parse } from 'graphql';
import { HttpResponse } from 'msw';
import { operations } from './api';
import { executeWith, hotel } from './fixtures';

interface Filter {
  regionId?: string;
  priceMin?: number;
  priceMax?: number;
  amenities?: string[];
  search?: string;
}
interface ListArguments {
  filter?: Filter | null;
  sort: string;
  first: number;
  after?: string | null;
}
export type TestHotel = ReturnType<typeof hotel> & Record<string, unknown>;

/** A stored picture. */
export function image(id: string) {
  const url = `/images/${id}-800.jpg`;
  return { id, url, srcset: `${url} 800w`, width: 1600, height: 1200, blurDataUrl: 'data:image/png;base64,iVBORw0KGgo=' };
}

/** A place with the fields of the list and of the page; `values` are what a test is about. */
export function testHotel(id: string, values: Record<string, unknown> = {}): TestHotel {
  const stated = { starRating: 4, guestRating: '4.5', reviewCount: 12, rooms: 3, guests: 6, size: 90, regionId: '8', isPositionExact: false };
  return { ...hotel(id, 100), ...stated, createdAt: new Date(0), ...values };
}

function isWithin(place: TestHotel, filter: Filter): boolean {
  const amenities = place.amenities as string[];
  return (
    (filter.priceMin ?? 0) <= place.pricePerNight &&
    place.pricePerNight <= (filter.priceMax ?? Infinity) &&
    (filter.amenities ?? []).every((amenity) => amenities.includes(amenity)) &&
    (filter.search === undefined || place.name.toLowerCase().includes(filter.search.toLowerCase()))
  );
}

/** The counts that tests look at; the API's own tests count the rest. */
function facetsOf(found: TestHotel[]) {
  const none: object[] = [];
  const amenities = [...new Set(found.flatMap((place) => place.amenities as string[]))];
  return {
    areExact: true,
    regions: [{ regionId: '8', count: found.length }],
    priceRanges: none,
    amenities: amenities.map((amenity) => ({ amenity, count: found.filter((place) => (place.amenities as string[]).includes(amenity)).length })),
    starRatings: none,
    guests: [{ value: 4, count: found.filter((place) => Number(place.guests) >= 4).length }],
    rooms: none,
    sizes: none,
    tags: [{ tag: 'Šetnica', count: 1 }],
    seaDistances: none,
  };
}

/** An API that holds these places, filters and pages them, and notes the name of every operation. */
export function hotelApi(places: TestHotel[], asked: string[] = []) {
  const hotels = ({ filter, sort, first, after }: ListArguments) => {
    const found = places.filter((place) => isWithin(place, filter ?? {}));
    if (sort !== 'RELEVANCE') found.sort((a, b) => a.pricePerNight - b.pricePerNight);
    if (sort === 'PRICE_DESC') found.reverse();
    const start = after ? found.findIndex(({ id }) => id === after) + 1 : 0;
    const nodes = found.slice(start, start + first);
    const pageInfo = { hasNextPage: start + first < found.length, hasPreviousPage: start > 0, endCursor: nodes.at(-1)?.id };
    return { nodes, edges: [], pageInfo, totalCount: found.length, isTotalExact: true, didYouMean: null, facets: facetsOf(found) };
  };
  const execute = executeWith({
    hotels,
    hotel: ({ slug }: { slug: string }) => places.find((place) => place.slug === slug) ?? null,
    hotelsByIds: ({ ids }: { ids: string[] }) => ids.flatMap((id) => places.find((place) => place.id === id) ?? []),
    // A shared list of all of them, of which one has gone.
    shortlist: ({ id }: { id: string }) => (id === 'gone' ? null : { id, hotels: places, goneCount: 1 }),
    createShortlist: { id: 'abcdefghijklmnopqrstuv', hotels: places, goneCount: 0 },
    regions: [{ id: '8', slug: 'inseln', name: 'Inseln', description: '', imageUrl: '', hotelCount: places.length, minPrice: 1 }],
  });
  return operations.operation(async ({ query, operationName, variables }) => {
    // The counts of the filter come after every list, and are not what is counted here.
    if (operationName !== 'HotelFacets') asked.push(operationName ?? '');
    const result = await execute(parse(query), variables);
    return HttpResponse.json(JSON.parse(JSON.stringify(result)) as { data: Record<string, unknown> });
  });
}
