import { createRefund } from '../refunds.js';
import { cancelSubscription, updateSubscription } from '../subscriptions.js';
import { page, PAGE } from './page.js';
import { mergeMetadata, route, sent } from './route.js';

const EXPAND = { expand: ['text'] } as const;

const SUBSCRIPTION = {
  ...EXPAND,
  cancel_at: 'moment',
  cancel_at_period_end: 'boolean',
  default_payment_method: 'text',
  description: 'text',
  items: [{ id: 'text', price: 'text', quantity: 'integer' }],
  metadata: 'metadata',
  proration_behavior: 'text',
} as const;

/** Subscriptions, invoices and the money that was paid for them. */
export const billingRoutes = [
  route('GET /v1/subscriptions/:id', EXPAND, (change, _, id) => change.get('subscription', id)),
  route('GET /v1/subscriptions', { ...PAGE, customer: 'text', price: 'text', status: 'text' }, (change, values) => {
    const { customer, price, status, ...parameters } = values;
    const isAll = status === 'all';
    // Those that are over are only listed when they are asked for.
    const extra = isAll || status ? '' : `data ->> 'status' <> 'canceled'`;
    return page(change, 'subscription', '/v1/subscriptions', parameters, { customer, status: isAll ? undefined : status, 'items.data.0.price.id': price }, extra);
  }),
  route('POST /v1/subscriptions/:id', SUBSCRIPTION, async (change, values, id) => {
    const { metadata: before } = await change.get('subscription', id);
    const { items, metadata, cancel_at, cancel_at_period_end, default_payment_method, description } = values;
    return updateSubscription(
      change,
      id,
      sent({
        cancel_at,
        cancel_at_period_end,
        default_payment_method,
        description,
        items: items?.map((item) => ({ id: item.id ?? undefined, price: item.price ?? undefined, quantity: item.quantity })),
        metadata: metadata && mergeMetadata(before, metadata),
      }),
    );
  }),
  route('DELETE /v1/subscriptions/:id', { ...EXPAND, invoice_now: 'boolean', prorate: 'boolean' }, (change, _, id) => cancelSubscription(change, id)),

  route('GET /v1/invoices/:id', EXPAND, (change, _, id) => change.get('invoice', id)),
  route('GET /v1/invoices', { ...PAGE, customer: 'text', status: 'text', subscription: 'text' }, (change, values) => {
    const { customer, status, subscription, ...parameters } = values;
    return page(change, 'invoice', '/v1/invoices', parameters, { customer, status, 'parent.subscription_details.subscription': subscription });
  }),
  route('GET /v1/invoice_payments/:id', EXPAND, (change, _, id) => change.get('invoice_payment', id)),
  route('GET /v1/invoice_payments', { ...PAGE, invoice: 'text', status: 'text', payment: { type: 'text', payment_intent: 'text' } }, (change, values) => {
    const { invoice, status, payment, ...parameters } = values;
    return page(change, 'invoice_payment', '/v1/invoice_payments', parameters, { invoice, status, 'payment.payment_intent': payment?.payment_intent });
  }),

  route('GET /v1/payment_methods/:id', EXPAND, (change, _, id) => change.get('payment_method', id)),
  route('GET /v1/payment_intents/:id', EXPAND, (change, _, id) => change.get('payment_intent', id)),
  route('GET /v1/charges/:id', EXPAND, (change, _, id) => change.get('charge', id)),
  route('GET /v1/charges', { ...PAGE, customer: 'text', payment_intent: 'text' }, (change, { customer, payment_intent, ...parameters }) =>
    page(change, 'charge', '/v1/charges', parameters, { customer, payment_intent }),
  ),
  route('POST /v1/refunds', { ...EXPAND, amount: 'integer', charge: 'text', metadata: 'metadata', payment_intent: 'text', reason: 'text' }, (change, values) =>
    createRefund(change, values),
  ),
  route('GET /v1/refunds/:id', EXPAND, (change, _, id) => change.get('refund', id)),
  route('GET /v1/refunds', { ...PAGE, charge: 'text', payment_intent: 'text' }, (change, { charge, payment_intent, ...parameters }) =>
    page(change, 'refund', '/v1/refunds', parameters, { charge, payment_intent }),
  ),
];
