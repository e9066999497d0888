import type { EntityManager } from '@mikro-orm/postgresql';
import type { SystemContext } from '../context.js';
import { CreditTransactionType } from './credit-transaction.entity.js';
import { type PaidInvoice, paidInvoice, subscriptionOf } from './facts.js';
import { type Account, book } from './ledger.service.js';
import { type Alongside, invoiceKey, settle } from './settle.service.js';
import { Subscription } from './subscription.entity.js';

/**
 * Takes back the credit of a payment that was returned in full: from the balance, or else from the listing that the
 * subscription backs, which then ends. A part that is returned is goodwill and changes nothing. False: nothing to do.
 */
export async function settleRefund(chargeId: string, context: SystemContext, alongside?: Alongside): Promise<boolean> {
  const { stripe } = context.payments;
  const charge = await stripe.charges.retrieve(chargeId);
  const payment = charge.payment_intent;
  if (!charge.refunded || !payment) return false;
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: typeof payment === 'string' ? payment : payment.id },
    limit: 1,
  });
  const reference = data[0]?.invoice;
  if (!reference) return false;
  const invoice = await stripe.invoices.retrieve(typeof reference === 'string' ? reference : reference.id);
  const subscriptionId = subscriptionOf(invoice);
  if (!subscriptionId || !invoice.id) return false;
  // First the grant, if it is still to come: a refund that is heard of before its payment must not be lost.
  await settle(subscriptionId, context);
  const returned = paidInvoice(invoice);
  let wasTaken = false;
  await settle(subscriptionId, context, async (em, account) => {
    if (alongside && !(await alongside(em, account))) return false;
    wasTaken = await takeBack(returned, subscriptionId, em, account, context);
    return true;
  });
  return wasTaken;
}

async function takeBack({ id: invoiceId, period }: PaidInvoice, stripeSubscriptionId: string, em: EntityManager, account: Account, context: SystemContext) {
  const [granted] = await em.execute<{ amount: number; description: string }[]>(
    'select amount, description from credit_transaction where source_key = ? and user_id = ?',
    [invoiceKey(invoiceId), account.userId],
  );
  const [taken] = await em.execute<object[]>('select 1 from credit_transaction where source_key = ?', [`refund:${invoiceId}`]);
  if (!granted || taken) return false;
  const now = context.now();
  const subscription = await em.findOneOrFail(Subscription, { stripeSubscriptionId });
  while (account.credits < granted.amount) {
    if (!(await context.terms.withdraw(em, account, subscription, now))) {
      context.log.warn({ invoiceId, userId: account.userId }, 'a refunded credit has been spent on a listing that lives by another: it cannot be taken back');
      return false;
    }
  }
  await book(
    em,
    account,
    {
      type: CreditTransactionType.REFUND,
      amount: -granted.amount,
      description: granted.description,
      sourceKey: `refund:${invoiceId}`,
      subscriptionId: subscription.id,
    },
    now,
  );
  // What was returned is not paid for: it backs no other listing.
  if (period && subscription.paidUntil && subscription.paidUntil <= period.end) subscription.paidUntil = period.start;
  return true;
}
