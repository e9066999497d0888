import type { Language } from './texts.js';

const LOCALES: Record<Language, string> = { de: 'de-DE', en: 'en-GB', hr: 'hr-HR' };

/** 18900 -> "189,00 €" (English: "€189.00"). */
export function money(cents: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: currency.toUpperCase() });
  return format.format(cents / 100).replace('-', '−');
}

/** "21. November 2026", on one line. */
export function day(date: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'Europe/Zagreb' }).format(date).replaceAll(' ', '\u00a0');
}

/** "Saturday, 21 November 2026 at 10:30", for the developer's page. */
export function moment(date: Date, dateStyle: 'full' | 'medium' = 'full'): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle, timeStyle: 'short', timeZone: 'Europe/Zagreb' }).format(date);
}
