import i18next from 'i18next';
import { Language } from '../language.js';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import hr from './hr.json' with { type: 'json' };

export type MailTextKey = keyof typeof de;

const texts = i18next.createInstance({
  resources: { de: { translation: de }, en: { translation: en }, hr: { translation: hr } },
  fallbackLng: Language.DE,
  // The layout escapes for HTML; the text version must not be.
  interpolation: { escapeValue: false },
  keySeparator: false,
  initAsync: false,
});
void texts.init();

/** A text of a mail in a language. */
export function mailText(language: Language, key: MailTextKey, values: Record<string, string | number> = {}): string {
  return texts.t(key, { ...values, lng: language });
}
