import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { SaveListingDraftDocument } from '../../gql/account.generated';
import { ViewerDocument } from '../../gql/generated';
import { readFailure } from '../../ui/form/failure';
import { DraftQueue, type DraftQueueOptions, type DraftState } from './draftQueue';
import type { DraftValues } from './draftValues';
import { localName, writeLocal } from './localDraft';

/** Failures that pass by themselves. */
const PASSING = ['NETWORK', 'SERVER', 'UNAVAILABLE', 'RATE_LIMITED'];

interface DraftQueueInput {
  viewerId: string;
  hotelId?: string;
  /** What an earlier visit could not bring to the server. */
  unsent: DraftValues;
}

/** The way of one form's draft to the server, and how it stands. */
export function useDraftQueue({ viewerId, hotelId, unsent }: DraftQueueInput): { queue: DraftQueue; state: DraftState } {
  const client = useApolloClient();
  const [state, setState] = useState<DraftState>('idle');
  const [queue] = useState(() => {
    // Somebody else may have signed in, here or in another tab: what was typed is not theirs.
    const isStillHere = () => client.cache.readQuery({ query: ViewerDocument })?.viewer?.id === viewerId;
    const options: DraftQueueOptions = {
      onState: setState,
      keepHere: (values, wasSent) => {
        if (isStillHere()) writeLocal(localName(viewerId, hotelId), values, wasSent);
      },
      send: async (values) => {
        if (!isStillHere()) return 'refused';
        try {
          // A request of this kind arrives although the page is closed.
          const context = { fetchOptions: { keepalive: true } };
          await client.mutate({ mutation: SaveListingDraftDocument, variables: { hotelId, values }, context });
          return 'kept';
        } catch (error) {
          return PASSING.includes(readFailure(error).code) ? 'later' : 'refused';
        }
      },
    };
    return new DraftQueue(options, unsent);
  });

  useEffect(() => {
    const flush = () => {
      queue.flush();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    const onLeave = () => {
      queue.leave();
    };
    flush();
    window.addEventListener('online', flush);
    window.addEventListener('pageshow', flush);
    window.addEventListener('pagehide', onLeave);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('pageshow', flush);
      window.removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onVisibility);
      flush();
    };
  }, [queue]);

  return { queue, state };
}
