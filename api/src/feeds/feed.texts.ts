import type { Localized } from '../language.js';

/** What feeds and preview pictures say beside what the listings say themselves; {{…}} is filled in. */
export const FEED_TEXTS = {
  from: { de: 'ab', en: 'from', hr: 'od' },
  perNight: { de: 'pro Nacht', en: 'per night', hr: 'po noći' },
  newPlaces: { de: 'Neue Unterkünfte in Kroatien', en: 'New places to stay in Croatia', hr: 'Novi smještaj u Hrvatskoj' },
  newPlacesIn: { de: 'Neue Unterkünfte: {{region}}', en: 'New places to stay: {{region}}', hr: 'Novi smještaj: {{region}}' },
} satisfies Record<string, Localized>;

const LOCALES: Localized = { de: 'de-DE', en: 'en-GB', hr: 'hr-HR' };

/** A price in whole euros as the pages write it: "285 €", in English "€285". */
export function priceText(euros: number, language: keyof Localized): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(euros);
}
