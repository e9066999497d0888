import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import { sessionEnded } from './session';

/** An answer that one has to sign in means that the session is over; a wrong password has another key. */
export const sessionLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ errors }) => {
      if (errors?.some(({ extensions }) => extensions?.key === 'unauthenticated')) sessionEnded(operation.client);
    }),
  ),
);
