import { HttpResponse } from 'msw';
import { graphql } from 'msw/graphql';
import { setupServer } from 'msw/node';
import { creditOffer } from './fixtures';

/** Where the tests' client sends its questions. */
export const apiAddress = 'http://obala.test/graphql';

/** The API of the tests: `api.use(operations.query('RegionList', …))` says how it answers. */
export const operations = graphql.link(apiAddress);

/**
 * Answers nothing by itself: a question that a test did not expect is an error. Only what a listing costs is said to
 * everybody, because it stands on many pages that are about something else; and so many ways lead to the dashboard
 * that it finds neither listings nor figures where a test is not about them.
 */
export const api = setupServer(
  operations.query('ListingPrice', () => HttpResponse.json({ data: { creditOffer } })),
  operations.query('OwnHotels', () => HttpResponse.json({ data: { viewer: { __typename: 'User', id: '7', hotels: [] } } })),
  operations.query('OwnVisits', () => HttpResponse.json({ data: { hotelStatistics: { __typename: 'HotelStatistics', id: 'own-30', listings: [] } } })),
);

/** The end of a page: the cursor that leads on, null where none does. */
export const endAt = (endCursor: string | null) => ({ __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor });
