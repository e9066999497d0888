import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../i18n/language';

/** The way out, and whether somebody is on it. Its code comes when it is used: the header is on every page. */
export function useLogout(): { logout: () => Promise<void>; isBusy: boolean } {
  const { t } = useTranslation('layout');
  const { path } = useLanguage();
  const client = useApolloClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  const logout = async () => {
    setBusy(true);
    try {
      const { signOut } = await import('./signOut');
      await signOut({ client, t, goHome: (state) => navigate(path('/'), { state }) });
    } catch {
      // The code could not be fetched: the button can be pressed again.
    }
    setBusy(false);
  };
  return { logout, isBusy };
}
