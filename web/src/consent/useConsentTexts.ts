import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addMessages } from '../i18n/i18n';
import { useLanguage } from '../i18n/language';
import { loadConsentMessages } from '../i18n/messages';

/** Brings the texts of the question, which no page waits for; says when they are there. */
export function useConsentTexts(): boolean {
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  const [areHere, setHere] = useState(() => i18n.hasResourceBundle(language, 'consent'));

  useEffect(() => {
    if (areHere) return;
    void loadConsentMessages(language).then((consent) => {
      addMessages(i18n, language, { consent });
      setHere(true);
    });
  }, [areHere, i18n, language]);
  return areHere;
}
