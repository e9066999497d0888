import { useTranslation } from 'react-i18next';
import type { OwnHotelFragment } from '../gql/account.generated';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';

interface SwitchOnDialogProps {
  isOpen: boolean;
  hotel: OwnHotelFragment;
  credits: number;
  isBusy: boolean;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a credit is spent on another term. */
export function SwitchOnDialog({ isOpen, hotel, credits, isBusy, onConfirm, onClose }: SwitchOnDialogProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Dialog
      isOpen={isOpen}
      title={t('switchOn.title', { name: hotel.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" busy={isBusy} onClick={() => void onConfirm()}>
            {t('switchOn.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('switchOn.text', { count: credits })}</p>
    </Dialog>
  );
}
