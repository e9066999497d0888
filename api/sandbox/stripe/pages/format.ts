import type { Language } from './texts.js';

const LOCALES: Record<Language, string> = { de: 'de-DE', en: 'en-GB', hr: 'hr-HR' };

/** 18900 -> "189,00 €" (English: "€189.00"). */
export function money(cents: number, currency: string, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100);
}

/** "21. November 2026". */
export function day(date: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'Europe/Zagreb' }).format(date);
}

/** "Saturday, 21 November 2026 at 10:30", for the developer's page. */
export function moment(date: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Zagreb' }).format(date);
}
