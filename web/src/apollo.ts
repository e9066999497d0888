import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable, type DocumentNode } from '@apollo/client';
import type { ExecutionResult } from 'graphql';
import { hotelNewsLink } from './hotels/hotelNewsLink';
import { featuredPolicy, hotelsPolicy, noneWhenGone } from './hotelsPolicy';
import type { Language } from './i18n/language';
import { pagePolicy } from './pagePolicy';
import { sessionLink } from './viewer/sessionLink';

/** Runs a document in this process instead of over the network. */
export type Execute = (document: DocumentNode, variables: Record<string, unknown>) => Promise<ExecutionResult>;

/** Where the answers come from: a function on the server, the network in the browser. */
type Source = { execute: Execute; uri?: undefined } | { uri: string; execute?: undefined };

/** How answers are kept: everything with an `id` once, as `Hotel:7`, however many pages show it; the rest inside its parent. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          hotels: hotelsPolicy,
          featuredHotels: featuredPolicy,
          hotel: noneWhenGone,
          adminUsers: pagePolicy(['search', 'isActive', 'sort']),
          adminHotels: pagePolicy(['search', 'isActive', 'sort']),
          supportRequests: pagePolicy(['isDone']),
          auditLog: pagePolicy(false),
        },
      },
      // There is one.
      AdminOverview: { keyFields: [] },
      CreditSubscription: { fields: { hotel: noneWhenGone } },
      CreditOffer: { merge: true },
      HotelConnection: { keyFields: false },
      HotelEdge: { keyFields: false },
      PageInfo: { keyFields: false },
      User: { fields: { hotels: { merge: false }, creditTransactions: pagePolicy(false) } },
      CreditTransactionConnection: { keyFields: false },
      UserConnection: { keyFields: false },
      AdminHotelConnection: { keyFields: false },
      SupportRequestConnection: { keyFields: false },
      AuditEntryConnection: { keyFields: false },
    },
  });
}

/** A client with its own cache: one for each request on the server, one for the life of the page in the browser. */
export function createApolloClient(source: Source, language: Language): ApolloClient {
  const link = source.execute
    ? executeLink(source.execute)
    : ApolloLink.from([sessionLink, hotelNewsLink, new HttpLink({ uri: source.uri, headers: { 'accept-language': language }, credentials: 'same-origin' })]);
  return new ApolloClient({
    link,
    cache: createCache(),
    ssrMode: source.execute !== undefined,
    devtools: { enabled: import.meta.env.DEV },
  });
}

function executeLink(execute: Execute): ApolloLink {
  return new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        execute(query, variables).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => {
            observer.error(error);
          },
        );
      }),
  );
}
