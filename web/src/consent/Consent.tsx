import { useEffect } from 'react';
import { ConsentBanner } from './ConsentBanner';
import { ConsentSettings } from './ConsentSettings';
import { storeOptional } from './optionalStorage';
import { useSettingsOpen } from './settings';
import { useAsking } from './useAsking';
import { useConsent } from './useConsent';
import { useLaterTexts } from '../i18n/useLaterTexts';

/** Asks for consent as long as it is not decided, and shows the settings whenever they are asked for. */
export default function Consent() {
  const preferences = useConsent();
  const areTextsHere = useLaterTexts('consent');
  const isOpen = useSettingsOpen();
  const { isDue, askLater } = useAsking();

  // A language that was chosen since is kept as long as the consent says.
  useEffect(() => {
    if (preferences) storeOptional(preferences);
  }, [preferences]);

  if (!areTextsHere) return null;
  return (
    <>
      {isDue && !preferences && <ConsentBanner onClose={askLater} />}
      <ConsentSettings isOpen={isOpen} preferences={preferences} />
    </>
  );
}
