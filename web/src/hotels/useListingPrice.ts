import { DEFAULT_PRICE } from 'api/rules/offer';
import { useListingPriceQuery } from '../gql/generated';
import { useFormat } from '../i18n/format';

/** What one listing costs for a year, for example "189 €"; the usual price until the payment provider has said it. */
export function useListingPrice(): string {
  const { price } = useFormat();
  const { data } = useListingPriceQuery();
  return price(data?.creditOffer.amount ?? DEFAULT_PRICE);
}
