import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import styles from './CheckoutBox.module.css';
import { useCheckout } from './useCheckout';

/** What happens next, and the button that leads to Stripe. */
export function CheckoutBox({ amount }: { amount: string }) {
  const { t } = useTranslation('credits');
  const { leave, isLeaving } = useCheckout();
  return (
    <div className={styles.box}>
      <p className={styles.text}>{t('checkout.text')}</p>
      <Button variant="accent" busy={isLeaving} className={styles.button} onClick={() => void leave()}>
        {isLeaving ? t('checkout.leaving') : t('checkout.button', { amount })}
        {!isLeaving && <Icon name="right" small />}
      </Button>
    </div>
  );
}
