import { Feed } from 'feed';
import { isoTime, type Read } from '../database.js';
import type { Language, Localized } from '../language.js';
import { pageUrl, type Site } from '../site.js';
import { FEED_TEXTS, priceText } from './feed.texts.js';

/** How many of the newest listings a feed holds. */
const ENTRIES = 50;

interface Row {
  slug: string;
  name: string;
  city: string;
  regionNames: Localized;
  shortDescription: string;
  pricePerNight: number;
  imageUrl: string;
  createdAt: string;
  updatedAt: string;
}

/** A region whose new listings are asked for. */
export interface FeedRegion {
  id: number;
  slug: string;
  names: Localized;
}

export async function findFeedRegion(slug: string, read: Read): Promise<FeedRegion | null> {
  const [region] = await read<FeedRegion>('select id, slug, names from region where slug = $1', [slug]);
  return region ?? null;
}

/** The newest visible listings, of one region or of all. */
function findNewest(regionId: number | null, read: Read): Promise<Row[]> {
  return read<Row>(
    `select h.slug, h.name, h.city, r.names as "regionNames", h.short_description as "shortDescription", h.price_per_night as "pricePerNight",
       h.image_url as "imageUrl", ${isoTime('h.created_at')} as "createdAt", ${isoTime('h.updated_at')} as "updatedAt"
     from hotel h join region r on r.id = h.region_id
     where h.is_visible ${regionId === null ? '' : 'and h.region_id = $1'} order by h.created_at desc, h.id desc limit ${ENTRIES}`,
    regionId === null ? [] : [regionId],
  );
}

/** The Atom feed of new listings and when it last changed. */
export async function newListings(region: FeedRegion | null, language: Language, site: Site, read: Read): Promise<{ xml: string; updated: Date }> {
  const rows = await findNewest(region?.id ?? null, read);
  const times = rows.map(({ updatedAt }) => Date.parse(updatedAt));
  const updated = new Date(Math.max(0, ...times));
  const self = pageUrl(site, language, region ? `/feeds/${region.slug}/new.atom` : '/feeds/new.atom');
  const feed = new Feed({
    id: self,
    title: region ? FEED_TEXTS.newPlacesIn[language].replace('{{region}}', region.names[language]) : FEED_TEXTS.newPlaces[language],
    updated,
    feedLinks: { atom: self },
    link: pageUrl(site, language, region ? `/hotels?regionId=${region.id}` : '/hotels'),
    author: { name: site.name, link: pageUrl(site, language, '/') },
    generator: false,
  });
  for (const row of rows) {
    // A slug is for ever, and so is the address.
    const address = pageUrl(site, language, `/hotels/${row.slug}`);
    const facts = `${row.city}, ${row.regionNames[language]}: ${FEED_TEXTS.from[language]} ${priceText(row.pricePerNight, language)} ${FEED_TEXTS.perNight[language]}.`;
    feed.addItem({
      id: address,
      link: address,
      title: asHtml(row.name),
      description: asHtml(`${facts} ${row.shortDescription}`),
      date: new Date(row.updatedAt),
      published: new Date(row.createdAt),
      ...(row.imageUrl !== '' && { enclosure: { url: new URL(row.imageUrl, site.origin).href } }),
    });
  }
  // The library makes a type out of the file's name, and there is none that is called like that.
  return { xml: readable(feed.atom1()).replaceAll('type="image/jpg"', 'type="image/jpeg"'), updated };
}

/** Plain text where the format takes it for HTML. */
function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Without the characters that no XML may hold. */
function readable(xml: string): string {
  return xml.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');
}
