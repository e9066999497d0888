import i18next from 'i18next';
import { registerEnumType } from 'type-graphql';
import type { MessageKey, MessageValues } from './errors.js';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import hr from './messages/hr.json' with { type: 'json' };

/** The languages of the interface; German is the first and the default. */
export enum Language {
  DE = 'de',
  EN = 'en',
  HR = 'hr',
}
registerEnumType(Language, {
  name: 'Language',
  description: 'A language of the interface. Where none is given, the request’s Accept-Language decides, German by default.',
  valuesConfig: { DE: { description: 'German.' }, EN: { description: 'English.' }, HR: { description: 'Croatian.' } },
});

export const LANGUAGES = [Language.DE, Language.EN, Language.HR];

/** The address of a page decides its language: German at bare paths, the others under their code. */
export function languageOfPath(path: string): Language {
  return LANGUAGES.find((language) => path === `/${language}` || path.startsWith(`/${language}/`)) ?? Language.DE;
}

/** A text in each language, as it is stored. */
export type Localized = Record<`${Language}`, string>;

const messages = i18next.createInstance({
  resources: { de: { translation: de }, en: { translation: en }, hr: { translation: hr } },
  fallbackLng: Language.DE,
  // The texts go into JSON, where markup has no meaning; pages escape on their own.
  interpolation: { escapeValue: false },
  initAsync: false,
});
void messages.init();

/** The message for a key in a language, with its {{placeholders}} filled in. */
export function message(language: Language, key: MessageKey, values: MessageValues = {}): string {
  return messages.t(key, { ...values, lng: language });
}
