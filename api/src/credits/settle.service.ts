import type { EntityManager } from '@mikro-orm/postgresql';
import type { SystemContext } from '../context.js';
import { CreditTransactionType } from './credit-transaction.entity.js';
import { type Facts, type PaidInvoice, readFacts } from './facts.js';
import { type Account, book, withAccount } from './ledger.service.js';
import { STANDING, Subscription } from './subscription.entity.js';

/** Something that was paid and brings no credit, with the reason. */
export interface Refusal {
  invoiceId: string;
  reason: 'unknownCustomer' | 'otherPrice' | 'otherReason';
}

export interface Settlement {
  /** The operator whose subscription it is; null when it is nobody's here. */
  userId: number | null;
  /** Credits that this very call granted. */
  granted: number;
  refusals: Refusal[];
}

const NOTHING: Settlement = { userId: null, granted: 0, refusals: [] };

/** What has to happen in the same transaction; false: it has happened before, and nothing else is to be done. */
export type Alongside = (em: EntityManager, account: Account) => Promise<boolean>;

export const invoiceKey = (invoiceId: string) => `invoice:${invoiceId}`;

/**
 * Brings the books in line with what Stripe says of a subscription: its state, and one credit for each paid year. The
 * webhook, the return from checkout, every synchronisation and the nightly reconcile all come here; twice, together or
 * in any order, the books end up the same.
 */
export async function settle(subscriptionId: string, context: SystemContext, alongside?: Alongside): Promise<Settlement> {
  const facts = await readFacts(subscriptionId, context);
  if (!facts) return NOTHING;
  const userId = await findCustomer(facts, context);
  const unknown = { ...NOTHING, refusals: facts.invoices.map(({ id }) => ({ invoiceId: id, reason: 'unknownCustomer' as const })) };
  if (userId === null) return unknown;
  const settlement = await withAccount(userId, context, async (em, account) => {
    if (alongside && !(await alongside(em, account))) return { ...NOTHING, userId };
    return applyFacts(facts, em, account, context);
  });
  return settlement ?? unknown;
}

/** Whose it is: by the customer, by the subscription where it is known, or else by what our server wrote into the checkout. */
async function findCustomer({ customerId, subscriptionId, metadata }: Facts, { read }: SystemContext): Promise<number | null> {
  const named = /^[0-9]{1,9}$/.test(metadata.userId ?? '') ? Number(metadata.userId) : null;
  const [user] = await read<{ id: number }>(
    `select id from "user"
     where stripe_customer_id = $1 or id = (select user_id from subscription where stripe_subscription_id = $3) or (id = $2 and stripe_customer_id is null)
     order by stripe_customer_id = $1 desc nulls last limit 1`,
    [customerId, named, subscriptionId],
  );
  return user?.id ?? null;
}

async function applyFacts(facts: Facts, em: EntityManager, account: Account, context: SystemContext): Promise<Settlement> {
  const known = await em.findOne(Subscription, { stripeSubscriptionId: facts.subscriptionId });
  const isNewer = !known || known.fetchedAt <= facts.askedAt;
  const subscription = known ?? em.create(Subscription, { ...stateOf(facts), user: account.userId, createdAt: facts.createdAt });
  if (isNewer) em.assign(subscription, stateOf(facts));
  await em.flush();
  const settlement: Settlement = { userId: account.userId, granted: 0, refusals: [] };
  for (const invoice of facts.invoices) {
    const reason = refusalOf(invoice, facts, context);
    if (reason) settlement.refusals.push({ invoiceId: invoice.id, reason });
    else settlement.granted += await grant(invoice, subscription, em, account, context);
  }
  if (isNewer) await remind(subscription, em, context);
  await em.flush();
  await em.execute(
    `update "user" set stripe_customer_id = coalesce(stripe_customer_id, ?), stripe_subscription_id = ?,
       has_active_subscription = exists (select 1 from subscription where user_id = ? and status in (?, ?, ?)), updated_at = now()
     where id = ?`,
    [facts.customerId, facts.subscriptionId, account.userId, ...STANDING, account.userId],
  );
  return settlement;
}

function stateOf(facts: Facts) {
  return {
    stripeSubscriptionId: facts.subscriptionId,
    stripeCustomerId: facts.customerId,
    stripePriceId: facts.priceId,
    status: facts.status,
    currentPeriodStart: facts.periodStart,
    currentPeriodEnd: facts.periodEnd,
    cancelAt: facts.cancelAt,
    creditsPerPeriod: facts.creditsPerPeriod,
    promoCode: facts.promoCode,
    fetchedAt: facts.askedAt,
  };
}

/** Only a year at the price that is on offer, or at the one that our own checkout sold, is worth a credit. */
function refusalOf({ reason, period }: PaidInvoice, { metadata }: Facts, { payments }: SystemContext): Refusal['reason'] | null {
  if (reason !== 'subscription_create' && reason !== 'subscription_cycle') return 'otherReason';
  const isOurs = period && (period.priceId === payments.priceId || period.priceId === metadata.priceId);
  return isOurs ? null : 'otherPrice';
}

/** Books the credits of a paid year; how many that were, 0 when they had been booked before. */
async function grant({ id, number, reason, period }: PaidInvoice, subscription: Subscription, em: EntityManager, account: Account, context: SystemContext) {
  if (!period) return 0;
  const { credits, end } = period;
  const isFirst = reason === 'subscription_create';
  const now = context.now();
  const isNew = await book(
    em,
    account,
    {
      type: isFirst ? CreditTransactionType.PURCHASE : CreditTransactionType.RENEWAL,
      amount: credits,
      description: number,
      sourceKey: invoiceKey(id),
      subscriptionId: subscription.id,
    },
    now,
  );
  if (!isNew) return 0;
  if (!subscription.paidUntil || subscription.paidUntil < end) subscription.paidUntil = end;
  if (isFirst) await context.jobs.sendMail({ template: 'purchase', userId: account.userId }, em);
  else await context.terms.renew(em, account, subscription, end, now);
  return credits;
}

/** Tells the operator once that a renewal could not be collected; the grace period of the listing counts from then. */
async function remind(subscription: Subscription, em: EntityManager, { jobs, now }: SystemContext): Promise<void> {
  if (subscription.status !== 'past_due') {
    subscription.remindedAt = null;
  } else if (!subscription.remindedAt) {
    subscription.remindedAt = now();
    await jobs.sendMail({ template: 'paymentFailed', userId: subscription.user.id, subscriptionId: subscription.id }, em);
  }
}
