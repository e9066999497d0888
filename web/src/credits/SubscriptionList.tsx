import { useTranslation } from 'react-i18next';
import type { CreditsFragment } from '../gql/account.generated';
import { SubscriptionLine } from './SubscriptionLine';
import styles from './SubscriptionList.module.css';
import { useOffer } from './useOffer';

/** All subscriptions that stand or have ended lately. */
export function SubscriptionList({ subscriptions }: Pick<CreditsFragment, 'subscriptions'>) {
  const { t } = useTranslation('credits');
  const { price } = useOffer();
  if (subscriptions.length === 0) return <p className={styles.empty}>{t('subscriptions.empty')}</p>;
  return (
    <ul className={styles.list}>
      {subscriptions.map((subscription) => (
        <SubscriptionLine key={subscription.id} subscription={subscription} price={price} />
      ))}
    </ul>
  );
}
