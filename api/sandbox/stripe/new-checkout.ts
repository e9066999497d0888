import type Stripe from 'stripe';
import type { Change } from './change.js';
import { blankDetails } from './checkouts.js';
import { newId } from './ids.js';

export interface CheckoutTerms {
  allowsPromotionCodes: boolean | null;
  amount: number;
  cancelUrl: string | null;
  currency: string;
  customer: Stripe.Customer | null;
  email: string | null;
  expiresAt: number;
  locale: string | null;
  metadata: Stripe.Metadata;
  reference: string | null;
  successUrl: string;
}

/** An open checkout for a subscription, on a page of its own. */
export function newCheckout(change: Change, terms: CheckoutTerms): Stripe.Checkout.Session {
  const id = newId('cs_test', 58);
  const { customer } = terms;
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: terms.allowsPromotionCodes,
    allowed_payment_method_types: null,
    amount_subtotal: terms.amount,
    amount_total: terms.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: terms.cancelUrl,
    client_reference_id: terms.reference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: change.now,
    currency: terms.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: customer?.id ?? null,
    customer_account: null,
    customer_creation: customer ? null : 'always',
    customer_details: customer ? blankDetails(customer.email, customer.name) : null,
    customer_email: terms.email,
    discounts: [],
    expires_at: terms.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: terms.locale,
    managed_payments: null,
    metadata: terms.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: terms.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${change.publicUrl}/sandbox/stripe/checkout/${id}`,
    wallet_options: null,
  };
}
