import { useTranslation } from 'react-i18next';
import type { SubscriptionCardFragment } from '../gql/account.generated';
import { useFormat } from '../i18n/format';
import { Badge } from '../ui/Badge';
import { Link } from '../ui/Link';
import { PortalButton } from './PortalButton';
import styles from './SubscriptionList.module.css';
import { stateOf } from './subscriptionState';

const toneOf = { active: 'on', cancelled: 'warning', failed: 'danger', open: 'warning', ended: 'off' } as const;

interface SubscriptionLineProps {
  subscription: SubscriptionCardFragment;
  /** What a further year costs. */
  price: string;
}

/** One subscription: the listing that it pays for, and what becomes of it. */
export function SubscriptionLine({ subscription, price }: SubscriptionLineProps) {
  const { t } = useTranslation('credits');
  const format = useFormat();
  const { hotel, promoCode, cancelAt, currentPeriodEnd } = subscription;
  const state = stateOf(subscription);
  const date = format.date(cancelAt ?? currentPeriodEnd);
  // Whether a promotion holds in further years is known to Stripe alone.
  const text = state === 'active' && promoCode ? t('subscriptions.renews', { date }) : t(`subscriptions.${state}.text`, { date, price });
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {hotel ? <Link to={`/hotels/${hotel.slug}`}>{hotel.name}</Link> : <span className={styles.none}>{t('subscriptions.none')}</span>}
        </h3>
        <p className={styles.text}>{text}</p>
        {promoCode && <p className={styles.code}>{t('subscriptions.promoCode', { code: promoCode })}</p>}
      </div>
      <div className={styles.state}>
        {(state === 'failed' || state === 'open') && <PortalButton>{t('subscriptions.checkCard')}</PortalButton>}
        <Badge tone={toneOf[state]}>{t(`subscriptions.${state}.label`)}</Badge>
      </div>
    </li>
  );
}
