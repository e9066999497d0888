import { useApolloClient } from '@apollo/client/react';
import { type CreditsFragment, MoreCreditTransactionsDocument } from '../gql/account.generated';
import { useMore } from '../ui/useMore';

/** Loads the page of the ledger that follows; the cache adds it to the list. */
export function useMoreLines({ hasNextPage, endCursor }: CreditsFragment['creditTransactions']['pageInfo']) {
  const client = useApolloClient();
  return useMore(hasNextPage, () =>
    client.query({ query: MoreCreditTransactionsDocument, variables: { after: endCursor ?? '' }, fetchPolicy: 'network-only' }),
  );
}
