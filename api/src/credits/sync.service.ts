import type { Context } from '../context.js';
import { AppError } from '../errors.js';
import { requireViewer } from '../viewer/viewer.service.js';
import type { CheckoutSync } from './credit.types.js';
import { settle } from './settle.service.js';
import { ask, isMissing } from './stripe.js';

/** The return from checkout: looks at once whether it has been paid, whatever the webhook does meanwhile. */
export async function syncCheckout(sessionId: string, context: Context): Promise<CheckoutSync> {
  const user = await requireViewer(context);
  await context.limits.consume('payments', String(user.id));
  const session = await ask(context, 'syncFailed', () => findSession(sessionId, context));
  if (!session) throw new AppError('NOT_FOUND', 'checkoutNotFound', { fields: { sessionId: { key: 'checkoutNotFound' } } });
  if (session.client_reference_id !== String(user.id)) throw new AppError('FORBIDDEN', 'checkoutOfAnother');
  const subscription = typeof session.subscription === 'string' ? session.subscription : session.subscription?.id;
  const isPaid = session.status === 'complete' && session.payment_status !== 'unpaid';
  if (!isPaid || !subscription) return { success: false, creditsAdded: 0, viewer: user };
  const { granted, refusals, userId } = await ask(context, 'syncFailed', () => settle(subscription, context));
  const success = userId === user.id && refusals.length === 0;
  return { success, creditsAdded: granted, viewer: await fresh(context) };
}

async function findSession(id: string, { payments: { stripe } }: Context) {
  // What is no session's name is not sent anywhere.
  if (!/^cs_[A-Za-z0-9_]{1,200}$/.test(id)) return null;
  try {
    return await stripe.checkout.sessions.retrieve(id);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Looks at every subscription of the operator, when asked to. */
export async function forceSyncCredits(context: Context) {
  const { id, stripeCustomerId: customer } = await requireViewer(context);
  await context.limits.consume('payments', String(id));
  if (customer) {
    await ask(context, 'forceSyncFailed', async () => {
      const subscriptions = context.payments.stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
      for await (const subscription of subscriptions) await settle(subscription.id, context);
    });
  }
  return fresh(context);
}

/** As the database has it after what was booked beside the entities. */
async function fresh(context: Context) {
  context.em.clear();
  return requireViewer(context);
}
