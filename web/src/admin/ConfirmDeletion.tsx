import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';

interface ConfirmDeletionProps {
  isOpen: boolean;
  isBusy: boolean;
  title: string;
  confirm: string;
  onClose: () => void;
  /** The dialog has gone, and with it, perhaps, the row that opened it. */
  onClosed: () => void;
  onConfirm: () => void;
  children: ReactNode;
}

/** Asks before something is deleted for good. The way back has the focus. */
export function ConfirmDeletion({ isOpen, isBusy, title, confirm, onClose, onClosed, onConfirm, children }: ConfirmDeletionProps) {
  const { t } = useTranslation('admin');
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={onClose}
      onClosed={onClosed}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {t('acts.cancel')}
          </Button>
          <Button
            variant="danger"
            busy={isBusy}
            disabled={false}
            onClick={() => {
              if (!isBusy) onConfirm();
            }}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
