import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { addMessages } from './i18n';
import { useLanguage } from './language';
import { type LaterArea, loadLaterMessages } from './laterMessages';

/** What is on its way, each once. */
const asked = new Map<string, Promise<void>>();

/**
 * Lets the boundary around a lazily loaded part wait for the part's texts as for its code: what the server has
 * rendered there stays as it is until both have come.
 */
export function useNeededTexts(area: LaterArea): void {
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  const key = `${language} ${area}`;
  let coming = asked.get(key);
  if (!coming) {
    // The server has them from the start.
    if (i18n.hasResourceBundle(language, area)) return;
    coming = loadLaterMessages(language, area).then((texts) => {
      addMessages(i18n, language, texts);
    });
    asked.set(key, coming);
  }
  // Whoever has waited once asks again when it goes on: without this call React would stumble over the hooks that follow.
  use(coming);
}
