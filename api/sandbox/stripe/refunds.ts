import type Stripe from 'stripe';
import type { Change } from './change.js';
import { invalid, missingParameter } from './errors.js';
import { newId } from './ids.js';
import { idOf } from './objects.js';

export interface RefundTerms {
  charge?: string | null;
  payment_intent?: string | null;
  amount?: number;
  reason?: string | null;
  metadata?: Stripe.Metadata;
}

/** Gives money back for a charge, all that is left of it by default. */
export async function createRefund(change: Change, terms: RefundTerms): Promise<Stripe.Refund> {
  const charge = await chargeOf(change, terms);
  const left = charge.amount - charge.amount_refunded;
  const amount = terms.amount ?? left;
  if (!charge.paid) throw invalid(`Charge ${charge.id} has not been paid and cannot be refunded.`, 'charge');
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge', 'charge_already_refunded');
  if (amount < 1 || amount > left) throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, 'amount');
  const refund: Stripe.Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: change.now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' }, type: 'card' },
    metadata: terms.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: terms.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  const refunded = charge.amount_refunded + amount;
  const after: Stripe.Charge = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount };
  await change.save(refund);
  await change.save(after);
  await change.announce('refund.created', refund);
  await change.announce('charge.refunded', after, { amount_refunded: charge.amount_refunded, refunded: charge.refunded });
  return refund;
}

async function chargeOf(change: Change, { charge, payment_intent: intentId }: RefundTerms): Promise<Stripe.Charge> {
  if (charge) return change.refer('charge', charge, 'charge');
  if (!intentId) throw missingParameter('charge');
  const intent = await change.refer('payment_intent', intentId, 'payment_intent');
  const latest = idOf(intent.latest_charge);
  if (!latest) throw invalid('This PaymentIntent does not have a successful charge to refund.', 'payment_intent');
  return change.get('charge', latest);
}
