import { useTranslation } from 'react-i18next';
import { Notice } from '../ui/Notice';
import styles from './PaymentReturn.module.css';
import { PaymentSuccessDialog } from './PaymentSuccessDialog';
import { usePaymentReturn } from './usePaymentReturn';

/** What a page shows to whoever comes back from paying: that it is being looked after, and that it has arrived. */
export function PaymentReturn() {
  const { t } = useTranslation('payment');
  const { isPending, paid } = usePaymentReturn();
  return (
    <>
      {isPending && (
        <div role="status" className={styles.pending}>
          <Notice>{t('pending')}</Notice>
        </div>
      )}
      {paid && <PaymentSuccessDialog creditsAdded={paid.creditsAdded} />}
    </>
  );
}
