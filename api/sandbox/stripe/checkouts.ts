import type Stripe from 'stripe';
import { amountOff, newDiscount, redeem, redeemable } from './catalogue.js';
import type { Change } from './change.js';
import { createCustomer } from './customers.js';
import { invalid } from './errors.js';
import { createInvoice, openInvoices, payInvoice, paymentOf } from './invoices.js';
import { newSubscription } from './new-subscription.js';
import { idOf } from './objects.js';
import { attach } from './payments.js';
import { periodOf, saveSubscription, setStatus } from './subscriptions.js';

/** How long a delayed payment takes, in seconds. */
const DELAY = 60;

/** Puts a promotion code into an open checkout, or takes it out. False when it cannot be used. */
export async function applyPromotion(change: Change, session: Stripe.Checkout.Session, promotion: Stripe.PromotionCode | null): Promise<boolean> {
  const coupon = promotion && (await redeemable(change, promotion, idOf(session.customer)));
  if (promotion && !coupon) return false;
  const subtotal = session.amount_subtotal ?? 0;
  const discount = coupon ? amountOff(coupon, subtotal) : 0;
  await change.save({
    ...session,
    amount_total: subtotal - discount,
    discounts: coupon ? [{ coupon: null, promotion_code: promotion.id }] : [],
    total_details: { amount_discount: discount, amount_shipping: 0, amount_tax: 0 },
  });
  await change.hide(session.id, { promotionCode: promotion?.id ?? null });
  return true;
}

/** Turns a checkout into a subscription, paid with a card that has said yes, or free of charge. */
export async function completeCheckout(change: Change, sessionId: string, methodId: string | null): Promise<void> {
  const session = await change.get('checkout.session', sessionId);
  const { lines = [], subscriptionMetadata = {}, subscriptionDescription = null, promotionCode } = await change.hidden(session.id);
  const customer = idOf(session.customer) ?? (await createCustomer(change, { email: session.customer_email })).id;
  const method = methodId === null ? null : await attach(change, methodId, customer);
  const prices = await change.getAll('price', lines.map(({ price }) => price));
  const subscription = newSubscription(change, {
    customer,
    lines: prices.map((price, index) => ({ price, quantity: lines[index]?.quantity ?? 1 })),
    paymentMethod: methodId,
    metadata: subscriptionMetadata,
    description: subscriptionDescription,
  });
  // Kept before its invoice, so that the list shows them in this order.
  await saveSubscription(change, subscription);
  const onceOnly = promotionCode ? await discountWith(change, session.id, subscription, promotionCode) : [];
  const instant = { start: change.now, end: change.now };
  const invoice = await createInvoice(change, subscription, 'subscription_create', periodOf(subscription), instant);
  const delays = method && (await change.hidden(method.id)).behaviour?.kind === 'delays' && invoice.amount_due > 0;
  if (delays) await waitForMoney(change, invoice, method.id);
  else await payInvoice(change, invoice, method, 'checkout');
  subscription.latest_invoice = invoice.id;
  subscription.discounts = subscription.discounts.filter((discount) => !onceOnly.includes(idOf(discount)));
  await saveSubscription(change, subscription);
  await change.announce('customer.subscription.created', subscription);
  const status = invoice.amount_due === 0 ? 'no_payment_required' : 'paid';
  const completed: Stripe.Checkout.Session = {
    ...session,
    customer,
    customer_details: session.customer_details ?? blankDetails(session.customer_email),
    invoice: invoice.id,
    payment_status: delays ? 'unpaid' : status,
    status: 'complete',
    subscription: subscription.id,
    url: null,
  };
  await change.save(completed, delays ? change.now + DELAY : null);
  await change.hide(session.id, { confirming: null });
  await change.announce('checkout.session.completed', completed);
}

/** Closes a checkout that nobody has paid. */
export async function expireCheckout(change: Change, id: string): Promise<Stripe.Checkout.Session> {
  const session = await change.get('checkout.session', id);
  if (session.status !== 'open') {
    throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`);
  }
  const expired: Stripe.Checkout.Session = { ...session, status: 'expired', url: null };
  await change.save(expired, null);
  await change.announce('checkout.session.expired', expired);
  return expired;
}

/** Whatever a checkout waited for has come: its end, or the money of a delayed payment. */
export async function settleCheckout(change: Change, id: string): Promise<void> {
  const session = await change.get('checkout.session', id);
  if (session.status === 'open') {
    await expireCheckout(change, id);
    return;
  }
  await change.save(session, null);
  const subscription = await change.get('subscription', idOf(session.subscription) ?? '');
  const [open] = await openInvoices(change, subscription.id);
  if (session.payment_status !== 'unpaid' || !open) return;
  const method = await change.get('payment_method', idOf(subscription.default_payment_method) ?? '');
  const { decline } = await payInvoice(change, open, method, 'checkout');
  if (decline) await setStatus(change, subscription, 'past_due');
  const settled: Stripe.Checkout.Session = { ...session, payment_status: decline ? 'unpaid' : 'paid' };
  await change.save(settled);
  await change.announce(`checkout.session.async_payment_${decline ? 'failed' : 'succeeded'}`, settled);
}

/** What Stripe knows of a customer from its e-mail alone. */
export function blankDetails(email: string | null, name: string | null = null): Stripe.Checkout.Session.CustomerDetails {
  return { address: null, business_name: null, email, individual_name: null, name, phone: null, tax_exempt: 'none', tax_ids: [] };
}

/** Gives the subscription the discount of a code; the ids of those that are for the first invoice only. */
async function discountWith(change: Change, session: string, subscription: Stripe.Subscription, code: string): Promise<string[]> {
  const promotion = await change.get('promotion_code', code);
  const coupon = await change.get('coupon', idOf(promotion.promotion.coupon) ?? '');
  const discount = newDiscount(change, promotion, coupon, { checkout_session: session, customer: idOf(subscription.customer), subscription: subscription.id });
  await change.save(discount);
  await redeem(change, promotion, coupon);
  subscription.discounts = [discount.id];
  return coupon.duration === 'once' ? [discount.id] : [];
}

async function waitForMoney(change: Change, invoice: Stripe.Invoice, method: string): Promise<void> {
  const payment = await paymentOf(change, invoice);
  const intent = await change.get('payment_intent', idOf(payment.payment.payment_intent) ?? '');
  await change.save({ ...intent, payment_method: method, status: 'processing' });
}
