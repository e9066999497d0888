import { useTranslation } from 'react-i18next';
import { useSite } from '../site';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import styles from './ClosedArea.module.css';

/** What an area is for, that it opens later, and what to do meanwhile. */
export function ClosedArea({ area }: { area: 'addHotel' | 'admin' }) {
  const { t } = useTranslation('account');
  const { partnerEmail } = useSite();
  return (
    <div className={`wrap ${styles.area}`}>
      <p className={styles.label}>{t('closed.label')}</p>
      <h1>{t(`${area}.title`)}</h1>
      <p className="lead">{t(`${area}.text`)}</p>
      <p className={styles.note}>{t('closed.text')}</p>
      <div className={styles.actions}>
        <Button variant="primary" href={`mailto:${partnerEmail}`}>
          <Icon name="mail" />
          {t('closed.write')}
        </Button>
        <Button to="/hotels">{t('closed.hotels')}</Button>
      </div>
    </div>
  );
}
