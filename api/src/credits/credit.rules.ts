import { object, string } from 'yup';

/** What a checkout is asked for with. A message is the key of its text. */
export const checkoutRules = object({
  priceId: string().trim().required('priceIdRequired').max(255, 'priceUnknown'),
  promoCode: string().trim().max(100, 'promoCodeUnknown'),
});
