import type { EntityManager } from '@mikro-orm/postgresql';
import type Stripe from 'stripe';
import type { SystemContext } from '../context.js';
import { subscriptionOf } from './facts.js';
import { settleRefund } from './refund.service.js';
import { settle } from './settle.service.js';

/**
 * Takes an event of Stripe's. It says only what to look at: what is true now is asked for, so that late, repeated and
 * shuffled events do no harm. The event is noted as seen in the transaction of its effects; what throws is delivered again.
 */
export async function handleEvent(event: Stripe.Event, context: SystemContext): Promise<void> {
  if (await wasSeen(event, context)) return;
  let isNoted = false;
  const alongside = async (em: EntityManager) => {
    isNoted = true;
    return note(event, em);
  };
  if (event.type === 'charge.refunded') {
    await settleRefund(event.data.object.id, context, alongside);
  } else {
    const subscriptionId = subjectOf(event);
    if (subscriptionId) {
      const { userId, refusals } = await settle(subscriptionId, context, alongside);
      if (userId === null || refusals.length > 0) context.log.warn({ event: event.id, subscriptionId, userId, refusals }, 'Stripe tells of payments that bring no credit');
    }
  }
  // Nothing of ours changes with it: noted alone, and not looked at again.
  if (!isNoted) await note(event, context.em.fork());
}

/** The subscription that an event is about; null for an event that does not concern one. */
function subjectOf(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed': {
      const { subscription } = event.data.object;
      return typeof subscription === 'object' ? (subscription?.id ?? null) : subscription;
    }
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return subscriptionOf(event.data.object);
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return event.data.object.id;
    default:
      return null;
  }
}

async function wasSeen({ id }: Stripe.Event, { read }: SystemContext): Promise<boolean> {
  return (await read('select 1 from stripe_event where id = $1', [id])).length > 0;
}

/** False when it stands there already. */
async function note({ id, type }: Stripe.Event, em: EntityManager): Promise<boolean> {
  const rows = await em.execute<object[]>('insert into stripe_event (id, type) values (?, ?) on conflict do nothing returning id', [id, type]);
  return rows.length > 0;
}

/** Stripe repeats an event for three days at most: what is older need not be remembered. Run every night. */
export async function forgetOldEvents({ read }: Pick<SystemContext, 'read'>): Promise<void> {
  await read(`delete from stripe_event where created_at < now() - interval '60 days'`);
}
