import { createInstance, type i18n } from 'i18next';
import type { Language } from './language';
import type { Messages } from './messages';

/**
 * The texts of one language. Each browser, and on the server each language, has its own instance, handed down by
 * `I18nextProvider`; react-i18next's own module would keep the last one for all.
 */
export function createI18n(language: Language, messages: Partial<Messages>): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: messages },
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/** Adds texts that came later, with the page that needs them. */
export function addMessages(instance: i18n, language: Language, messages: Partial<Messages>) {
  for (const [area, texts] of Object.entries(messages)) instance.addResourceBundle(language, area, texts);
}
