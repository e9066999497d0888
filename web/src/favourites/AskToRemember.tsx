import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { decide, onlyNecessary, readConsent } from '../consent/consentStore';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Link } from '../ui/Link';
import { endAsking, followAsking, waitingIds } from './asking';
import { keepForNow } from './favourites';
import { useHearts } from './useHearts';

const nobody = () => null;

/** Asked with the first heart: may this browser remember the list? Both answers give the heart. */
export function AskToRemember() {
  const { t } = useTranslation('marks');
  const { add } = useHearts();
  const ids = useSyncExternalStore(followAsking, waitingIds, nobody);
  const answer = (isRemembered: boolean) => {
    // Only this one kind is allowed; what was decided about the others stays.
    if (isRemembered) decide({ ...(readConsent() ?? onlyNecessary), functional: true });
    else keepForNow();
    add(ids ?? []);
    endAsking();
  };
  return (
    <Dialog
      isOpen={ids !== null}
      title={t('ask.title')}
      onClose={endAsking}
      actions={
        <>
          <Button
            onClick={() => {
              answer(false);
            }}
          >
            {t('ask.now')}
          </Button>
          <Button
            onClick={() => {
              answer(true);
            }}
          >
            {t('ask.remember')}
          </Button>
        </>
      }
    >
      <p>
        {t('ask.text')} <Link to="/datenschutz">{t('ask.privacy')}</Link>
      </p>
    </Dialog>
  );
}
