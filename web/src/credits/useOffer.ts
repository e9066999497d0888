import { DEFAULT_PRICE } from 'api/rules/offer';
import { useCreditOfferQuery } from '../gql/account.generated';
import { useFormat } from '../i18n/format';

/** What a credit costs, with the euro sign and without it: the usual price until Stripe has named its own. */
export function useOffer() {
  const { number, price } = useFormat();
  const { data } = useCreditOfferQuery();
  const value = data?.creditOffer.amount ?? DEFAULT_PRICE;
  return { amount: number(value, Number.isInteger(value) ? 0 : 2), price: price(value) };
}
