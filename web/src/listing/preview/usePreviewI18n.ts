import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createI18n } from '../../i18n/i18n';
import type { Language } from '../../i18n/language';
import { loadSharedMessages } from '../../i18n/messages';

/** The texts around a listing, for each language that somebody wanted to see it in. */
const instances = new Map<Language, i18n>();

async function load(language: Language): Promise<i18n> {
  const instance = instances.get(language) ?? createI18n(language, await loadSharedMessages(language));
  instances.set(language, instance);
  return instance;
}

/**
 * The site's texts in a language other than the page's own. Until they have come, the ones before stay; `onFailed` is
 * called when they do not come.
 */
export function usePreviewI18n(language: Language, onFailed: () => void): i18n {
  const { i18n: own } = useTranslation();
  const [shown, setShown] = useState(own);

  useEffect(() => {
    let isWanted = true;
    const texts = language === own.language ? Promise.resolve(own) : load(language);
    texts.then(
      (instance) => {
        if (isWanted) setShown(instance);
      },
      () => {
        if (isWanted) onFailed();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [language, own, onFailed]);

  return shown;
}
