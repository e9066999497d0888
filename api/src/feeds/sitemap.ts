import type { SitemapItemLoose } from 'sitemap';
import { isoTime, type Read } from '../database.js';
import { LANGUAGES } from '../language.js';
import { pageUrl, type Site } from '../site.js';
import { SITE_PAGES } from './site-pages.js';

/**
 * Numbers of listings in one part. Three addresses each make 30,000 of the 50,000 that a part may have, and some 45 of
 * its 50 MB with as many pictures as there can be. A listing stays in its part, whatever is deleted around it.
 */
export const LISTINGS_PER_PART = 10_000;
/** Rows that are read at once. */
const CHUNK = 1000;

export interface SitemapPart {
  part: number;
  lastmod: string;
}

/** The parts that hold listings, and when something in them last changed. */
export function findParts(read: Read): Promise<SitemapPart[]> {
  return read<SitemapPart>(
    // A part after the other, each by one step in its index (hotel.indexes.ts): all listings would be looked at otherwise.
    `select part, ${isoTime('newest.updated_at')} as lastmod
     from generate_series(1, (select coalesce(max(id), 0) from hotel) / ${LISTINGS_PER_PART} + 1) as part cross join lateral (
       select updated_at from hotel where is_visible and (id - 1) / ${LISTINGS_PER_PART} = part - 1 order by updated_at desc limit 1) newest
     order by part`,
  );
}

/** The pages of the site and the list of each region, in every language. */
export async function* pageItems(site: Site, read: Read): AsyncGenerator<SitemapItemLoose> {
  for (const path of SITE_PAGES) yield* inEveryLanguage(site, path, {});
  const regions = await read<{ id: number }>('select id from region order by id');
  for (const { id } of regions) yield* inEveryLanguage(site, `/hotels?regionId=${id}`, {});
}

interface Row {
  id: number;
  slug: string;
  pictures: string[];
  lastmod: string;
}

/** The visible listings of a part, read bit by bit: however many there are, only some are in memory. */
export async function* listingItems(part: number, site: Site, read: Read): AsyncGenerator<SitemapItemLoose> {
  const end = part * LISTINGS_PER_PART;
  let last = end - LISTINGS_PER_PART;
  for (;;) {
    const rows = await read<Row>(
      `select id, slug, array_remove(image_url || images, '') as pictures, ${isoTime('updated_at')} as lastmod
       from hotel where is_visible and id > $1 and id <= $2 order by id limit ${CHUNK}`,
      [last, end],
    );
    for (const { slug, lastmod, pictures } of rows) {
      const img = pictures.map((address) => ({ url: new URL(address, site.origin).href }));
      yield* inEveryLanguage(site, `/hotels/${slug}`, { lastmod }, img);
    }
    last = rows.at(-1)?.id ?? end;
    if (rows.length < CHUNK) return;
  }
}

/** One page as an address in each language, each naming all of them. Its pictures stand at the first: they are the same. */
function* inEveryLanguage(site: Site, path: string, facts: { lastmod?: string }, img: { url: string }[] = []): Generator<SitemapItemLoose> {
  const addresses = LANGUAGES.map((language) => ({ lang: String(language), url: pageUrl(site, language, path === '/' && language !== LANGUAGES[0] ? '' : path) }));
  const [first] = addresses;
  const links = [...addresses, ...(first ? [{ lang: 'x-default', url: first.url }] : [])];
  for (const address of addresses) yield { url: address.url, links, ...facts, ...(address === first && img.length > 0 && { img }) };
}
