import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/format';
import { Button } from '../ui/Button';
import { Skeleton } from '../ui/Skeleton';
import { StatusCard } from './StatusCard';
import styles from './StatusCard.module.css';
import type { useOwnHotels } from './useOwnHotels';

interface HotelsCardProps {
  own: ReturnType<typeof useOwnHotels>;
  onShowHotels: () => void;
}

/** How many listings are to be seen in public, and how many are not. */
export function HotelsCard({ own: { hotels, hasFailed, retry }, onShowHotels }: HotelsCardProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { number } = useFormat();
  if (!hotels) {
    const retrying = (
      <Button small onClick={retry}>
        {t('common:error.retry')}
      </Button>
    );
    return (
      <StatusCard
        icon="home"
        title={t('active.title')}
        text={hasFailed ? <p>{t('list.loadFailed')}</p> : <Skeleton shape="title" width="short" />}
        action={hasFailed ? retrying : undefined}
      />
    );
  }
  const active = hotels.filter(({ isActive }) => isActive).length;
  const off = hotels.length - active;
  return (
    <StatusCard
      icon="home"
      title={t('active.title')}
      value={number(active)}
      isFigure
      text={<p>{hotels.length === 0 ? t('active.none') : off > 0 ? t('active.off', { count: off }) : t('active.all')}</p>}
      action={
        hotels.length > 0 && (
          <Button small variant="quiet" className={styles.flush} onClick={onShowHotels}>
            {t('active.show')}
          </Button>
        )
      }
    />
  );
}
