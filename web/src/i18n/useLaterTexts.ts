import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addMessages } from './i18n';
import { useLanguage } from './language';
import { type LaterArea, loadLaterMessages } from './laterMessages';

/** Brings the texts of what no page waits for; says when they are there. */
export function useLaterTexts(area: LaterArea): boolean {
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  const [areHere, setHere] = useState(() => i18n.hasResourceBundle(language, area));

  useEffect(() => {
    if (areHere) return;
    void loadLaterMessages(language, area).then((texts) => {
      addMessages(i18n, language, texts);
      setHere(true);
    });
  }, [areHere, i18n, language, area]);
  return areHere;
}
