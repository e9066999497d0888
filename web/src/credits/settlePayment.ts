import type { ApolloClient } from '@apollo/client';
import { CreditsDocument, ForceSyncCreditsDocument, SyncCheckoutDocument } from '../gql/account.generated';
import { ViewerDocument } from '../gql/generated';
import { readFailure } from '../ui/form/failure';

/** A payment that has arrived, and how many credits it has brought by looking; none where they were there before. */
export interface Paid {
  kind: 'paid';
  creditsAdded: number;
}

/**
 * What came of looking after a payment: `synchronized` when only the comparison with all payments went through,
 * `unconfirmed` while the payment is not known to have arrived, `refused` with the API's words, `unasked` when there
 * is nothing to say.
 */
export type PaymentOutcome =
  | Paid
  | { kind: 'refused'; message: string | null }
  | { kind: 'synchronized' | 'unconfirmed' | 'failed' | 'offline' | 'signedOut' | 'unasked' };

/** Asks what came of a checkout. Where that brings no clear answer, all payments are compared with the credits. */
export async function settlePayment(client: ApolloClient, sessionId: string): Promise<PaymentOutcome> {
  const before = client.readQuery({ query: ViewerDocument })?.viewer?.credits ?? 0;
  let hasAnswer = false;
  try {
    const { data } = await client.mutate({ mutation: SyncCheckoutDocument, variables: { sessionId } });
    if (data?.syncCheckout.success) return { kind: 'paid', creditsAdded: data.syncCheckout.creditsAdded };
    hasAnswer = true;
  } catch (error) {
    const { code, message } = readFailure(error);
    if (code === 'UNAUTHENTICATED') return { kind: 'signedOut' };
    if (code === 'FORBIDDEN' || code === 'NOT_FOUND') return { kind: 'refused', message };
    if (code === 'NETWORK') {
      await refetchCredits(client);
      return { kind: 'offline' };
    }
  }
  try {
    const { data } = await client.mutate({ mutation: ForceSyncCreditsDocument });
    const creditsAdded = (data?.forceSyncCredits.credits ?? 0) - before;
    if (creditsAdded > 0) return { kind: 'paid', creditsAdded };
    return { kind: hasAnswer ? 'unconfirmed' : 'synchronized' };
  } catch {
    return { kind: hasAnswer ? 'unconfirmed' : 'failed' };
  }
}

/** Compares all payments with the credits, without a word: the balance is right afterwards, or stays as it was. */
export async function synchronizeQuietly(client: ApolloClient): Promise<PaymentOutcome> {
  await client.mutate({ mutation: ForceSyncCreditsDocument }).catch(() => undefined);
  return { kind: 'unasked' };
}

/** Asks anew for balance, subscriptions and ledger. A failure is no matter: what is shown stays. */
export async function refetchCredits(client: ApolloClient): Promise<void> {
  await client.query({ query: CreditsDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
}
