import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { Notice } from '../ui/Notice';
import { useViewer } from '../viewer/useViewer';
import { BalanceCard } from './BalanceCard';
import { CreditHistory } from './CreditHistory';
import styles from './CreditsPage.module.css';
import { PaymentReturn } from './PaymentReturn';
import { PurchasePanel } from './PurchasePanel';

/** Where hosts buy credits, and see what became of them. */
export function CreditsPage() {
  const { t } = useTranslation('credits');
  const [search] = useSearchParams();
  const viewer = useViewer();
  // The guard around this page waits until the viewer is known.
  if (!viewer) return null;
  return (
    <div className={`wrap ${styles.page}`}>
      <Link to="/dashboard" className={styles.back}>
        <Icon name="left" small />
        {t('back')}
      </Link>
      <h1>{t('title')}</h1>
      <p className="lead">{t('lead')}</p>
      <PaymentReturn />
      {search.get('canceled') === 'true' && (
        <div role="status" className={styles.notice}>
          <Notice>{t('canceled')}</Notice>
        </div>
      )}
      <div className={styles.top}>
        <BalanceCard credits={viewer.credits} hasSubscription={viewer.hasActiveSubscription} />
        <PurchasePanel />
      </div>
      <CreditHistory />
    </div>
  );
}
