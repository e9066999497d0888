import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CreditsDocument, useCreatePortalSessionMutation } from '../gql/account.generated';
import { useNewTab } from './useNewTab';

/**
 * `openPortal()` shows Stripe's customer portal in a new tab: invoices, card, cancelling. What was changed there is seen
 * as soon as the reader comes back.
 */
export function useCustomerPortal(): { openPortal: () => Promise<void>; isOpening: boolean } {
  const { t } = useTranslation('payment');
  const client = useApolloClient();
  const { open, isOpening } = useNewTab(t('portalFailed'));
  const [createSession] = useCreatePortalSessionMutation();
  const wasOpened = useRef(false);

  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState !== 'visible' || !wasOpened.current) return;
      wasOpened.current = false;
      // Without an answer the page stays as it is.
      client.query({ query: CreditsDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [client]);

  const openPortal = async () => {
    const isOpen = await open(async () => (await createSession()).data?.createPortalSession.url);
    if (isOpen) wasOpened.current = true;
  };
  return { openPortal, isOpening };
}
