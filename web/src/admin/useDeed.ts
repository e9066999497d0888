import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { readFailure } from '../ui/form/failure';
import { useToast } from '../ui/useToast';

/** Does something and says in a toast what came of it; true when it was done. */
export function useDeed() {
  const { t } = useTranslation(['admin', 'forms', 'api']);
  const toast = useToast();
  return useCallback(
    async (deed: () => Promise<unknown>, words: { success: string; failure: string }): Promise<boolean> => {
      try {
        await deed();
        toast.show({ kind: 'success', title: words.success });
        return true;
      } catch (error) {
        const { code, message } = readFailure(error);
        toast.show({ kind: 'error', title: words.failure, text: code === 'NETWORK' ? t('forms:networkError') : (message ?? t('api:unexpected')) });
        return false;
      }
    },
    [t, toast],
  );
}
