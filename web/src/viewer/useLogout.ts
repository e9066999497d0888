import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLogoutMutation } from '../gql/generated';
import { useLanguage } from '../i18n/language';
import { useToast } from '../ui/useToast';
import { leaving } from './leaving';
import { signedOut } from './session';

/** Signs out here, forgets everything and goes home. */
export function useLogout(): { logout: () => Promise<void>; isBusy: boolean } {
  const { t } = useTranslation('layout');
  const { path } = useLanguage();
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [send, { loading }] = useLogoutMutation();

  const logout = async () => {
    try {
      await send();
    } catch (error) {
      toast.show({ kind: 'error', title: t('viewer.logoutFailed'), text: error instanceof Error ? error.message : undefined });
      return;
    }
    // First away from the private page, which would else send its visitor to the sign-in.
    await navigate(path('/'), { state: leaving, flushSync: true });
    signedOut(client);
    toast.show({ kind: 'success', title: t('viewer.loggedOut') });
  };
  return { logout, isBusy: loading };
}
