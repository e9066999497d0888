import type { Request } from 'express';
import { de, type Texts } from './texts/de.js';
import { en } from './texts/en.js';
import { hr } from './texts/hr.js';

export type { Texts };
export type Language = keyof typeof all;

const all = { de, en, hr } satisfies Record<string, Texts>;

/** The words of a language. */
export function textsOf(language: Language): Texts {
  return all[language];
}

/** The language of a page: the one that was asked for, or what the browser prefers, or German. */
export function languageOf(request: Request, locale?: string): Language {
  const wanted = locale?.slice(0, 2);
  return isLanguage(wanted) ? wanted : preferred(request);
}

function preferred(request: Request): Language {
  const accepted = request.acceptsLanguages('de', 'en', 'hr');
  return isLanguage(accepted) ? accepted : 'de';
}

function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && value in all;
}
