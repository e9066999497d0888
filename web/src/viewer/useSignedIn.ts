import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { ViewerFragment } from '../gql/generated';
import { signedIn } from './session';

/** `signedIn(user)` with what `login` or `register` answered: from then on the site knows who is here. */
export function useSignedIn(): (viewer: ViewerFragment) => void {
  const client = useApolloClient();
  return useCallback(
    (viewer) => {
      signedIn(client, viewer);
    },
    [client],
  );
}
