import { useMemo } from 'react';
import { useLanguage, type Language } from './language';

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB', hr: 'hr-HR' };

/** Building an Intl object costs more than using it a hundred times, so each is built once. */
const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function numbers(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = cache.get(key);
  if (known instanceof Intl.NumberFormat) return known;
  const format = new Intl.NumberFormat(locales[language], options);
  cache.set(key, format);
  return format;
}

function dates(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = cache.get(key);
  if (known instanceof Intl.DateTimeFormat) return known;
  // One zone for server and browser, or the two would show different days around midnight.
  const format = new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'Europe/Zagreb' });
  cache.set(key, format);
  return format;
}

/** 285 -> "285 €" (English: "€285"), 189.5 -> "189,50 €". Prices are kept in whole euro, except what a payment provider says. */
export function formatPrice(euro: number, language: Language): string {
  return numbers(language, { style: 'currency', currency: 'EUR', maximumFractionDigits: Number.isInteger(euro) ? 0 : 2 }).format(euro);
}

/** 12345 -> "12.345"; with decimals for ratings: 4.8 -> "4,8". */
export function formatNumber(value: number, language: Language, decimals = 0): string {
  return numbers(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);
}

/** 347 -> "350 m", 1240 -> "1,2 km", 117400 -> "117 km": no more exactly than the coast is known. */
export function formatDistance(metres: number, language: Language): string {
  const near = Math.max(50, Math.round(metres / 50) * 50);
  const isFar = near >= 1000;
  const format = numbers(language, { style: 'unit', unit: isFar ? 'kilometer' : 'meter', maximumFractionDigits: metres < 10_000 ? 1 : 0 });
  // The unit stays with its figure at the end of a line.
  return format.format(isFar ? metres / 1000 : near).replace(' ', '\u00a0');
}

/** "2026-05-01T…" -> "1. Mai 2026". */
export function formatDate(date: string | Date, language: Language): string {
  return dates(language, { dateStyle: 'long' }).format(new Date(date));
}

/** "2026-05-01T…" -> "01.05.2026, 14:30". */
export function formatDateTime(date: string | Date, language: Language): string {
  return dates(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(date));
}

/** The formats in the page's language. */
export function useFormat() {
  const { language } = useLanguage();
  return useMemo(
    () => ({
      price: (euro: number) => formatPrice(euro, language),
      number: (value: number, decimals?: number) => formatNumber(value, language, decimals),
      distance: (metres: number) => formatDistance(metres, language),
      date: (date: string | Date) => formatDate(date, language),
      dateTime: (date: string | Date) => formatDateTime(date, language),
    }),
    [language],
  );
}
