import type Stripe from 'stripe';
import { declineMessage, type CardBehaviour, type KnownCard } from './cards.js';
import type { Change } from './change.js';
import { newId } from './ids.js';
import { idOf } from './objects.js';

/** Keeps a card, not yet belonging to anybody. */
export async function keepCard(change: Change, card: KnownCard, email: string | null): Promise<Stripe.PaymentMethod> {
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email, name: card.name, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'DE',
      display_brand: card.brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: newId('', 16).slice(1),
      funding: 'credit',
      generated_from: null,
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: change.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  await change.save(method);
  await change.hide(method.id, { behaviour: card.behaviour });
  return method;
}

/** Makes a kept card the one that the customer pays with from now on. */
export async function attach(change: Change, methodId: string, customerId: string): Promise<Stripe.PaymentMethod> {
  const method = { ...(await change.get('payment_method', methodId)), customer: customerId };
  await change.save(method);
  await change.announce('payment_method.attached', method);
  const customer = await change.get('customer', customerId);
  const previous = { invoice_settings: { default_payment_method: idOf(customer.invoice_settings.default_payment_method) } };
  const updated = { ...customer, invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id } };
  await change.save(updated);
  await change.announce('customer.updated', updated, previous);
  return method;
}

/** What comes of charging a card now; null is success. `isPresent` while the customer sits in front of it. */
export function declineCode(behaviour: CardBehaviour, isPresent: boolean): string | null {
  if (behaviour.kind === 'declines') return behaviour.code;
  if (behaviour.kind === 'declines_later') return isPresent ? null : behaviour.code;
  return behaviour.kind === 'delays' && !behaviour.succeeds ? 'card_declined' : null;
}

/** The intention to be paid so much by a customer, who may not be known yet. */
export function newIntent(change: Change, amount: number, currency: string, customer: string | null): Stripe.PaymentIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${newId('', 25).slice(1)}`,
    confirmation_method: 'automatic',
    created: change.now,
    currency,
    customer,
    customer_account: null,
    description: 'Subscription creation',
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

/** Charges a card for an intent; with a decline code the charge fails. */
export async function charge(change: Change, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod, decline: string | null): Promise<Stripe.PaymentIntent> {
  const made = newCharge(change, intent, method, decline);
  const settled: Stripe.PaymentIntent = {
    ...intent,
    amount_received: decline ? 0 : intent.amount,
    last_payment_error: decline
      ? { type: 'card_error', code: 'card_declined', decline_code: decline, message: declineMessage(decline), charge: made.id }
      : null,
    latest_charge: made.id,
    payment_method: decline ? null : method.id,
    status: decline ? 'requires_payment_method' : 'succeeded',
  };
  await change.save(made);
  await change.save(settled);
  await change.announce(decline ? 'charge.failed' : 'charge.succeeded', made);
  await change.announce(decline ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', settled);
  return settled;
}

function newCharge(change: Change, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod, decline: string | null): Stripe.Charge {
  const { card } = method;
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: decline ? null : newId('txn'),
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'OBALA',
    captured: !decline,
    created: change.now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline ? 'card_declined' : null,
    failure_message: decline ? declineMessage(decline) : null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: decline ? 'declined_by_network' : 'approved_by_network',
      reason: decline,
      risk_level: 'normal',
      seller_message: decline ? 'The bank declined the payment.' : 'Payment complete.',
      type: decline ? 'issuer_declined' : 'authorized',
    },
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: card
      ? {
          type: 'card',
          card: {
            amount_authorized: decline ? null : intent.amount,
            authorization_code: null,
            brand: card.brand,
            checks: null,
            country: card.country,
            electronic_commerce_indicator: null,
            exp_month: card.exp_month,
            exp_year: card.exp_year,
            fingerprint: card.fingerprint,
            funding: card.funding,
            installments: null,
            last4: card.last4,
            mandate: null,
            network: card.brand,
            network_transaction_id: null,
            regulated_status: 'unregulated',
            three_d_secure: null,
            transaction_link_id: null,
            wallet: null,
          },
        }
      : null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}
