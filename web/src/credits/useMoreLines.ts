import { useApolloClient } from '@apollo/client/react';
import { MoreCreditTransactionsDocument } from '../gql/account.generated';
import { useMore } from '../ui/useMore';

/** Loads the page of the ledger that follows; the cache adds it to the list. */
export function useMoreLines(next: string | null) {
  const client = useApolloClient();
  return useMore(next !== null, () =>
    client.query({ query: MoreCreditTransactionsDocument, variables: { before: next ?? '' }, fetchPolicy: 'network-only' }),
  );
}
