import type { ApolloCache } from '@apollo/client';

type Lists = Record<'apiKeys' | 'webhooks', object[]>;

/** Puts a key or a webhook that has just been made first in its operator's list. */
export function addToList(cache: ApolloCache, viewerId: string, list: keyof Lists, id: string): void {
  cache.modify<Lists>({
    id: cache.identify({ __typename: 'User', id: viewerId }),
    fields: {
      [list]: (known: readonly object[], { toReference }: { toReference: (entity: { __typename: string; id: string }) => object | undefined }) => {
        const made = toReference({ __typename: list === 'apiKeys' ? 'ApiKey' : 'Webhook', id });
        return made ? [made, ...known] : known;
      },
    },
  });
}
