import type { Language } from '../language.js';
import type { Image } from './image.entity.js';

/** A picture together with what it shows: the n-th one of a place. */
export type ShownImage = Image & { shows?: { name: string; city: string; position: number } };

const PICTURE: Record<Language, string> = { de: 'Bild', en: 'picture', hr: 'slika' };

/** Where a picture is shown for itself, nothing is known of what it shows. */
export function altOf({ shows }: ShownImage, language: Language): string | null {
  return shows ? `${shows.name}, ${shows.city}: ${PICTURE[language]} ${shows.position}` : null;
}
