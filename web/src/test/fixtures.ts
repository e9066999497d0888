import { makeExecutableSchema } from '@graphql-tools/schema';
import { graphql as execute, print, type ExecutionResult } from 'graphql';
import schemaText from '../../../schema.graphql?raw';
import type { RegionCardFragment } from '../gql/generated';
import type { Site } from '../site';
import type { Execute } from '../apollo';

export const testSite: Site = {
  name: 'Obala',
  origin: 'https://obala.test',
  supportEmail: 'hilfe@obala.test',
  supportPhone: '+41 44 000 00 00',
  partnerEmail: 'partner@obala.test',
  operatorName: 'Obala Listing',
  operatorAddress: 'Teststrasse 1, 8000 Zürich',
};

/** What a credit costs in the tests: not the usual price, so that a page that shows that one is found out. */
export const creditOffer = { __typename: 'CreditOffer', amount: 195, currency: 'EUR', interval: 'year', priceId: 'price_test' };

/** A region as the home page reads it. */
export function region(values: Partial<RegionCardFragment> & { id: string; slug: string }) {
  return { __typename: 'Region', name: values.slug, description: '', imageUrl: '', hotelCount: 3, minPrice: 50, ...values };
}

const schema = makeExecutableSchema({ typeDefs: schemaText });

/** Answers documents against the real schema from plain values: a document that does not fit it fails. */
export function executeWith(rootValue: Record<string, unknown>): Execute {
  return async (document, variables): Promise<ExecutionResult> =>
    execute({ schema, source: print(document), rootValue, variableValues: variables });
}

/** A hotel with every field that the schema demands. */
export function hotel(id: string, pricePerNight: number) {
  const none = { images: [], imageUrls: [], amenities: [], features: [], tags: [] };
  const texts = { description: '', shortDescription: 'Steinhaus am Hafen', address: 'Riva 1', city: 'Hvar', imageUrl: '' };
  const numbers = { starRating: 4, guestRating: null as string | null, reviewCount: 0, rooms: 2, guests: 4, size: 60 };
  const flags = { isActive: true, isPositionExact: false, isFeatured: true, isPopular: false, freeWifi: true, pool: false, spa: false, seaView: true };
  const home = { id: '8', slug: 'inseln', name: 'Inseln', description: '', imageUrl: '', hotelCount: 3, minPrice: 50 };
  return { id, ownerId: '7', regionId: '8', slug: `vila-${id}`, name: `Vila ${id}`, pricePerNight, previewUrl: `/previews/${id}.jpg?language=de&v=1`, ...none, ...texts, ...numbers, ...flags, image: null, region: home };
}
