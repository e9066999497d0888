import type Stripe from 'stripe';
import type { InvoiceView, Overview, PortalView } from './billing.js';
import type { Change } from './change.js';
import { idOf } from './objects.js';
import { periodOf } from './subscriptions.js';

const LOCALES = ['de', 'en', 'hr'];
const EVENTS_SHOWN = 200;

/** Where the browser goes after a paid checkout. */
export function successUrl({ id, success_url: url }: Stripe.Checkout.Session): string {
  return (url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);
}

/** One of the pages' languages; German where Stripe would look at the browser. */
export function localeOf(locale: string | null): string {
  const language = locale?.slice(0, 2) ?? '';
  return LOCALES.includes(language) ? language : 'de';
}

/** The name of what has a price. */
export async function productOf(change: Change, { product }: Stripe.Price): Promise<string> {
  return (await change.get('product', idOf(product))).name;
}

/** A customer with everything that is theirs; null for one that was deleted. */
export async function customerView(change: Change, id: string): Promise<Omit<PortalView, 'id' | 'locale' | 'returnUrl'> | null> {
  const customer = await change.find('customer', id);
  if (!customer || 'deleted' in customer) return null;
  const methodId = idOf(customer.invoice_settings.default_payment_method);
  const card = methodId ? (await change.get('payment_method', methodId)).card : undefined;
  const subscriptions = [];
  for (const subscription of await change.all('subscription', { customer: id })) {
    const [item] = subscription.items.data;
    if (!item) continue;
    const end = periodOf(subscription).end;
    const cancelAt = subscription.ended_at ?? subscription.cancel_at ?? (subscription.cancel_at_period_end ? end : null);
    subscriptions.push({
      id: subscription.id,
      status: subscription.status,
      productName: await productOf(change, item.price),
      amount: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
      currency: subscription.currency,
      interval: item.price.recurring?.interval ?? 'year',
      periodEnd: dateOf(end),
      cancelAt: cancelAt === null ? null : dateOf(cancelAt),
    });
  }
  const invoices = [];
  for (const invoice of await change.all('invoice', { customer: id })) invoices.push(await invoiceView(change, invoice));
  return {
    email: customer.email ?? '',
    card: card ? { brand: card.brand, last4: card.last4, expiry: `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}` } : null,
    subscriptions: subscriptions.reverse(),
    invoices: invoices.reverse(),
  };
}

/** An invoice as its page shows it. */
export async function invoiceView(change: Change, invoice: Stripe.Invoice): Promise<InvoiceView> {
  const { key = '' } = await change.hidden(invoice.id);
  const [line] = invoice.lines.data;
  const price = await change.get('price', idOf(line?.pricing?.price_details?.price) ?? '');
  return {
    id: invoice.id,
    key,
    number: invoice.number ?? '',
    status: invoice.status ?? 'draft',
    email: invoice.customer_email ?? '',
    productName: await productOf(change, price),
    createdAt: dateOf(invoice.created),
    periodStart: dateOf(line?.period.start ?? invoice.period_start),
    periodEnd: dateOf(line?.period.end ?? invoice.period_end),
    subtotal: invoice.subtotal,
    discount: invoice.subtotal - invoice.total,
    total: invoice.total,
    currency: invoice.currency,
  };
}

/** The latest events. */
export async function eventViews({ client }: Change): Promise<Overview['events']> {
  const { rows } = await client.query<{ id: string; type: string; created: string; attempts: number; state: 'pending' | 'delivered' | 'failed' }>(
    `select id, type, created, attempts, state from sandbox.stripe_event order by sequence desc limit ${EVENTS_SHOWN}`,
  );
  return rows.map(({ created, ...event }) => ({ ...event, createdAt: dateOf(Number(created)) }));
}

function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}
