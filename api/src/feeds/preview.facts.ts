import { createHash } from 'node:crypto';
import type { Read } from '../database.js';
import type { Language, Localized } from '../language.js';

/** All that a preview picture shows. */
export interface PreviewFacts {
  id: number;
  name: string;
  city: string;
  pricePerNight: number;
  /** Address of the main picture, else of the first other one; empty where there is none. */
  imageUrl: string;
  regionNames: Localized;
}

/** Part of every version: raised when the drawing itself changes, so that nobody keeps an old one. */
export const DRAWING = 1;

/** The facts of a visible listing; null for any other. */
export async function findPreviewFacts(id: number, read: Read): Promise<PreviewFacts | null> {
  const [facts] = await read<PreviewFacts>(
    `select h.id, h.name, h.city, h.price_per_night as "pricePerNight", coalesce(nullif(h.image_url, ''), h.images[1], '') as "imageUrl",
       r.names as "regionNames" from hotel h join region r on r.id = h.region_id where h.id = $1 and h.is_visible`,
    [id],
  );
  return facts ?? null;
}

/** Another one for everything that makes another picture. */
export function previewVersion(facts: PreviewFacts, language: Language): string {
  const { name, city, pricePerNight, imageUrl, regionNames } = facts;
  return createHash('sha256').update(JSON.stringify([DRAWING, language, name, city, regionNames[language], pricePerNight, imageUrl])).digest('hex').slice(0, 12);
}

/** The address of a listing's preview picture, from the root: another one whenever the picture changes. */
export function previewPath(facts: PreviewFacts, language: Language): string {
  return `/previews/${facts.id}.jpg?language=${language}&v=${previewVersion(facts, language)}`;
}
