import type { ApolloClient } from '@apollo/client';
import type { TFunction } from 'i18next';
import { LogoutDocument } from '../gql/generated';
import { showToast } from '../ui/toastStore';
import { leaving, setOnWayOut } from './leaving';
import { signedOut } from './session';

interface SignOutOptions {
  client: ApolloClient;
  t: TFunction<'layout'>;
  /** Leads home. */
  goHome: (state: unknown) => void | Promise<void>;
}

/** Signs out here, forgets everything and goes home. */
export async function signOut({ client, t, goHome }: SignOutOptions): Promise<void> {
  try {
    await client.mutate({ mutation: LogoutDocument });
  } catch (error) {
    showToast({ kind: 'error', title: t('viewer.logoutFailed'), text: error instanceof Error ? error.message : undefined, error });
    return;
  }
  setOnWayOut(true);
  signedOut(client);
  showToast({ kind: 'success', title: t('viewer.loggedOut') });
  await goHome(leaving);
  setOnWayOut(false);
}
