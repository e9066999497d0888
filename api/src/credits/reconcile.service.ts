import type { SystemContext } from '../context.js';
import { subscriptionOf } from './facts.js';
import { settleRefund } from './refund.service.js';
import { invoiceKey, type Refusal, settle } from './settle.service.js';
import { isSilent } from './stripe.js';

/** What came of comparing Stripe's payments with the ledger. */
export interface Reconciliation {
  /** Paid invoices that Stripe knows. */
  invoices: number;
  /** Credits that were missing and have been granted. */
  granted: number;
  /** Credits of returned payments that have been taken back. */
  takenBack: number;
  /** Paid invoices that bring no credit, and why; and credits that no paid invoice stands behind. */
  unexplained: { invoiceId: string; reason: Refusal['reason'] | 'noSubscription' | 'notPaidAtStripe' | 'failed' }[];
}

/** Compares all of Stripe's payments with the ledger, grants what is missing and reports what it cannot explain. */
export async function reconcile(context: SystemContext): Promise<Reconciliation> {
  const result: Reconciliation = { invoices: 0, granted: 0, takenBack: 0, unexplained: [] };
  const known = await grantedInvoices(context);
  const paid = await reconcileInvoices(known, result, context);
  await reconcileStates(context);
  await reconcileRefunds(result, context);
  for (const invoiceId of known) if (!paid.has(invoiceId)) result.unexplained.push({ invoiceId, reason: 'notPaidAtStripe' });
  const { unexplained, ...figures } = result;
  context.log.info({ ...figures, unexplained: unexplained.length }, 'credits have been compared with Stripe');
  for (const case_ of unexplained) context.log.warn(case_, 'a payment and the ledger do not fit');
  return result;
}

/** The invoices that credits were granted for. */
async function grantedInvoices({ read }: SystemContext): Promise<Set<string>> {
  const rows = await read<{ id: string }>(
    `select substr(source_key, ${invoiceKey('').length + 1}) as id from credit_transaction where source_key like 'invoice:%'`,
  );
  return new Set(rows.map(({ id }) => id));
}

async function reconcileInvoices(known: Set<string>, result: Reconciliation, context: SystemContext): Promise<Set<string>> {
  const paid = new Set<string>();
  const settled = new Set<string>();
  for await (const invoice of context.payments.stripe.invoices.list({ status: 'paid', limit: 100 })) {
    const id = invoice.id ?? '';
    paid.add(id);
    result.invoices += 1;
    if (known.has(id)) continue;
    const subscriptionId = subscriptionOf(invoice);
    if (!subscriptionId) {
      result.unexplained.push({ invoiceId: id, reason: 'noSubscription' });
    } else if (!settled.has(subscriptionId)) {
      settled.add(subscriptionId);
      const settlement = await attempt(() => settle(subscriptionId, context), context);
      result.granted += settlement?.granted ?? 0;
      result.unexplained.push(...(settlement?.refusals ?? [{ invoiceId: id, reason: 'failed' as const }]));
    }
  }
  return paid;
}

/** Subscriptions that have changed without an event having been heard: cancelled, past due, renewed. */
async function reconcileStates(context: SystemContext): Promise<void> {
  const rows = await context.read<{ id: string; state: string }>(
    `select stripe_subscription_id as id, concat_ws(' ', status, extract(epoch from current_period_end)::bigint, cancel_at is not null) as state
     from subscription`,
  );
  const known = new Map(rows.map(({ id, state }) => [id, state]));
  for await (const subscription of context.payments.stripe.subscriptions.list({ status: 'all', limit: 100 })) {
    const { id, status, items, cancel_at, cancel_at_period_end, ended_at } = subscription;
    const isEnding = cancel_at !== null || cancel_at_period_end || ended_at !== null;
    const state = `${status} ${items.data[0]?.current_period_end} ${isEnding ? 't' : 'f'}`;
    if (known.has(id) && known.get(id) !== state) await attempt(() => settle(id, context), context);
  }
}

async function reconcileRefunds(result: Reconciliation, context: SystemContext): Promise<void> {
  for await (const refund of context.payments.stripe.refunds.list({ limit: 100 })) {
    const charge = typeof refund.charge === 'string' ? refund.charge : refund.charge?.id;
    if (charge && refund.status === 'succeeded' && (await attempt(() => settleRefund(charge, context), context))) result.takenBack += 1;
  }
}

/** What is wrong with one payment stands in the log and does not keep the others from being looked at. */
async function attempt<Result>(work: () => Promise<Result>, { log }: SystemContext): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (isSilent(error)) throw error;
    log.error({ err: error }, 'a payment could not be compared with the ledger');
    return null;
  }
}
