import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { Context } from '../context.js';
import { AppError } from '../errors.js';
import { checkInput } from '../rules.js';
import { pageUrl } from '../site.js';
import type { User } from '../viewer/user.entity.js';
import { requireViewer } from '../viewer/viewer.service.js';
import { checkoutRules } from './credit.rules.js';
import type { CheckoutSession } from './credit.types.js';
import { ask, isMissing } from './stripe.js';

interface CheckoutInput {
  priceId: string;
  promoCode?: string | null;
}

/** A session must be open for so long yet, or another one is begun. */
const MARGIN_SECONDS = 10 * 60;
/** Checkouts that came to an end without this process having heard of it: more than a few are a fault. */
const MOST_ENDED = 10;

/** Begins a checkout, or comes back to the one that is open: a double click buys once. */
export async function createCheckoutSession(input: CheckoutInput, context: Context): Promise<CheckoutSession> {
  const { priceId, promoCode } = checkInput(checkoutRules, input);
  const { payments } = context;
  if (priceId !== payments.priceId) throw new AppError('INVALID', 'priceUnknown', { fields: { 'input.priceId': { key: 'priceUnknown' } } });
  const user = await requireViewer(context);
  await context.limits.consume('payments', String(user.id));
  return ask(context, 'checkoutFailed', async () => {
    const promotion = promoCode ? await findPromotion(promoCode, context) : null;
    const begin = async (former?: string) => {
      const customer = await ensureCustomer(user, context, former);
      return { checkoutUrl: await openSession(parametersOf(user, customer, promotion, context), user, context) };
    };
    return begin().catch((error: unknown) => {
      // Deleted at Stripe, by hand: the account becomes a new customer there.
      if (isMissing(error) && user.stripeCustomerId) return begin(user.stripeCustomerId);
      throw error;
    });
  });
}

/** The customer at Stripe that an account is, in place of a former one that is gone; the same one however many requests ask at once. */
async function ensureCustomer(user: User, { payments: { stripe }, read, language }: Context, former?: string): Promise<string> {
  if (user.stripeCustomerId && user.stripeCustomerId !== former) return user.stripeCustomerId;
  const name = user.companyName ?? undefined;
  const customer = await stripe.customers.create(
    { email: user.email, name, preferred_locales: [language], metadata: { userId: String(user.id) } },
    { idempotencyKey: keyOf('customer', user.id, user.createdAt, user.email, name, language, former) },
  );
  const [row] = await read<{ id: string }>(
    `update "user" set stripe_customer_id = coalesce(nullif(stripe_customer_id, $3), $2) where id = $1 returning stripe_customer_id as id`,
    [user.id, customer.id, former ?? ''],
  );
  return row?.id ?? customer.id;
}

async function findPromotion(code: string, { payments: { stripe } }: Context): Promise<string> {
  const { data } = await stripe.promotionCodes.list({ code, active: true, limit: 1 });
  const [found] = data;
  if (!found) throw new AppError('INVALID', 'promoCodeUnknown', { fields: { 'input.promoCode': { key: 'promoCodeUnknown' } } });
  return found.id;
}

function parametersOf(user: User, customer: string, promotion: string | null, { payments, language, site }: Context) {
  const metadata = { userId: String(user.id), priceId: payments.priceId };
  const page = pageUrl(site, language, '/credits');
  return {
    mode: 'subscription',
    customer,
    client_reference_id: String(user.id),
    line_items: [{ price: payments.priceId, quantity: 1 }],
    metadata,
    subscription_data: { metadata },
    locale: language,
    success_url: `${page}?success=true&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${page}?canceled=true`,
    // Stripe takes the one or the other.
    ...(promotion ? { discounts: [{ promotion_code: promotion }] } : { allow_promotion_codes: true }),
  } satisfies Stripe.Checkout.SessionCreateParams;
}

/**
 * The same wish has the same key, so Stripe answers it with the same session. Once that has been paid or has run out,
 * counting on makes the next one another wish.
 */
async function openSession(parameters: Stripe.Checkout.SessionCreateParams, user: User, context: Context): Promise<string> {
  const { stripe } = context.payments;
  const open = context.now().getTime() / 1000 + MARGIN_SECONDS;
  for (let count = user.checkoutCount; count < user.checkoutCount + MOST_ENDED; count += 1) {
    const session = await stripe.checkout.sessions
      .create(parameters, { idempotencyKey: keyOf('checkout', user.id, user.createdAt, count, parameters) })
      .then(({ id }) => stripe.checkout.sessions.retrieve(id));
    if (session.status === 'open' && session.url && session.expires_at > open) return session.url;
    await context.read('update "user" set checkout_count = $2 where id = $1 and checkout_count < $2', [user.id, count + 1]);
  }
  throw new AppError('UNAVAILABLE', 'checkoutFailed');
}

function keyOf(kind: string, ...parts: unknown[]): string {
  return `${kind}-${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
}

/** Opens Stripe's portal: invoices, card, cancelling. */
export async function createPortalSession(context: Context): Promise<{ url: string }> {
  const user = await requireViewer(context);
  const customer = user.stripeCustomerId;
  if (!customer) throw new AppError('NOT_FOUND', 'noSubscription');
  await context.limits.consume('payments', String(user.id));
  const { payments, language, site } = context;
  const returnUrl = pageUrl(site, language, '/credits');
  return ask(context, 'portalFailed', async () => {
    const { url } = await payments.stripe.billingPortal.sessions.create({ customer, locale: language, return_url: returnUrl });
    return { url };
  });
}

/** Where one's invoice can be read at Stripe. Its address runs out, so it is asked for when it is wanted. */
export async function findInvoiceUrl(transactionId: number, context: Context): Promise<string> {
  const [line] = await context.read<{ sourceKey: string | null }>(
    `select source_key as "sourceKey" from credit_transaction where id = $1 and user_id = $2`,
    [transactionId, context.viewer?.id],
  );
  const invoiceId = /^(?:invoice|refund):(.+)$/.exec(line?.sourceKey ?? '')?.[1];
  if (!invoiceId) throw new AppError('NOT_FOUND', 'invoiceNotFound');
  await context.limits.consume('payments', String(context.viewer?.id));
  return ask(context, 'invoiceFailed', async () => {
    const invoice = await context.payments.stripe.invoices.retrieve(invoiceId).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (!invoice?.hosted_invoice_url) throw new AppError('NOT_FOUND', 'invoiceNotFound');
    return invoice.hosted_invoice_url;
  });
}
