import type Stripe from 'stripe';
import { subscribablePrice } from '../catalogue.js';
import type { Change } from '../change.js';
import { applyPromotion, expireCheckout } from '../checkouts.js';
import { invalid, missing, missingParameter } from '../errors.js';
import { newId } from '../ids.js';
import { newCheckout } from '../new-checkout.js';
import { lineItems } from './expand.js';
import { page, PAGE } from './page.js';
import { route } from './route.js';
import type { Value } from './parameters.js';

const HOUR = 60 * 60;

const CREATE = {
  allow_promotion_codes: 'boolean',
  billing_address_collection: 'text',
  cancel_url: 'text',
  client_reference_id: 'text',
  customer: 'text',
  customer_email: 'text',
  discounts: [{ promotion_code: 'text' }],
  expand: ['text'],
  expires_at: 'integer',
  line_items: [{ price: 'text', quantity: 'integer' }],
  locale: 'text',
  metadata: 'metadata',
  mode: 'text',
  payment_method_collection: 'text',
  payment_method_types: ['text'],
  subscription_data: { description: 'text', metadata: 'metadata' },
  success_url: 'text',
} as const;

/** Checkout sessions. */
export const checkoutRoutes = [
  route('POST /v1/checkout/sessions', CREATE, createCheckout),
  route('GET /v1/checkout/sessions', { ...PAGE, customer: 'text', status: 'text', subscription: 'text' }, (change, { customer, status, subscription, ...parameters }) =>
    page(change, 'checkout.session', '/v1/checkout/sessions', parameters, { customer, status, subscription }),
  ),
  route('GET /v1/checkout/sessions/:id', { expand: ['text'] }, (change, _, id) => change.get('checkout.session', id)),
  route('POST /v1/checkout/sessions/:id/expire', { expand: ['text'] }, (change, _, id) => expireCheckout(change, id)),
  route('GET /v1/checkout/sessions/:id/line_items', PAGE, async (change, _, id) => {
    if (!(await change.find('checkout.session', id))) throw missing('checkout.session', id);
    return { object: 'list', data: await lineItems(change, id), has_more: false, url: `/v1/checkout/sessions/${id}/line_items` };
  }),
];

async function createCheckout(change: Change, values: Value<typeof CREATE>): Promise<Stripe.Checkout.Session> {
  if (values.mode !== 'subscription') throw values.mode ? invalid('Only `subscription` mode is available here.', 'mode') : missingParameter('mode');
  if (!values.success_url) throw missingParameter('success_url');
  if (!values.line_items?.length) throw missingParameter('line_items');
  if (values.customer && values.customer_email) throw invalid('You may only specify one of these parameters: customer, customer_email.', 'customer');
  if (values.allow_promotion_codes !== undefined && values.discounts) {
    throw invalid('You may only specify one of these parameters: allow_promotion_codes, discounts.', 'allow_promotion_codes');
  }
  const expiresAt = values.expires_at ?? change.now + 24 * HOUR;
  if (expiresAt < change.now + HOUR / 2 || expiresAt > change.now + 24 * HOUR) {
    throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.', 'expires_at');
  }
  const customer = values.customer ? await change.refer('customer', values.customer, 'customer') : null;
  const lines = [];
  for (const [index, { price, quantity }] of values.line_items.entries()) {
    const at = `line_items[${index}]`;
    if (!price) throw missingParameter(`${at}[price]`);
    if (quantity === undefined) throw invalid(`Quantity is required. Add \`quantity\` to \`${at}\``, `${at}[quantity]`);
    lines.push({ price: await subscribablePrice(change, price, `${at}[price]`), quantity });
  }
  const session = newCheckout(change, {
    allowsPromotionCodes: values.allow_promotion_codes ?? null,
    amount: lines.reduce((sum, { price, quantity }) => sum + (price.unit_amount ?? 0) * quantity, 0),
    cancelUrl: values.cancel_url ?? null,
    currency: lines[0]?.price.currency ?? 'eur',
    customer,
    email: values.customer_email ?? null,
    expiresAt,
    locale: values.locale ?? null,
    metadata: values.metadata ?? {},
    reference: values.client_reference_id ?? null,
    successUrl: values.success_url,
  });
  await change.save(session, expiresAt);
  await change.hide(session.id, {
    lines: lines.map(({ price, quantity }) => ({ id: newId('li'), price: price.id, quantity })),
    subscriptionMetadata: values.subscription_data?.metadata ?? {},
    subscriptionDescription: values.subscription_data?.description ?? undefined,
  });
  const code = values.discounts?.[0]?.promotion_code;
  if (!code) return session;
  const promotion = await change.refer('promotion_code', code, 'discounts[0][promotion_code]');
  if (!(await applyPromotion(change, session, promotion))) {
    throw invalid('This promotion code cannot be redeemed because the associated promotion code or coupon is inactive.', 'discounts[0][promotion_code]');
  }
  return change.get('checkout.session', session.id);
}
