import { useTranslation } from 'react-i18next';
import { PortalButton } from '../credits/PortalButton';
import { stateOf } from '../credits/subscriptionState';
import type { OwnHotelFragment } from '../gql/account.generated';
import { useFormat } from '../i18n/format';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Notice } from '../ui/Notice';
import styles from './DeleteHotelDialog.module.css';

interface DeleteHotelDialogProps {
  isOpen: boolean;
  hotel: OwnHotelFragment;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  onClosed: () => void;
}

/** Names the listing and says what is lost with it, before it is deleted. */
export function DeleteHotelDialog({ isOpen, hotel, isBusy, onConfirm, onClose, onClosed }: DeleteHotelDialogProps) {
  const { t } = useTranslation('dashboard');
  const { date } = useFormat();
  const { name, subscription } = hotel;
  const goesOn = subscription && ['active', 'failed'].includes(stateOf(subscription));
  return (
    <Dialog
      isOpen={isOpen}
      title={t('delete.title', { name })}
      onClose={onClose}
      onClosed={onClosed}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" busy={isBusy} disabled={false} onClick={onConfirm}>
            {t('delete.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.text}>
        <p>{t('delete.text')}</p>
        {goesOn && (
          <Notice tone="warning" action={<PortalButton>{t('credits.manage')}</PortalButton>}>
            {t('delete.subscription', { date: date(subscription.currentPeriodEnd) })}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
