import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { MoreCreditTransactionsDocument } from '../gql/account.generated';

/** Loads the page of the ledger that follows; the cache adds it to the list. */
export function useMoreLines(next: string | null) {
  const client = useApolloClient();
  const [state, setState] = useState<'fresh' | 'loading' | 'loaded' | 'failed'>('fresh');
  const shown = useRef<HTMLParagraphElement>(null);

  // With the last page the button goes, and the focus must not be lost with it.
  useEffect(() => {
    if (next === null && state === 'loaded' && document.activeElement === document.body) shown.current?.focus();
  }, [next, state]);

  const loadMore = async () => {
    if (next === null || state === 'loading') return;
    setState('loading');
    try {
      await client.query({ query: MoreCreditTransactionsDocument, variables: { before: next }, fetchPolicy: 'network-only' });
      setState('loaded');
    } catch {
      setState('failed');
    }
  };
  return { loadMore, state, shown };
}
