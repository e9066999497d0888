import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  confirm: string;
  /** Nothing is lost by it. */
  isHarmless?: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** The dialog is gone. */
  onClosed?: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ isOpen, title, text, confirm, isHarmless, isBusy, onConfirm, onClose, onClosed }: ConfirmDialogProps) {
  const { t } = useTranslation('developers');
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={onClose}
      onClosed={onClosed}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {t('tab.cancel')}
          </Button>
          <Button variant={isHarmless ? 'primary' : 'danger'} busy={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
