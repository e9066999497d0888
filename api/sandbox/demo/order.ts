import type { EntityManager } from '@mikro-orm/postgresql';
import { RELEVANCE_SQL } from '../../src/hotels/hotel.ranking.js';
import type { PlacedListing } from './listings.js';

/** The listings in the order in which the pages will show them; asked for before any has its pictures. */
export async function inOrderOfPages(listings: readonly PlacedListing[], em: EntityManager): Promise<PlacedListing[]> {
  const rows = listings.map(({ listing: { contact, ...listing } }, index) => ({
    index,
    guest_rating: listing.guestRating,
    review_count: listing.reviewCount,
    image_url: 'main',
    images: Array<string>(listing.pictures - 1).fill('further'),
    description: listing.description,
    rooms: listing.rooms,
    guests: listing.guests,
    size: listing.sizeSquareMetres,
    amenities: listing.amenities,
    contact_email: contact.find((way) => way === 'email'),
    contact_phone: contact.find((way) => way === 'phone'),
    website: contact.find((way) => way === 'website'),
  }));
  const ordered = await em.execute<{ index: number }[]>(
    `select index from jsonb_to_recordset(?::jsonb) as hotel (
       index integer, guest_rating numeric, review_count integer, image_url text, images text[], description text, rooms integer, guests integer,
       size integer, amenities text[], contact_email text, contact_phone text, website text
     ) order by ${RELEVANCE_SQL} desc, index desc`,
    [JSON.stringify(rows)],
  );
  return ordered.flatMap(({ index }) => listings[index] ?? []);
}
