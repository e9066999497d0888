import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';

/** What a mutation's answer says of listings is passed on to the other tabs of this browser. */
export const hotelNewsLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ data }) => {
      if (data && operation.operationType === OperationTypeNode.MUTATION) {
        void import('./hotelNews').then(({ tellTabs }) => {
          tellTabs(data);
        });
      }
    }),
  ),
);
