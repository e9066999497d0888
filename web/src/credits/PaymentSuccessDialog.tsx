import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { useViewer } from '../viewer/useViewer';
import styles from './PaymentSuccessDialog.module.css';

/** Says that the payment has arrived, and where it leads on to. The webhook may have granted the credit before. */
export function PaymentSuccessDialog({ creditsAdded }: { creditsAdded: number }) {
  const { t } = useTranslation('payment');
  const credits = useViewer()?.credits ?? 0;
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={t('success.title')}
      onClose={close}
      actions={
        <>
          <Button autoFocus onClick={close}>
            {t('success.dashboard')}
          </Button>
          <Button variant="primary" to="/add-hotel">
            {t('success.addHotel')}
          </Button>
        </>
      }
    >
      <p className={styles.done}>
        <Icon name="check" className={styles.icon} />
        {t('success.text', { count: Math.max(creditsAdded, 1) })}
      </p>
      <p>
        {t('success.balance', { count: credits })} {t('success.next')}
      </p>
    </Dialog>
  );
}
