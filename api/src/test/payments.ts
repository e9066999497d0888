import Stripe from 'stripe';
import { expect } from 'vitest';
import { startStripeSandbox, type StripeSandbox } from '../../sandbox/stripe/sandbox.js';
import { createSystemContext, type SystemContext } from '../context.js';
import { Hotel } from '../hotels/hotel.entity.js';
import type { Mailer } from '../mail/mailer.js';
import type { Patience } from '../server.js';
import type { User } from '../viewer/user.entity.js';
import type { WebhookSettings } from '../webhooks/webhook.settings.js';
import { startTestApp, type TestApp } from './app.js';
import { Browser } from './browser.js';
import { type Cable, layCable } from './cable.js';
import { createTestDatabase } from './database.js';
import { createHotel } from './factories.js';

export const CARD = { number: '4242424242424242', expiry: '12/49', cvc: '123', name: 'Mara Muster' };
/** Pays at the checkout and is declined at every renewal. */
export const CARD_DECLINED_LATER = { ...CARD, number: '4000000000000341' };
const DAY = 24 * 60 * 60 * 1000;

/** The application with a Stripe of its own that tells it nothing by itself. */
export interface PaidApp extends TestApp {
  stripe: StripeSandbox;
  /** Between the application and its database, not between Stripe and its own. */
  cable: Cable;
  context(): SystemContext;
  /** An operator who has just signed in. */
  signIn(): Promise<Operator>;
}

export interface Operator extends Browser {
  user: Pick<User, 'id' | 'email'>;
}

interface Options {
  deliversEvents?: boolean;
  environment?: Record<string, string>;
  mailer?: Mailer;
  webhooks?: Partial<WebhookSettings>;
  patience?: Partial<Patience>;
}

export async function startPaidApp({ deliversEvents = false, environment = {}, mailer, webhooks, patience }: Options = {}): Promise<PaidApp> {
  const { url: databaseUrl, drop } = await createTestDatabase();
  const stripe = await startStripeSandbox({ databaseUrl, publicUrl: 'http://localhost', deliversEvents });
  const cable = await layCable(databaseUrl);
  const app = await startTestApp({ ...stripe.settings, ...environment }, { databaseUrl: cable.url, mailer, webhooks, patience, now: () => stripe.clock.now() });
  stripe.setWebhookUrl(`${app.url}/api/stripe/webhook`);
  let count = 0;
  return {
    ...app,
    stripe,
    cable,
    context: () => createSystemContext(app),
    async signIn() {
      count += 1;
      // So many accounts are not registered from one address.
      await app.database.read('delete from rate_limit');
      const browser = new Browser(app);
      const input = { email: `host-${count}@example.org`, password: 'kamen-i-more-7', confirmPassword: 'kamen-i-more-7', phone: '+385 21 1' };
      const response = await browser.send('POST', '/api/auth/register', input);
      const user = (await response.json()) as { id: string; email: string };
      return Object.assign(browser, { user: { id: Number(user.id), email: user.email } });
    },
    async stop() {
      await app.stop();
      await stripe.stop();
      await cable.stop();
      await drop();
    },
  };
}

/** Begins a checkout and gives back its session's id. */
export async function beginCheckout(operator: Operator, { stripe }: PaidApp): Promise<string> {
  const response = await operator.send('POST', '/api/stripe/create-checkout-session', { priceId: stripe.settings.STRIPE_PRICE_ID });
  expect(response.status).toBe(200);
  const { checkoutUrl } = (await response.json()) as { checkoutUrl: string };
  return /cs_[^/?]+/.exec(checkoutUrl)?.[0] ?? '';
}

/** Buys one credit as far as the operator and Stripe are concerned; the application has yet to hear of it. */
export async function pay(operator: Operator, app: PaidApp, card = CARD): Promise<string> {
  const session = await beginCheckout(operator, app);
  expect(await app.stripe.billing.pay(session, card)).toMatchObject({ kind: 'paid' });
  return session;
}

/** Buys one credit, and the application knows. */
export async function buy(operator: Operator, app: PaidApp): Promise<void> {
  const response = await operator.send('POST', '/api/stripe/sync-checkout', { sessionId: await pay(operator, app) });
  expect(await response.json()).toEqual({ success: true, creditsAdded: 1 });
}

/** A listing whose paid term is over: switching it on costs a credit. */
export function createEndedHotel(owner: Operator, app: PaidApp): Promise<Hotel> {
  const paidUntil = new Date(app.stripe.clock.now().getTime() - 1000);
  return createHotel(app, { owner: owner.user as User, isActive: false, paidUntil });
}

/** Delivers all events that are waiting, the newest first when asked to; each must be taken. */
export async function deliverAll({ stripe }: PaidApp, order: (ids: string[]) => string[] = (ids) => ids): Promise<void> {
  for (const id of order((await stripe.events.pending()).map((event) => event.id))) expect(await stripe.events.deliver(id)).toBe(200);
}

/** The events that Stripe has made since it had made so many, the oldest first. */
export async function eventsSince(count: number, { stripe }: PaidApp) {
  return (await stripe.events.all()).slice(count);
}

/** Posts an event as Stripe does; what is wrong with the signature is for the test to say. */
export function postEvent(body: string, app: PaidApp, signature = signatureOf(body, app)): Promise<Response> {
  return fetch(`${app.url}/api/stripe/webhook`, { method: 'POST', headers: { 'content-type': 'application/json', 'stripe-signature': signature }, body });
}

/** Stripe's signature of a body, made now unless said otherwise (in seconds). */
export function signatureOf(payload: string, { stripe }: PaidApp, { secret = stripe.settings.STRIPE_WEBHOOK_SECRET, timestamp = Math.floor(Date.now() / 1000) } = {}): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

/** Moves Stripe's clock, and with it the application's, so many days ahead. */
export function daysLater(days: number, { stripe }: PaidApp, eachDay?: () => Promise<void>): Promise<void> {
  return stripe.clock.advance(new Date(stripe.clock.now().getTime() + days * DAY), eachDay);
}

/** The operator's subscriptions at Stripe, the oldest first. */
export async function subscriptionsOf({ user }: Operator, { database, payments }: PaidApp): Promise<Stripe.Subscription[]> {
  const [row] = await database.read<{ customer: string }>('select stripe_customer_id as customer from "user" where id = $1', [user.id]);
  const { data } = await payments.stripe.subscriptions.list({ customer: row?.customer ?? '', status: 'all', limit: 100 });
  return data.reverse();
}

/** The kinds of mail that were put into the queue for an operator, in the alphabet's order. */
export async function mailsTo({ user }: Operator, { database }: TestApp): Promise<string[]> {
  const rows = await database.read<{ template: string }>(
    `select data ->> 'template' as template from pgboss.job where name = 'mail' and data ->> 'userId' = $1 and data ->> 'template' <> 'welcome' order by 1`,
    [String(user.id)],
  );
  return rows.map(({ template }) => template);
}

/** What must hold at any time: each balance is the sum of its ledger and not negative, and no paid year was granted twice. */
export async function expectBooksInOrder({ read }: TestApp['database']): Promise<void> {
  const balances = await read(
    `select u.id, u.credits, coalesce(sum(t.amount), 0)::integer as sum from "user" u left join credit_transaction t on t.user_id = u.id
     group by u.id having u.credits < 0 or u.credits <> coalesce(sum(t.amount), 0)`,
  );
  const grants = await read(
    `select source_key, count(*) from credit_transaction where type in ('purchase', 'renewal') group by source_key having count(*) > 1 or source_key is null`,
  );
  expect({ balances, grants }).toEqual({ balances: [], grants: [] });
}

/** The lines of an operator's ledger, the oldest first, as `type amount`. */
export async function ledgerOf(operator: Operator, { database }: TestApp): Promise<string[]> {
  const rows = await database.read<{ line: string }>(
    `select concat_ws(' ', type, amount) as line from credit_transaction where user_id = $1 order by id`,
    [operator.user.id],
  );
  return rows.map(({ line }) => line);
}
