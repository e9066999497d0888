import { hash } from 'argon2';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../src/database.js';
import { Hotel } from '../../src/hotels/hotel.entity.js';
import { slugOf } from '../../src/hotels/hotel.slug.js';
import { Image } from '../../src/images/image.entity.js';
import { imageUrl } from '../../src/images/image.files.js';
import { InactiveReason } from '../../src/hotels/inactive-reason.js';
import { Region } from '../../src/regions/region.entity.js';
import { User } from '../../src/viewer/user.entity.js';
import { createAccounts, DEMO_PASSWORD, type DemoAccounts, ownerOf } from './accounts.js';
import { bookListings } from './ledger.js';
import { LISTINGS, PLACED_LISTINGS } from './listings.js';
import type { DemoListing } from './listings/types.js';
import { inOrderOfPages } from './order.js';
import { demoPlace } from './places.js';
import { dealRecipes, PICTURE, type Recipe, saveRecipes, undrawnBlur } from './pictures.js';
import { addVisits } from './visits.js';

/** Fills an empty database with fictional places; one that holds anything is left as it is. Says whether it did. */
export async function loadDemoData({ orm }: Database): Promise<boolean> {
  const password = await hash(DEMO_PASSWORD);
  return orm.em.fork().transactional(async (em) => {
    // Two starts at once: the second waits here, and then finds the data of the first.
    await em.execute('lock table "user", hotel in share row exclusive mode');
    if ((await em.count(User)) + (await em.count(Hotel)) > 0) return false;
    const accounts = await createAccounts(em, password, Object.keys(LISTINGS));
    const recipes = dealRecipes(await inOrderOfPages(PLACED_LISTINGS, em));
    for (const region of await em.find(Region, {}, { orderBy: { id: 'asc' } })) {
      for (const [index, listing] of (LISTINGS[region.slug] ?? []).entries()) {
        em.persist(createListing(em, listing, recipes.get(listing) ?? [], index, region, accounts));
      }
    }
    await em.flush();
    await saveRecipes([...recipes.values()].flat(), em);
    await bookListings(em, accounts);
    await addVisits(em);
    return true;
  });
}

function createListing(em: EntityManager, listing: DemoListing, recipes: Recipe[], index: number, region: Region, accounts: DemoAccounts): Hotel {
  const { name, city, address, starRating, reviewCount, pricePerNight, rooms, guests, contact } = listing;
  const slug = slugOf(name);
  const [main, ...others] = recipes;
  for (const { id, scene } of recipes) {
    em.persist(em.create(Image, { id, ...PICTURE, blurDataUrl: undrawnBlur(scene), originalName: `${scene.motif}.jpg` }));
  }
  const owner = ownerOf(accounts, region.slug, index);
  // Of the demo operator's listings, the third is switched off.
  const isActive = owner === accounts.operator ? index !== 2 : (listing.isActive ?? true);
  return em.create(Hotel, {
    name,
    slug,
    city,
    address,
    ...demoPlace(slug, city, region.id),
    region,
    owner,
    starRating,
    guestRating: listing.guestRating?.toFixed(1) ?? null,
    reviewCount,
    pricePerNight,
    rooms,
    guests,
    size: listing.sizeSquareMetres,
    amenities: listing.amenities,
    features: listing.features,
    tags: listing.tags,
    shortDescription: listing.shortDescription,
    description: listing.description,
    isFeatured: listing.isFeatured ?? false,
    isPopular: listing.isPopular ?? false,
    isActive,
    inactiveReason: isActive ? null : InactiveReason.SWITCHED_OFF,
    imageUrl: main ? imageUrl(main.id) : '',
    imageUrls: others.map(({ id }) => imageUrl(id)),
    createdAt: daysAgo(20 + ((region.id * 37 + index * 23) % 320)),
    contactEmail: contact.includes('email') ? `anfrage@${slug.slice(0, 60)}.example` : null,
    contactPhone: contact.includes('phone') ? `+385 ${20 + region.id} 000 ${100 + index}` : null,
    website: contact.includes('website') ? `https://www.${slug.slice(0, 60)}.example` : null,
    facebook: contact.includes('facebook') ? `https://facebook.example/${slug.slice(0, 60)}` : null,
    instagram: contact.includes('instagram') ? `https://instagram.example/${slug.slice(0, 60)}` : null,
  });
}

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000);
}
