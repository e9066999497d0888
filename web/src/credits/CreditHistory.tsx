import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreditsQuery } from '../gql/account.generated';
import { ErrorState } from '../ui/ErrorState';
import { CreditHistorySkeleton } from './CreditHistorySkeleton';
import { Ledger } from './Ledger';
import styles from './CreditHistory.module.css';
import { SubscriptionList } from './SubscriptionList';

/** The subscriptions and the ledger, or what stands in their stead: loading, failed. */
export function CreditHistory() {
  const { t } = useTranslation('credits');
  const id = useId();
  // Renewals and new listings move credits while this page is not looking.
  const { data, error, loading, refetch } = useCreditsQuery({ fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true });
  const viewer = data?.viewer;
  if (!viewer) {
    if (!error) return <CreditHistorySkeleton />;
    return (
      <div className="section">
        <ErrorState error={error} busy={loading} text={t('loadFailed')} onRetry={() => void refetch().catch(() => undefined)} />
      </div>
    );
  }
  return (
    <>
      <section className="section" aria-labelledby={`${id}-subscriptions`}>
        <h2 id={`${id}-subscriptions`} className={styles.title}>
          {t('subscriptions.title')}
        </h2>
        <SubscriptionList subscriptions={viewer.subscriptions} />
      </section>
      <section className="section" aria-labelledby={`${id}-ledger`}>
        <h2 id={`${id}-ledger`} className={styles.title}>
          {t('ledger.title')}
        </h2>
        <Ledger page={viewer.creditTransactions} />
      </section>
    </>
  );
}
