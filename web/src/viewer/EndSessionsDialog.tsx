import { useTranslation } from 'react-i18next';
import { useEndOtherSessionsMutation } from '../gql/account.generated';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { useToast } from '../ui/useToast';

interface EndSessionsDialogProps {
  isOpen: boolean;
  /** How many other browsers are signed in. */
  count: number;
  onClose: () => void;
}

/** Asks before every other browser is signed out. */
export function EndSessionsDialog({ isOpen, count, onClose }: EndSessionsDialogProps) {
  const { t } = useTranslation(['profile', 'api']);
  const toast = useToast();
  const [send, { loading }] = useEndOtherSessionsMutation();
  const end = async () => {
    try {
      await send();
      toast.show({ kind: 'success', title: t('sessions.ended') });
    } catch (error) {
      toast.show({ kind: 'error', title: t('sessions.endFailed'), text: error instanceof Error ? error.message : t('api:unexpected'), error });
    }
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={t('sessions.askTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('sessions.keep')}</Button>
          <Button variant="primary" busy={loading} onClick={() => void end()}>
            {t('sessions.end')}
          </Button>
        </>
      }
    >
      <p>{t('sessions.askText', { count })}</p>
    </Dialog>
  );
}
