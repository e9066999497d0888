import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';

/** An answer that one has to sign in means that the session is over; a wrong password has another key. */
export const sessionLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ errors }) => {
      if (!errors?.some(({ extensions }) => extensions?.key === 'unauthenticated')) return;
      void import('./session').then(({ sessionEnded }) => {
        sessionEnded(operation.client);
      });
    }),
  ),
);
