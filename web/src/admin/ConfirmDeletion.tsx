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
  onConfirm: () => void;
  children: ReactNode;
}

/** Asks before something is deleted for good. The way back has the focus. */
export function ConfirmDeletion({ isOpen, isBusy, title, confirm, onClose, onConfirm, children }: ConfirmDeletionProps) {
  const { t } = useTranslation('admin');
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {t('acts.cancel')}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
