import type { ApolloClient } from '@apollo/client';
import { PictureFragmentDoc, type PictureFragment } from '../gql/generated';

/** An object of an answer; `image` and `images` hold whole pictures. */
type Facts = Record<string, unknown> & { __typename: string; id: string };

/** What has become of listings: facts that everybody may know, and nothing of their operators. */
export interface HotelNews {
  /** The public fields that an answer held, of each listing and region in it. */
  changed: Facts[];
  deletedId?: string;
  /** True where lists may hold others than before: a new listing, or those of an account that was switched or deleted. */
  isOtherLists: boolean;
}

/** The fields that are public. What a field of another name says stays in the tab that asked for it. */
const TOLD: Record<string, string[]> = {
  Hotel: [
    ...['name', 'city', 'address', 'regionId', 'region', 'isActive', 'isFeatured', 'isPopular', 'pricePerNight', 'starRating'],
    ...['guestRating', 'reviewCount', 'rooms', 'guests', 'size', 'shortDescription', 'description', 'amenities', 'features', 'tags'],
    ...['contactEmail', 'contactPhone', 'website', 'facebook', 'instagram', 'image', 'images', 'imageUrl', 'imageUrls'],
  ],
  Region: ['hotelCount', 'minPrice'],
};

/** Mutations that change which listings visitors see, without an answer that names them all. */
const OTHER_LISTS = ['createHotel', 'setUserActive', 'deleteUser'];

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null && '__typename' in value && 'id' in value;

/** Gathers from a mutation's answer what others may know, however deep it lies. */
export function newsOf(data: Record<string, unknown>): HotelNews {
  const changed: Facts[] = [];
  const gather = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    const told = isFacts(value) ? TOLD[value.__typename] : undefined;
    if (isFacts(value) && told) {
      const { __typename, id } = value;
      // A region is news of its own; here it only says where the place lies.
      const facts = Object.entries(value).map(([name, fact]) => [name, isFacts(fact) && name === 'region' ? identityOf(fact) : fact] as const);
      changed.push({ ...Object.fromEntries(facts.filter(([name]) => told.includes(name))), __typename, id });
    }
    Object.values(value).forEach(gather);
  };
  gather(data);
  const deletedId = data.deleteHotel ?? data.adminDeleteHotel;
  return { changed, deletedId: typeof deletedId === 'string' ? deletedId : undefined, isOtherLists: OTHER_LISTS.some((name) => name in data) };
}

const identityOf = ({ __typename, id }: Facts) => ({ __typename, id });

/** Writes news over what is known already. What this page never read stays unread, and nothing is asked for. */
export function takeNews(client: ApolloClient, { changed, deletedId, isOtherLists }: HotelNews): void {
  const held = client.extract() as Record<string, unknown>;
  client.cache.batch({
    update: (cache) => {
      for (const facts of changed) {
        const id = `${facts.__typename}:${facts.id}`;
        if (!(id in held)) continue;
        for (const data of [facts.image, facts.images].flat().filter(isFacts)) {
          cache.writeFragment({ fragment: PictureFragmentDoc, data: data as Facts & PictureFragment });
        }
        cache.modify({
          id,
          fields: (value: unknown, { fieldName, storeFieldName, toReference, canRead }) => {
            // With arguments it is another question: in another language, for example.
            if (!(fieldName in facts) || fieldName !== storeFieldName) return value;
            const fact = facts[fieldName];
            if (Array.isArray(fact)) return fact.map((part: unknown) => (isFacts(part) ? toReference(identityOf(part)) : part));
            if (!isFacts(fact)) return fact;
            const reference = toReference(identityOf(fact));
            return canRead(reference) ? reference : value;
          },
        });
      }
      if (deletedId) cache.evict({ id: `Hotel:${deletedId}` });
    },
  });
  if (isOtherLists) forgetHiddenLists(client);
}

/** A removed listing: no list, no counter and no page holds it any more. */
export function forgetHotel(client: ApolloClient, id: string): void {
  takeNews(client, { changed: [], deletedId: id, isOtherLists: false });
}

/** Lists that nobody is looking at are asked for anew on the next visit; one that is in view stays as it is. */
function forgetHiddenLists(client: ApolloClient): void {
  const lists = ['HotelList', 'FeaturedHotels', 'MoreInRegion'];
  if ([...client.getObservableQueries('active')].some(({ queryName }) => lists.includes(queryName ?? ''))) return;
  for (const fieldName of ['hotels', 'featuredHotels']) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
}

let channel: BroadcastChannel | undefined;

/** Passes on what a mutation's answer says of listings; this tab knows it already. */
export function tellTabs(data: Record<string, unknown>): void {
  const news = newsOf(data);
  if (news.changed.length > 0 || news.deletedId || news.isOtherLists) channel?.postMessage(news);
}

/** Listens to the other tabs, for the life of the page. */
export function followHotels(client: ApolloClient): void {
  if (typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('obala-hotels');
  channel.onmessage = ({ data }: MessageEvent<HotelNews>) => {
    takeNews(client, data);
  };
}
