import type Stripe from 'stripe';
import { periodEnd } from './calendar.js';
import { subscribablePrice } from './catalogue.js';
import type { Change } from './change.js';
import { invalid, missing } from './errors.js';
import { createInvoice, openInvoices, payInvoice, stopCollecting } from './invoices.js';
import { planOf } from './new-subscription.js';
import { idOf } from './objects.js';

/** The parts of a subscription that the application may change. */
export interface SubscriptionChanges {
  cancel_at_period_end?: boolean;
  cancel_at?: number | null;
  metadata?: Stripe.Metadata;
  default_payment_method?: string | null;
  description?: string | null;
  items?: { id?: string; price?: string; quantity?: number }[];
}

/** When the running period of a subscription begins and ends; all of its items share it. */
export function periodOf(subscription: Stripe.Subscription): { start: number; end: number } {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return { start: item.current_period_start, end: item.current_period_end };
}

/** Keeps a subscription, to be looked at again when its period ends or it is to be cancelled. */
export async function saveSubscription(change: Change, subscription: Stripe.Subscription): Promise<void> {
  const { end } = periodOf(subscription);
  const due = subscription.status === 'canceled' ? null : Math.min(end, subscription.cancel_at ?? end);
  await change.save(subscription, due);
}

export async function updateSubscription(change: Change, id: string, changes: SubscriptionChanges): Promise<Stripe.Subscription> {
  const before = await change.get('subscription', id);
  if (before.status === 'canceled' && Object.keys(changes).some((name) => name !== 'metadata')) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  }
  const { items, cancel_at_period_end: atPeriodEnd, cancel_at: at, ...plain } = changes;
  if (plain.default_payment_method) await change.refer('payment_method', plain.default_payment_method, 'default_payment_method');
  if (at && at <= change.now) throw invalid('`cancel_at` must be in the future.', 'cancel_at');
  let after: Stripe.Subscription = { ...before, ...plain };
  if (items) after = await withItems(change, after, items);
  if (atPeriodEnd) after = cancelling(change, after, periodOf(after).end, true);
  else if (at) after = cancelling(change, after, at, false);
  else if (atPeriodEnd === false || at === null) after = resumed(after);
  await saveSubscription(change, after);
  await announceUpdate(change, before, after);
  return after;
}

/** In the portal a customer cancels for the end of the period: with flexible billing that is a date, not the flag. */
export function cancelAtDate(change: Change, id: string, at: number): Promise<Stripe.Subscription> {
  return updateSubscription(change, id, { cancel_at: at });
}

/** Ends a subscription now. */
export async function cancelSubscription(change: Change, id: string): Promise<Stripe.Subscription> {
  const subscription = await change.get('subscription', id);
  if (subscription.status === 'canceled') throw missing('subscription', id);
  return endSubscription(change, subscription, 'cancellation_requested');
}

/** Ends a subscription, for one of Stripe's reasons. */
export async function endSubscription(change: Change, subscription: Stripe.Subscription, reason: Stripe.Subscription.CancellationDetails.Reason): Promise<Stripe.Subscription> {
  const ended: Stripe.Subscription = {
    ...subscription,
    canceled_at: subscription.canceled_at ?? change.now,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
    ended_at: change.now,
    status: 'canceled',
  };
  await saveSubscription(change, ended);
  await stopCollecting(change, ended.id);
  await change.announce('customer.subscription.deleted', ended);
  return ended;
}

/** What happens when a period ends, or the moment for which it was cancelled has come. */
export async function continueOrEnd(change: Change, id: string): Promise<void> {
  const before = await change.get('subscription', id);
  const period = periodOf(before);
  const isCancelled = before.cancel_at !== null ? before.cancel_at <= change.now : before.cancel_at_period_end;
  if (isCancelled) {
    await endSubscription(change, before, before.cancellation_details?.reason ?? 'cancellation_requested');
    return;
  }
  const after = structuredClone(before);
  for (const item of after.items.data) {
    item.current_period_start = item.current_period_end;
    item.current_period_end = periodEnd(after.billing_cycle_anchor, item.current_period_start, item.price.recurring ?? { interval: 'year', interval_count: 1 });
  }
  const discounts = await change.getAll('discount', after.discounts.map((discount) => idOf(discount)));
  after.discounts = discounts.filter(({ end }) => end === null || end > change.now).map(({ id: discount }) => discount);
  const invoice = await createInvoice(change, after, 'subscription_cycle', periodOf(after), period);
  const { decline } = await payInvoice(change, invoice, await defaultMethod(change, after), 'schedule');
  after.latest_invoice = invoice.id;
  if (decline) after.status = 'past_due';
  await saveSubscription(change, after);
  await announceUpdate(change, before, after);
}

/** Tries an open invoice again, with a card that has just been given or with the usual one. The subscription recovers, or ends after the last try. */
export async function retryInvoice(change: Change, invoiceId: string, method?: Stripe.PaymentMethod): Promise<string | null> {
  const open = await change.get('invoice', invoiceId);
  const subscription = await change.get('subscription', idOf(open.parent?.subscription_details?.subscription) ?? '');
  const { invoice, decline } = await payInvoice(change, open, method ?? (await defaultMethod(change, subscription)), method ? 'new_card' : 'schedule');
  if (!decline && (await openInvoices(change, subscription.id)).length === 0) await setStatus(change, subscription, 'active');
  else if (decline && invoice.next_payment_attempt === null) await endSubscription(change, subscription, 'payment_failed');
  return decline;
}

/** Moves a subscription to another status and says so. */
export async function setStatus(change: Change, before: Stripe.Subscription, status: Stripe.Subscription.Status): Promise<void> {
  if (before.status === status || before.status === 'canceled') return;
  const after = { ...before, status };
  await saveSubscription(change, after);
  await announceUpdate(change, before, after);
}

async function defaultMethod(change: Change, subscription: Stripe.Subscription): Promise<Stripe.PaymentMethod | null> {
  const customer = await change.get('customer', idOf(subscription.customer));
  const id = idOf(subscription.default_payment_method) ?? idOf(customer.invoice_settings?.default_payment_method);
  return id ? change.find('payment_method', id) : null;
}

function cancelling(change: Change, subscription: Stripe.Subscription, at: number, isFlag: boolean): Stripe.Subscription {
  return {
    ...subscription,
    cancel_at: at,
    cancel_at_period_end: isFlag,
    canceled_at: change.now,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: 'cancellation_requested' },
  };
}

function resumed(subscription: Stripe.Subscription): Stripe.Subscription {
  const cancellation = { comment: null, feedback: null, feedback_option: null, reason: null };
  return { ...subscription, cancel_at: null, cancel_at_period_end: false, canceled_at: null, cancellation_details: cancellation };
}

/** Another price or quantity from now on, billed with the next period. */
async function withItems(change: Change, subscription: Stripe.Subscription, wanted: NonNullable<SubscriptionChanges['items']>): Promise<Stripe.Subscription> {
  const after = structuredClone(subscription);
  for (const [index, { id, price, quantity }] of wanted.entries()) {
    const item = after.items.data.find((candidate) => candidate.id === id);
    if (!item) throw invalid(`Invalid subscription item: '${id ?? ''}'`, `items[${index}][id]`, 'resource_missing');
    if (price) {
      item.price = await subscribablePrice(change, price, `items[${index}][price]`);
      item.plan = planOf(item.price);
    }
    if (quantity !== undefined) item.quantity = quantity;
  }
  return after;
}

async function announceUpdate(change: Change, before: Stripe.Subscription, after: Stripe.Subscription): Promise<void> {
  const now = new Map<string, unknown>(Object.entries(after));
  const previous = Object.entries(before).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(now.get(name)));
  if (previous.length > 0) await change.announce('customer.subscription.updated', after, Object.fromEntries(previous));
}
