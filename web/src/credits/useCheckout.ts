import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CreditOfferDocument, useCreateCheckoutSessionMutation } from '../gql/account.generated';
import { readFailure } from '../ui/form/failure';
import { useToast } from '../ui/useToast';

/** The way to Stripe's checkout, and whether the browser is on it: from the first press until it has left. */
export function useCheckout() {
  const { t } = useTranslation('credits');
  const toast = useToast();
  const client = useApolloClient();
  const [send] = useCreateCheckoutSessionMutation();
  const [isLeaving, setLeaving] = useState(false);
  const isHere = useRef(false);

  useEffect(() => {
    isHere.current = true;
    // Back from Stripe, the browser may show the page as it was left: on its way.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false);
    };
    window.addEventListener('pageshow', onReturn);
    return () => {
      isHere.current = false;
      window.removeEventListener('pageshow', onReturn);
    };
  }, []);

  const leave = async () => {
    setLeaving(true);
    try {
      const offer = await client.query({ query: CreditOfferDocument });
      const priceId = offer.data?.creditOffer.priceId ?? '';
      const { data } = await send({ variables: { input: { priceId } } });
      // Whoever has gone to another page meanwhile is not torn away from it.
      if (data && isHere.current) window.location.assign(data.createCheckoutSession.checkoutUrl);
    } catch (error) {
      toast.show({ kind: 'error', title: t('checkout.error'), text: readFailure(error).message ?? t('checkout.failed'), error });
      setLeaving(false);
    }
  };
  return { leave, isLeaving };
}
