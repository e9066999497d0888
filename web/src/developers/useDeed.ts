import { useTranslation } from 'react-i18next';
import { readFailure } from '../ui/form/failure';
import { useToast } from '../ui/useToast';

/** Runs something that may fail and says what came of it. */
export function useDeed() {
  const { t } = useTranslation(['developers', 'forms', 'api']);
  const toast = useToast();
  return async (deed: () => Promise<unknown>, done?: string): Promise<boolean> => {
    try {
      await deed();
      if (done) toast.show({ kind: 'success', title: done });
      return true;
    } catch (error) {
      const { code, message } = readFailure(error);
      toast.show({ kind: 'error', title: t('tab.failed'), text: code === 'NETWORK' ? t('forms:networkError') : (message ?? t('api:unexpected')), error });
      return false;
    }
  };
}
