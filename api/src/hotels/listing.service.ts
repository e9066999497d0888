import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import type { Context } from '../context.js';
import { CreditTransactionType } from '../credits/credit-transaction.entity.js';
import { withAccount } from '../credits/ledger.service.js';
import { AppError, invalid, type MessageKey } from '../errors.js';
import { imageIdOf, imageUrl } from '../images/image.files.js';
import { Region } from '../regions/region.entity.js';
import { checkInput } from '../rules.js';
import { User } from '../viewer/user.entity.js';
import { withScheme } from '../viewer/viewer.rules.js';
import { Hotel } from './hotel.entity.js';
import { OWN_HOTEL_COLUMNS } from './hotel.query.js';
import { type AmenityKey, LIMITS, MOST_OWN } from './hotel.rules.js';
import { findOwn } from './hotel.service.js';
import { slugOf } from './hotel.slug.js';
import { holdPictures, removeUnusedPictures } from './listing.pictures.js';
import { placeAfter, placeOf } from './listing.place.js';
import type { ListingInput } from './listing.input.js';
import { type Listing, listingRules } from './listing.rules.js';
import { startTerm } from './term.service.js';

/** One's own listings, active or not, the newest first. */
export function findOwnHotels(userId: number, { read }: Context): Promise<Hotel[]> {
  return read<Hotel>(`select ${OWN_HOTEL_COLUMNS} from hotel h where h.owner_id = $1 order by h.id desc limit ${MOST_OWN}`, [userId]);
}

/**
 * Puts up a listing: the credit is spent in the transaction that writes it, or neither happens. Sent again with the same
 * key, since the answer was lost for example, it is the same listing, as it is wanted now.
 */
export async function createHotel(input: ListingInput, key: string | null, context: Context): Promise<Hotel> {
  const { viewer, now } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED', 'unauthenticated');
  if (key !== null && key.length > LIMITS.idempotencyKey) throw invalid('idempotencyKey', 'tooLong', { max: LIMITS.idempotencyKey });
  const listing = await check(input, context);
  const sourceKey = key ? sourceKeyOf(viewer.id, key) : undefined;
  let known: number | undefined;
  const id = await withAccount(viewer.id, context, async (em, account) => {
    known = sourceKey ? await bookedFor(sourceKey, em) : undefined;
    if (known !== undefined) return known;
    await checkPictures(listing, em);
    if (account.credits < 1) throw new AppError('PAYMENT_REQUIRED', 'noCredits');
    const hotel = em.create(Hotel, {
      ...fieldsOf(listing, em),
      ...placeOf(listing),
      slug: await freeSlug(listing.name, em),
      owner: em.getReference(User, viewer.id),
      createdAt: now(),
    });
    await em.flush();
    await startTerm(em, account, hotel, { type: CreditTransactionType.LISTING, from: now(), now: now(), sourceKey });
    await em.execute('delete from listing_draft where user_id = ? and hotel_id is null', [viewer.id]);
    return hotel.id;
  });
  return known === undefined ? findOwn(id ?? 0, context) : updateHotel(known, input, context);
}

/** The cause of a credit's use: what the sender calls it says nothing about them, once they have been deleted. */
const sourceKeyOf = (userId: number, key: string) => `listing:${createHash('sha256').update(`${userId} ${key}`).digest('hex')}`;

/** The number of the listing that a credit was spent on for this cause. */
async function bookedFor(sourceKey: string, em: EntityManager): Promise<number | undefined> {
  const [line] = await em.execute<{ id: number }[]>('select hotel_id as id from credit_transaction where source_key = ?', [sourceKey]);
  return line?.id;
}

/** Changes a listing. Its address stays, whatever it is called now. */
export async function updateHotel(id: number, input: ListingInput, context: Context): Promise<Hotel> {
  const { ownerId, starRating, features } = await findOwn(id, context);
  // Not every form asks for these two: what it does not name stays as it is.
  const listing = await check({ ...input, starRating: input.starRating ?? starRating, features: input.features ?? features }, context);
  await withAccount(ownerId, context, async (em) => {
    const hotel = await em.findOne(Hotel, id);
    if (!hotel) throw new AppError('NOT_FOUND', 'hotelNotFound');
    await checkPictures(listing, em);
    const isPlaced = input.latitude !== undefined || input.longitude !== undefined;
    em.assign(hotel, { ...fieldsOf(listing, em), ...placeAfter(hotel, listing, isPlaced) });
    await em.flush();
    await em.execute('delete from listing_draft where user_id = ? and hotel_id = ?', [context.viewer?.id, id]);
  });
  // Somebody may have deleted it since.
  return findOwn(id, context);
}

/** Removes a listing and its pictures for good. Nothing is given back. */
export async function deleteHotel(id: number, context: Context): Promise<number> {
  const { ownerId, imageUrl: main, imageUrls } = await findOwn(id, context);
  const removed = await withAccount(ownerId, context, (em) => em.nativeDelete(Hotel, { id }));
  if (!removed) throw new AppError('NOT_FOUND', 'hotelNotFound');
  const pictures = [main, ...imageUrls].map(imageIdOf).filter((picture) => picture !== null);
  // The listing is gone, whether or not the store answers: what is left then goes at night.
  await removeUnusedPictures(pictures, context).catch((error: unknown) => context.log.error({ err: error }, 'pictures could not be removed'));
  return id;
}

async function check(input: ListingInput, { em }: Context): Promise<Listing & { city: string }> {
  const listing = checkInput(listingRules, input);
  const city = listing.city || cityOf(listing.address);
  if (!city) throw wrong('city', 'cityRequired');
  if ((listing.latitude == null) !== (listing.longitude == null)) {
    throw wrong(listing.latitude == null ? 'latitude' : 'longitude', 'positionIncomplete');
  }
  if ((await em.count(Region, { id: listing.regionId })) === 0) throw wrong('regionId', 'regionNotFound');
  return { ...listing, city };
}

/** Refuses pictures that there are not; those that there are stay until the listing refers to them. */
async function checkPictures(listing: Listing, em: EntityManager): Promise<void> {
  const ids = [listing.imageUrl, ...listing.images].map(imageIdOf);
  const known = await holdPictures(ids.filter((id) => id !== null), em);
  const [main, ...others] = ids.map((id) => id !== null && known.has(id));
  if (!main) throw wrong('imageUrl', 'imageNotFound');
  if (others.includes(false)) throw wrong('images', 'imageNotFound');
  if (new Set(ids).size < ids.length) throw wrong('images', 'imageTwice');
}

const wrong = (field: string, key: MessageKey) => invalid(`input.${field}`, key);

const COUNTRY = /,\s*(kroatien|croatia|hrvatska|republika hrvatska)\s*$/i;

/** The town at the end of an address: “Obala 1, 21000 Split, Hrvatska” is in Split. */
function cityOf(address: string): string {
  const parts = address.replace(COUNTRY, '').split(',');
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? last.replace(/^[\sA-Z-]*\d[\d\s-]*/, '').trim().slice(0, 80) : '';
}

function fieldsOf(listing: Listing & { city: string }, em: EntityManager) {
  const { regionId, imageUrl: main, images, contactEmail, contactPhone, website, facebook, instagram, ...rest } = listing;
  return {
    ...rest,
    amenities: rest.amenities as AmenityKey[],
    region: em.getReference(Region, regionId),
    imageUrl: canonical(main),
    imageUrls: images.map(canonical),
    contactEmail: contactEmail || null,
    contactPhone: contactPhone || null,
    website: withScheme(website ?? '') || null,
    facebook: withScheme(facebook ?? '') || null,
    instagram: withScheme(instagram ?? '') || null,
  };
}

/** However a picture was named, it is kept under its one address. */
function canonical(url: string): string {
  return imageUrl(imageIdOf(url) ?? '');
}

/** A slug that is nobody else's, also when many ask for the same name at once. */
async function freeSlug(name: string, em: EntityManager): Promise<string> {
  const slug = slugOf(name);
  // "Kuća 2" and the second "Kuća" want the same address: they wait for each other too.
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`slug:${slug.replace(/(-\d+)+$/, '')}`]);
  const rows = await em.execute<{ slug: string }[]>('select slug from hotel where slug = ? or slug ~ ?', [slug, `^${slug}-[0-9]+$`]);
  const taken = new Set(rows.map((row) => row.slug));
  let free = slug;
  for (let count = 2; taken.has(free); count += 1) free = `${slug}-${count}`;
  return free;
}
