import Stripe from 'stripe';
import { amountOff } from './catalogue.js';
import { blankInvoice } from './blank-invoice.js';
import { DAY } from './calendar.js';
import type { Change } from './change.js';
import { newId, randomLetters } from './ids.js';
import { idOf, listOf } from './objects.js';
import { charge, declineCode, newIntent } from './payments.js';

/** After a failed renewal it is tried again so many days after the try before. */
const RETRY_DAYS = [3, 5, 7];

type Reason = 'subscription_create' | 'subscription_cycle';
type Period = { start: number; end: number };

/** The invoice for one period of a subscription, finalized: open, or paid at once when there is nothing to pay. */
export async function createInvoice(change: Change, subscription: Stripe.Subscription, reason: Reason, period: Period, usage: Period, id = newId('in')): Promise<Stripe.Invoice> {
  const customer = await change.get('customer', idOf(subscription.customer));
  const discounts = await change.getAll('discount', subscription.discounts.map((discount) => idOf(discount)));
  const coupons = await change.getAll('coupon', discounts.map(({ source }) => idOf(source.coupon) ?? ''));
  const items = subscription.items.data;
  const products = await change.getAll('product', items.map(({ price }) => idOf(price.product)));
  const lines = items.map((item, index) => newLine(id, subscription, item, period, products[index]?.name ?? ''));
  for (const line of lines) {
    let left = line.subtotal;
    line.discounts = discounts.map((discount) => discount.id);
    line.discount_amounts = discounts.map((discount, index) => {
      const coupon = coupons[index];
      const amount = coupon ? amountOff(coupon, left) : 0;
      left -= amount;
      return { amount, discount: discount.id };
    });
  }
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
  const totalDiscounts = discounts.map(({ id: discount }, index) => ({
    discount,
    amount: lines.reduce((sum, line) => sum + (line.discount_amounts?.[index]?.amount ?? 0), 0),
  }));
  const total = totalDiscounts.reduce((left, { amount }) => left - amount, subtotal);
  const draft: Stripe.Invoice = {
    ...blankInvoice(id, change.now, subscription.currency),
    amount_due: total,
    amount_remaining: total,
    billing_reason: reason,
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    discounts: discounts.map((discount) => discount.id),
    lines: listOf(lines, `/v1/invoices/${id}/lines`),
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: usage.end,
    period_start: usage.start,
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_discount_amounts: totalDiscounts,
    total_excluding_tax: total,
  };
  await change.save(draft);
  await change.announce('invoice.created', draft);
  return finalize(change, draft, customer);
}

/** When a card is charged: while the customer buys, by the clock, or because the customer has given another card. */
export type Occasion = 'checkout' | 'schedule' | 'new_card';

/** Tries to be paid with a card. Text is the code of the decline. */
export async function payInvoice(change: Change, invoice: Stripe.Invoice, method: Stripe.PaymentMethod | null, occasion: Occasion): Promise<{ invoice: Stripe.Invoice; decline: string | null }> {
  if (invoice.amount_remaining === 0) return { invoice: await markPaid(change, invoice), decline: null };
  const behaviour = method && (await change.hidden(method.id)).behaviour;
  const decline = behaviour ? declineCode(behaviour, occasion === 'checkout') : 'card_declined';
  const payment = await paymentOf(change, invoice);
  if (method) await charge(change, await change.get('payment_intent', idOf(payment.payment.payment_intent) ?? ''), method, decline);
  // Stripe counts what its own schedule tries, and only that moves the schedule on.
  const isCounted = occasion !== 'new_card';
  const tried: Stripe.Invoice = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + (isCounted ? 1 : 0) };
  if (decline) return { invoice: await markFailed(change, tried, isCounted), decline };
  await change.save({
    ...payment,
    amount_paid: invoice.amount_due,
    status: 'paid',
    status_transitions: { ...payment.status_transitions, paid_at: change.now },
  });
  return { invoice: await markPaid(change, tried), decline: null };
}

/** An invoice that nobody will pay any more is not tried again; it stays open. */
export async function stopCollecting(change: Change, subscriptionId: string): Promise<void> {
  for (const invoice of await openInvoices(change, subscriptionId)) {
    await change.save({ ...invoice, auto_advance: false, next_payment_attempt: null }, null);
  }
}

/** What a subscription still owes. */
export function openInvoices(change: Change, subscriptionId: string): Promise<Stripe.Invoice[]> {
  return change.all('invoice', { 'parent.subscription_details.subscription': subscriptionId, status: 'open' });
}

/** The invoice's link to its payment; there is none while nothing has to be paid. */
export async function paymentOf(change: Change, invoice: Stripe.Invoice): Promise<Stripe.InvoicePayment> {
  const [payment] = await change.all('invoice_payment', { invoice: invoice.id });
  if (!payment) throw new Error(`${invoice.id} has no payment`);
  return payment;
}

async function finalize(change: Change, draft: Stripe.Invoice, customer: Stripe.Customer): Promise<Stripe.Invoice> {
  const sequence = customer.next_invoice_sequence ?? 1;
  await change.save({ ...customer, currency: draft.currency, next_invoice_sequence: sequence + 1 });
  const key = newId('live', 40);
  const url = `${change.publicUrl}/sandbox/stripe/invoice/${key}`;
  const invoice: Stripe.Invoice = {
    ...draft,
    effective_at: change.now,
    ending_balance: 0,
    hosted_invoice_url: url,
    invoice_pdf: `${url}/pdf`,
    number: `${customer.invoice_prefix ?? randomLetters(8).toUpperCase()}-${String(sequence).padStart(4, '0')}`,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: change.now },
  };
  await change.save(invoice);
  await change.hide(invoice.id, { key });
  await change.announce('invoice.finalized', invoice);
  if (invoice.amount_due === 0) return invoice;
  const intent = newIntent(change, invoice.amount_due, invoice.currency, customer.id);
  intent.description = invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update';
  await change.save(intent);
  await change.save({
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: change.now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
  return invoice;
}

async function markPaid(change: Change, invoice: Stripe.Invoice): Promise<Stripe.Invoice> {
  const paid: Stripe.Invoice = {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: change.now },
  };
  await change.save(paid, null);
  await change.announce('invoice.paid', paid);
  await change.announce('invoice.payment_succeeded', paid);
  return paid;
}

async function markFailed(change: Change, tried: Stripe.Invoice, isCounted: boolean): Promise<Stripe.Invoice> {
  const days = RETRY_DAYS[tried.attempt_count - 1];
  const scheduled = days === undefined ? null : change.now + days * DAY;
  const next = isCounted ? scheduled : tried.next_payment_attempt;
  const failed = { ...tried, next_payment_attempt: next };
  await change.save(failed, next);
  await change.announce('invoice.payment_failed', failed);
  return failed;
}

function newLine(invoice: string, subscription: Stripe.Subscription, item: Stripe.SubscriptionItem, period: Period, productName: string): Stripe.InvoiceLineItem {
  const { price, quantity = 1 } = item;
  const amount = (price.unit_amount ?? 0) * quantity;
  const each = ((price.unit_amount ?? 0) / 100).toFixed(2);
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description: `${quantity} × ${productName} (at ${price.currency === 'eur' ? '€' : ''}${each} / ${price.recurring?.interval ?? 'year'})`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: { invoice_item: null, proration: false, proration_details: null, subscription: subscription.id, subscription_item: item.id },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: { price_details: { price: price.id, product: idOf(price.product) }, type: 'price_details', unit_amount_decimal: price.unit_amount_decimal },
    quantity,
    quantity_decimal: Stripe.Decimal.from(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}
