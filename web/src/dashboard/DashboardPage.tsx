import { useTranslation } from 'react-i18next';
import { PaymentReturn } from '../credits/PaymentReturn';
import { useSite } from '../site';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useViewer } from '../viewer/useViewer';
import { CreditsCard } from './CreditsCard';
import styles from './DashboardPage.module.css';
import { ProfileCard } from './ProfileCard';
import { StatusCard } from './StatusCard';

/** What hosts see first: where they stand. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const { partnerEmail } = useSite();
  const viewer = useViewer();
  // The guard around this page waits until the viewer is known.
  if (!viewer) return null;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('title')}</h1>
      <p className={styles.welcome}>{t('welcome', { email: viewer.email })}</p>
      <PaymentReturn />
      <div className={styles.cards}>
        <StatusCard
          icon="home"
          title={t('hotels.title')}
          text={t('hotels.text')}
          action={
            <Button small href={`mailto:${partnerEmail}`}>
              <Icon name="mail" small />
              {t('hotels.write')}
            </Button>
          }
        />
        <CreditsCard credits={viewer.credits} hasSubscription={viewer.hasActiveSubscription} />
        <ProfileCard viewer={viewer} />
      </div>
    </div>
  );
}
