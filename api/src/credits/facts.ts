import type Stripe from 'stripe';
import type { SystemContext } from '../context.js';
import { isMissing } from './stripe.js';

/** What Stripe says of a subscription and of every payment made for it. */
export interface Facts {
  /** When Stripe was asked, by the database's clock. */
  askedAt: Date;
  subscriptionId: string;
  customerId: string;
  /** From the checkout that our server created; a subscription from elsewhere has none. */
  metadata: Stripe.Metadata;
  status: string;
  priceId: string;
  creditsPerPeriod: number;
  /** When it was bought. */
  createdAt: Date;
  periodStart: Date;
  periodEnd: Date;
  /** When it ends for good; null while it renews. */
  cancelAt: Date | null;
  promoCode: string | null;
  /** The oldest first. */
  invoices: PaidInvoice[];
}

/** An invoice that has been paid, or came to nothing through a promotion code. */
export interface PaidInvoice {
  id: string;
  number: string;
  reason: string | null;
  /** Of the year that it is for, and how often that was bought; null when it is for nothing that can be recognised. */
  period: { priceId: string; start: Date; end: Date; credits: number } | null;
}

/** The most invoices that a subscription is looked at with: a thousand years of them. */
const MOST_INVOICES = 1000;

const date = (seconds: number) => new Date(seconds * 1000);
const idOf = (reference: string | { id: string }) => (typeof reference === 'string' ? reference : reference.id);

/** Asks Stripe how things are now: what an event says may have changed since. Null for a subscription that does not exist. */
export async function readFacts(subscriptionId: string, { payments: { stripe }, read }: SystemContext): Promise<Facts | null> {
  const [row] = await read<{ now: string }>('select clock_timestamp()::text as now');
  try {
    const [subscription, invoices] = await Promise.all([
      stripe.subscriptions.retrieve(subscriptionId, { expand: ['discounts.promotion_code'] }),
      stripe.invoices.list({ subscription: subscriptionId, status: 'paid', limit: 100, expand: ['data.discounts.promotion_code'] }).autoPagingToArray({ limit: MOST_INVOICES }),
    ]);
    const [item] = subscription.items.data;
    if (!item) return null;
    return {
      askedAt: new Date(row?.now ?? 0),
      subscriptionId,
      customerId: idOf(subscription.customer),
      metadata: subscription.metadata,
      status: subscription.status,
      priceId: item.price.id,
      creditsPerPeriod: item.quantity || 1,
      createdAt: date(subscription.created),
      periodStart: date(item.current_period_start),
      periodEnd: date(item.current_period_end),
      cancelAt: endOf(subscription, item),
      // One that counts once is gone from the subscription after the first invoice.
      promoCode: [subscription, ...invoices].map(promoCodeOf).find((code) => code !== null) ?? null,
      invoices: invoices.map(paidInvoice).toSorted((a, b) => Number(a.period?.start ?? 0) - Number(b.period?.start ?? 0)),
    };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Stripe says it in three ways, and not always in the first. */
function endOf(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): Date | null {
  if (subscription.ended_at) return date(subscription.ended_at);
  if (subscription.cancel_at) return date(subscription.cancel_at);
  return subscription.cancel_at_period_end ? date(item.current_period_end) : null;
}

function promoCodeOf({ discounts }: Stripe.Subscription | Stripe.Invoice): string | null {
  for (const discount of discounts) {
    if (typeof discount === 'string' || !('promotion_code' in discount) || !discount.promotion_code) continue;
    return typeof discount.promotion_code === 'string' ? discount.promotion_code : discount.promotion_code.code;
  }
  return null;
}

/** What a paid invoice was for. */
export function paidInvoice(invoice: Stripe.Invoice): PaidInvoice {
  const line = invoice.lines.data.find(({ parent }) => parent?.subscription_item_details && !parent.subscription_item_details.proration);
  const price = line?.pricing?.price_details?.price;
  return {
    id: invoice.id ?? '',
    number: invoice.number ?? invoice.id ?? '',
    reason: invoice.billing_reason,
    period:
      line?.quantity && price ? { priceId: idOf(price), start: date(line.period.start), end: date(line.period.end), credits: line.quantity } : null,
  };
}

/** The subscription that an invoice belongs to; null for one that stands alone. */
export function subscriptionOf({ parent }: Stripe.Invoice): string | null {
  const subscription = parent?.subscription_details?.subscription;
  return subscription ? idOf(subscription) : null;
}
