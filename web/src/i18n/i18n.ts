import { createInstance, type i18n } from 'i18next';
import type { Messages } from './de';
import type { Language } from './language';

/**
 * The texts of one language. Each request and each browser has its own instance, handed down by `I18nextProvider`;
 * react-i18next's own module would keep the last one for all.
 */
export function createI18n(language: Language, messages: Messages): i18n {
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
