import { useTranslation } from 'react-i18next';
import { decide, onlyNecessary } from '../consent/consentStore';
import { useConsent } from '../consent/useConsent';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import styles from './FavouritesPage.module.css';

/** Without consent the list ends with the page: that is said, and can be changed. */
export function StorageNote() {
  const { t } = useTranslation('favourites');
  const consent = useConsent();
  if (consent?.functional) return null;
  return (
    <div className={styles.notice}>
      <Notice
        action={
          <Button
            small
            onClick={() => {
              decide({ ...(consent ?? onlyNecessary), functional: true });
            }}
          >
            {t('remember')}
          </Button>
        }
      >
        {t('onlyNow')}
      </Notice>
    </div>
  );
}
