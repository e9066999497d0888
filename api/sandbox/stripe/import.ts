import type Stripe from 'stripe';
import { periodEnd } from './calendar.js';
import { readCard } from './cards.js';
import type { Change } from './change.js';
import { newCustomer } from './customers.js';
import { createInvoice, payInvoice } from './invoices.js';
import { newSubscription } from './new-subscription.js';
import { attach, keepCard } from './payments.js';
import { SEEDED_PRICE } from './seed.js';
import { cancelAtDate, periodOf, saveSubscription } from './subscriptions.js';

/** A subscription that somebody has had for a while. */
export interface ImportedSubscription {
  /** For example `sub_demo_7`; its invoices are `in_demo_7_1`, `in_demo_7_2` and so on. */
  id: string;
  /** The numbers of its invoices begin with the prefix. */
  customer: { id: string; email: string; name?: string; invoice_prefix?: string; metadata?: Record<string, string> };
  /** When its first period began. Every period that has begun since is paid. */
  startedAt: Date;
  metadata?: Record<string, string>;
  /** It ends with the running period. */
  isCancelled?: boolean;
  /** The card will be declined at the next renewal. */
  hasFailingCard?: boolean;
}

/** Adds a subscription with its customer and its paid invoices, without announcing anything; once. */
export async function importSubscription(change: Change, given: ImportedSubscription): Promise<void> {
  if (await change.find('subscription', given.id)) return;
  const price = await change.get('price', SEEDED_PRICE);
  const start = Math.floor(given.startedAt.getTime() / 1000);
  const begun = change.silentlyAt(start);
  const { id: customerId, ...customer } = given.customer;
  if (!(await change.find('customer', customerId))) await begun.save(newCustomer(begun, customer, customerId));
  const method = await cardOf(begun, given);
  const subscription = newSubscription(begun, {
    id: given.id,
    customer: customerId,
    lines: [{ price, quantity: 1 }],
    paymentMethod: method.id,
    metadata: given.metadata,
  });
  await saveSubscription(begun, subscription);
  let before = { start, end: start };
  for (let count = 1; ; count += 1) {
    const period = periodOf(subscription);
    const then = change.silentlyAt(period.start);
    const id = `${given.id.replace(/^sub_/, 'in_')}_${count}`;
    const invoice = await createInvoice(then, subscription, count === 1 ? 'subscription_create' : 'subscription_cycle', period, before, id);
    await payInvoice(then, invoice, method, 'checkout');
    subscription.latest_invoice = id;
    if (period.end > change.now) break;
    before = period;
    for (const item of subscription.items.data) {
      item.current_period_start = period.end;
      item.current_period_end = periodEnd(start, period.end, price.recurring ?? { interval: 'year', interval_count: 1 });
    }
  }
  await saveSubscription(change, subscription);
  if (given.isCancelled) await cancelAtDate(change.silentlyAt(change.now), subscription.id, periodOf(subscription).end);
}

async function cardOf(change: Change, { customer, hasFailingCard }: ImportedSubscription): Promise<Stripe.PaymentMethod> {
  const [known] = hasFailingCard ? [] : await change.all('payment_method', { customer: customer.id });
  if (known) return known;
  const number = hasFailingCard ? '4000000000000341' : '4242424242424242';
  const card = readCard({ number, expiry: '12/2049', cvc: '123', name: customer.name ?? '' }, new Date(change.now * 1000));
  if (typeof card === 'string') throw new Error(card);
  const method = await keepCard(change, card, customer.email);
  return attach(change, method.id, customer.id);
}
