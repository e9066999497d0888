import type { Context } from '../context.js';
import type { CreditOffer } from './credit.types.js';
import { DEFAULT_PRICE } from './offer.rules.js';
import type { Payments } from './stripe.js';

const KEPT_MS = 10 * 60 * 1000;
/** After an answer that did not come, the next one is waited for only then. */
const KEPT_WITHOUT_ANSWER_MS = 60 * 1000;
/** Nobody waits longer than that for a price that is known well enough. */
const PATIENCE_MS = 1500;

type Kept = CreditOffer & { until: number; asking?: Promise<void> };

/** One answer for each account at Stripe that this process talks to. */
const kept = new WeakMap<Payments, Kept>();

/** What a credit costs, as Stripe says; the usual price where it does not answer. */
export async function findOffer({ payments, log }: Pick<Context, 'payments' | 'log'>): Promise<CreditOffer> {
  const offer = kept.get(payments) ?? { amount: DEFAULT_PRICE, currency: 'EUR', interval: 'year', priceId: payments.priceId, until: 0 };
  kept.set(payments, offer);
  const isUnasked = offer.until === 0;
  if (offer.until < Date.now()) {
    offer.asking ??= askPrice(offer, payments)
      .catch((error: unknown) => {
        offer.until = Date.now() + KEPT_WITHOUT_ANSWER_MS;
        log.warn({ err: error }, 'Stripe did not say what a credit costs');
      })
      .finally(() => (offer.asking = undefined));
    // What was known a while ago is good enough until the answer comes; only the very first one is waited for.
    if (isUnasked) await Promise.race([offer.asking, after(PATIENCE_MS)]);
  }
  const { amount, currency, interval, priceId } = offer;
  return { amount, currency, interval, priceId };
}

async function askPrice(offer: Kept, { stripe, priceId }: Payments): Promise<void> {
  const price = await stripe.prices.retrieve(priceId);
  if (price.unit_amount !== null) offer.amount = price.unit_amount / 100;
  offer.currency = price.currency.toUpperCase();
  offer.interval = price.recurring?.interval ?? 'year';
  offer.until = Date.now() + KEPT_MS;
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
