import { useTranslation } from 'react-i18next';
import { useListingPrice } from '../hotels/useListingPrice';
import { useSite } from '../site';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import styles from './ClosedArea.module.css';

interface ClosedAreaProps {
  area: 'dashboard' | 'profile' | 'addHotel' | 'credits' | 'admin';
  /** The page around it brings the measure and the edge. */
  isPlain?: boolean;
}

/** What an area for hosts is for, that it opens later, and what to do meanwhile. */
export function ClosedArea({ area, isPlain }: ClosedAreaProps) {
  const { t } = useTranslation('account');
  const { partnerEmail } = useSite();
  const price = useListingPrice();
  return (
    <div className={isPlain ? styles.area : `wrap ${styles.area} ${styles.page}`}>
      <p className={styles.label}>{t('closed.label')}</p>
      <h1>{t(`${area}.title`)}</h1>
      <p className="lead">{t(`${area}.text`, { price })}</p>
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
