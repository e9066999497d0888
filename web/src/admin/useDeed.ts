import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { AllRegionFiguresDocument } from '../gql/account.generated';
import { tellTabs } from '../hotels/hotelNews';
import { readFailure } from '../ui/form/failure';
import { useToast } from '../ui/useToast';

interface Words {
  success: string;
  failure: string;
}

/**
 * Does something and says in a toast what came of it; true when it was done. What shows or hides listings changes the
 * figures of their regions: they are looked at, and told to the other tabs.
 */
export function useDeed() {
  const { t } = useTranslation(['admin', 'forms', 'api']);
  const toast = useToast();
  const client = useApolloClient();
  return useCallback(
    async (deed: () => Promise<unknown>, words: Words, { showsOrHides = false } = {}): Promise<boolean> => {
      try {
        await deed();
        toast.show({ kind: 'success', title: words.success });
        if (showsOrHides) {
          const figures = client.query({ query: AllRegionFiguresDocument, fetchPolicy: 'network-only' });
          // Without an answer they stay as they were.
          void figures.then(({ data }) => data && tellTabs(data)).catch(() => undefined);
        }
        return true;
      } catch (error) {
        const { code, message } = readFailure(error);
        toast.show({ kind: 'error', title: words.failure, text: code === 'NETWORK' ? t('forms:networkError') : (message ?? t('api:unexpected')), error });
        return false;
      }
    },
    [client, t, toast],
  );
}
