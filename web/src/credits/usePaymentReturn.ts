import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { barePath, useLanguage } from '../i18n/language';
import { preloadDialog } from '../ui/Dialog';
import { refetchCredits, settlePayment, synchronizeQuietly, type Paid, type PaymentOutcome } from './settlePayment';
import { usePaymentToast } from './usePaymentToast';

/** What Stripe does to an account goes on for a moment after the payment: the credit view is asked for once more. */
const refetchDelay = 1500;
const dashboard = '/dashboard';

interface PaymentReturn {
  /** An answer about a payment is on its way. */
  isPending: boolean;
  /** The payment that has arrived, for the page to say so. */
  paid: Paid | null;
}

/**
 * The way back from Stripe's checkout, `?success=true` or `?payment_success=true` with a `session_id`: looks after the
 * payment once, says what came of it, and leaves the bare address behind, so that neither Back nor a reload repeats it.
 * Without a `session_id` only what the credits page has handed over counts as a payment; an address alone is no proof.
 */
export function usePaymentReturn(): PaymentReturn {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { path } = useLanguage();
  const location = useLocation();
  const tell = usePaymentToast();
  const outcome = useRef<Promise<PaymentOutcome>>(null);
  const [paid, setPaid] = useState<Paid | null>(null);

  const query = new URLSearchParams(location.search);
  const isReturn = query.get('success') === 'true' || query.get('payment_success') === 'true';
  const sessionId = query.get('session_id');
  const page = barePath(location.pathname);
  const known = handedOver(location.state);

  useEffect(() => {
    if (!isReturn) return;
    let isHere = true;
    const settle = async () => {
      preloadDialog();
      const settled = await settlePayment(client, sessionId ?? '');
      tell(settled);
      return settled;
    };
    // An effect may run twice, a payment is looked after once.
    outcome.current ??= sessionId ? settle() : known ? Promise.resolve(known) : synchronizeQuietly(client);
    void outcome.current.then((settled) => {
      // Who has to sign in first comes back with the whole address.
      if (!isHere || settled.kind === 'signedOut') return;
      if (settled.kind === 'paid' && page !== dashboard) {
        void navigate(path(`${dashboard}?payment_success=true`), { replace: true, state: { payment: settled } });
        return;
      }
      if (settled.kind === 'paid') setPaid(settled);
      void navigate(path(page), { replace: true, preventScrollReset: true });
    });
    return () => {
      isHere = false;
    };
  }, [client, isReturn, known, navigate, page, path, sessionId, tell]);

  useEffect(() => {
    if (!paid) return;
    const timer = setTimeout(() => void refetchCredits(client), refetchDelay);
    return () => {
      clearTimeout(timer);
    };
  }, [client, paid]);

  return { isPending: isReturn && sessionId !== null, paid };
}

/** The payment that the credits page has seen arrive before it led here. */
function handedOver(state: unknown): Paid | null {
  return (state as { payment?: Paid } | null)?.payment ?? null;
}
