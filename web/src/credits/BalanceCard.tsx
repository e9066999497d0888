import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useForceSyncCreditsMutation } from '../gql/account.generated';
import { useFormat } from '../i18n/format';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { readFailure } from '../ui/form/failure';
import { Icon } from '../ui/Icon';
import { useToast } from '../ui/useToast';
import styles from './BalanceCard.module.css';
import { PortalButton } from './PortalButton';

interface BalanceCardProps {
  credits: number;
  hasSubscription: boolean;
}

/** How many credits are left, and a way to have them compared with the payments at Stripe. */
export function BalanceCard({ credits, hasSubscription }: BalanceCardProps) {
  const { t } = useTranslation('credits');
  const { number } = useFormat();
  const toast = useToast();
  const titleId = useId();
  const [send, { loading }] = useForceSyncCreditsMutation();

  const refresh = async () => {
    if (loading) return;
    try {
      await send();
      toast.show({ kind: 'success', title: t('balance.synced'), text: t('balance.syncedText') });
    } catch (error) {
      toast.show({ kind: 'error', title: t('balance.syncError'), text: readFailure(error).message ?? t('balance.syncFailed'), error });
    }
  };
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('balance.title')}
        </h2>
        {hasSubscription && <Badge tone="on">{t('balance.subscribed')}</Badge>}
      </div>
      <p className={`${styles.figure} ${credits > 0 ? styles.good : styles.bad}`}>{number(credits)}</p>
      <p className={styles.text}>{credits > 0 ? t('balance.enough', { count: credits }) : t('balance.none')}</p>
      <div className={styles.actions}>
        <Button small busy={loading} disabled={false} onClick={() => void refresh()}>
          {!loading && <Icon name="refresh" small />}
          {t('balance.refresh')}
        </Button>
        {hasSubscription && <PortalButton variant="quiet">{t('balance.manage')}</PortalButton>}
      </div>
    </section>
  );
}
