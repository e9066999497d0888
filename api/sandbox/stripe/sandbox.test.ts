import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../src/test/database.js';
import type { Card } from './billing.js';
import { periodEnd } from './calendar.js';
import { idOf } from './objects.js';
import { startStripeSandbox, type StripeSandbox } from './sandbox.js';

const DAY = 24 * 60 * 60 * 1000;

let database: TestDatabase;
let sandbox: StripeSandbox;
let stripe: Stripe;

beforeAll(async () => {
  database = await createTestDatabase();
  await start();
});

afterAll(async () => {
  await sandbox.stop();
  await database.drop();
});

async function start(): Promise<void> {
  sandbox = await startStripeSandbox({ databaseUrl: database.url, publicUrl: 'https://obala.test', deliversEvents: false });
  stripe = client(sandbox.settings.STRIPE_SECRET_KEY);
}

function client(key: string): Stripe {
  const { hostname, port } = new URL(sandbox.apiBase);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, timeout: 2000 });
}

function card(number: string, more: Partial<Card> = {}): Card {
  return { number, expiry: '12 / 49', cvc: '123', name: 'Ada Muster', ...more };
}

async function checkoutFor(customer: string, more: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: '7',
    line_items: [{ price: sandbox.settings.STRIPE_PRICE_ID, quantity: 1 }],
    allow_promotion_codes: true,
    metadata: { userId: '7' },
    subscription_data: { metadata: { userId: '7' } },
    success_url: 'https://obala.test/credits?success=true&session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://obala.test/credits',
    locale: 'de',
    ...more,
  });
}

async function newCustomer(): Promise<string> {
  return (await stripe.customers.create({ email: 'ada@obala.test', name: 'Ada Muster' })).id;
}

/** Somebody who has bought one subscription. */
async function buyer(number = '4242424242424242') {
  const customer = await newCustomer();
  const { id } = await checkoutFor(customer);
  expect(await sandbox.billing.pay(id, card(number))).toMatchObject({ kind: 'paid' });
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ['subscription', 'invoice'] });
  return { customer, session, subscription: session.subscription as Stripe.Subscription, invoice: session.invoice as Stripe.Invoice };
}

/** The types of the events since a moment of the test. */
async function typesSince(count: number): Promise<string[]> {
  return (await sandbox.events.all()).slice(count).map(({ type }) => type);
}

async function eventCount(): Promise<number> {
  return (await sandbox.events.all()).length;
}

async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error('It was not refused.');
  return error;
}

describe('checkout', () => {
  test('a good card pays: session, subscription, invoice, payment and charge belong together', async () => {
    const before = await eventCount();
    const { customer, session, subscription, invoice } = await buyer();
    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', amount_total: 18_900, url: null, client_reference_id: '7', customer });
    expect(subscription).toMatchObject({ status: 'active', metadata: { userId: '7' }, latest_invoice: invoice.id });
    expect(subscription).not.toHaveProperty('current_period_end');
    const [item] = subscription.items.data;
    expect(item?.price.id).toBe(sandbox.settings.STRIPE_PRICE_ID);
    const ends = new Date((item?.current_period_start ?? 0) * 1000);
    ends.setUTCFullYear(ends.getUTCFullYear() + 1);
    expect(item?.current_period_end).toBe(ends.getTime() / 1000);
    expect(invoice).toMatchObject({ status: 'paid', billing_reason: 'subscription_create', total: 18_900, amount_paid: 18_900, customer });
    expect(invoice.parent?.subscription_details).toEqual({ subscription: subscription.id, metadata: { userId: '7' } });
    expect(invoice.lines.data[0]).toMatchObject({
      amount: 18_900,
      parent: { subscription_item_details: { subscription: subscription.id, subscription_item: item?.id } },
      pricing: { price_details: { price: sandbox.settings.STRIPE_PRICE_ID } },
    });
    expect(invoice.hosted_invoice_url).toMatch(/^https:\/\/obala\.test\/sandbox\/stripe\/invoice\//);
    const { data: payments } = await stripe.invoicePayments.list({ invoice: invoice.id });
    const intent = await stripe.paymentIntents.retrieve(idOf(payments[0]?.payment.payment_intent) ?? '', { expand: ['latest_charge'] });
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 18_900, latest_charge: { paid: true, payment_method_details: { card: { last4: '4242' } } } });
    const back = await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent.id } });
    expect(back.data.map((payment) => payment.invoice)).toEqual([invoice.id]);
    expect(await typesSince(before)).toEqual([
      'customer.created',
      'payment_method.attached',
      'customer.updated',
      'invoice.created',
      'invoice.finalized',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.created',
      'checkout.session.completed',
    ]);
  });

  test.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000000069', 'expired_card'],
    ['4242424242424241', 'incorrect_number'],
  ])('the card %s is declined with %s, and another one may be tried', async (number, code) => {
    const { id } = await checkoutFor(await newCustomer());
    expect(await sandbox.billing.pay(id, card(number))).toEqual({ kind: 'declined', code });
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open', payment_status: 'unpaid', subscription: null });
    expect(await sandbox.billing.pay(id, card('4242 4242 4242 4242'))).toEqual({
      kind: 'paid',
      url: `https://obala.test/credits?success=true&session_id=${id}`,
    });
  });

  test('a bank that asks first: refused, then given', async () => {
    const { id } = await checkoutFor(await newCustomer());
    expect(await sandbox.billing.pay(id, card('4000002500003155'))).toEqual({ kind: 'confirmation' });
    expect(await sandbox.billing.checkout(id)).toMatchObject({ needsConfirmation: true, status: 'open' });
    expect(await sandbox.billing.confirm(id, false)).toMatchObject({ kind: 'declined' });
    await sandbox.billing.pay(id, card('4000002500003155'));
    expect(await sandbox.billing.confirm(id, true)).toMatchObject({ kind: 'paid' });
    expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
  });

  test.each([
    { number: '4000000000000713', event: 'checkout.session.async_payment_succeeded', session: 'paid', invoice: 'paid', subscription: 'active' },
    { number: '4000000000000721', event: 'checkout.session.async_payment_failed', session: 'unpaid', invoice: 'open', subscription: 'past_due' },
  ])('money that takes a while: $event', async ({ number, event, ...expected }) => {
    const { session, subscription, invoice } = await buyer(number);
    expect([session.status, session.payment_status, invoice.status]).toEqual(['complete', 'unpaid', 'open']);
    const before = await eventCount();
    await sandbox.clock.advance(new Date(sandbox.clock.now().getTime() + 2 * 60 * 1000));
    expect(await typesSince(before)).toContain(event);
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe(expected.session);
    expect((await stripe.invoices.retrieve(invoice.id)).status).toBe(expected.invoice);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe(expected.subscription);
  });

  test('a promotion code lowers the first invoice only; a free one needs no card and has no payment', async () => {
    const { id } = await checkoutFor(await newCustomer());
    expect(await sandbox.billing.setPromotionCode(id, 'NO-SUCH-CODE')).toBe(false);
    expect(await sandbox.billing.setPromotionCode(id, 'saison20')).toBe(true);
    expect(await sandbox.billing.checkout(id)).toMatchObject({ subtotal: 18_900, discount: 3780, total: 15_120, promotionCode: 'SAISON20' });
    expect(await sandbox.billing.setPromotionCode(id, 'WILLKOMMEN')).toBe(true);
    expect(await sandbox.billing.pay(id, null)).toMatchObject({ kind: 'paid' });
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['invoice.discounts.promotion_code', 'subscription'] });
    expect(session).toMatchObject({ payment_status: 'no_payment_required', amount_total: 0, total_details: { amount_discount: 18_900 } });
    expect(session.invoice).toMatchObject({ status: 'paid', total: 0, discounts: [{ promotion_code: { code: 'WILLKOMMEN', times_redeemed: 1 } }] });
    expect(session.subscription).toMatchObject({ status: 'active', discounts: [] });
    expect((await stripe.invoicePayments.list({ invoice: (session.invoice as Stripe.Invoice).id })).data).toEqual([]);
  });

  test('expires after a day', async () => {
    const { id } = await checkoutFor(await newCustomer());
    await sandbox.clock.advance(new Date(sandbox.clock.now().getTime() + DAY));
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired', url: null });
    expect(await sandbox.billing.pay(id, card('4242424242424242'))).toMatchObject({ kind: 'declined' });
    expect(await refusal(stripe.checkout.sessions.expire(id))).toMatchObject({ statusCode: 400 });
  });
});

describe('the API', () => {
  test('refuses what Stripe refuses', async () => {
    const customer = await newCustomer();
    const unknown = { email: 'ada@obala.test', shoe_size: '42' };
    expect(await refusal(stripe.customers.create(unknown))).toMatchObject({
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'shoe_size',
      message: 'Received unknown parameter: shoe_size',
      type: 'StripeInvalidRequestError',
    });
    expect(await refusal(checkoutFor(customer, { line_items: undefined }))).toMatchObject({ code: 'parameter_missing', param: 'line_items' });
    expect(await refusal(checkoutFor('cus_nobody'))).toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'customer' });
    expect(await refusal(stripe.subscriptions.retrieve('sub_none'))).toMatchObject({ statusCode: 404, code: 'resource_missing' });
    expect(await refusal(stripe.invoices.list({ limit: 101 }))).toMatchObject({ statusCode: 400, param: 'limit' });
    expect(await refusal(stripe.customers.retrieve(customer, { expand: ['email'] }))).toMatchObject({ statusCode: 400 });
    expect(await refusal(client('sk_test_other').customers.list())).toMatchObject({ statusCode: 401, type: 'StripeAuthenticationError' });
  });

  test('a key repeats the first answer, and refuses another request', async () => {
    const first = await stripe.customers.create({ email: 'once@obala.test' }, { idempotencyKey: 'once' });
    const again = await stripe.customers.create({ email: 'once@obala.test' }, { idempotencyKey: 'once' });
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(again.lastResponse.requestId).toMatch(/^req_/);
    expect((await stripe.customers.list({ email: 'once@obala.test' })).data).toHaveLength(1);
    expect(await refusal(stripe.customers.create({ email: 'two@obala.test' }, { idempotencyKey: 'once' }))).toMatchObject({ type: 'StripeIdempotencyError' });
    const keys = Array.from({ length: 5 }, () => stripe.customers.create({ email: 'race@obala.test' }, { idempotencyKey: 'race' }));
    expect(new Set((await Promise.all(keys)).map(({ id }) => id)).size).toBe(1);
  });

  test('lists in pages, the newest first, forwards and backwards', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.unshift((await stripe.customers.create({ email: 'page@obala.test' })).id);
    const walked: string[] = [];
    for await (const customer of stripe.customers.list({ email: 'page@obala.test', limit: 2 })) walked.push(customer.id);
    expect(walked).toEqual(ids);
    const previous = await stripe.customers.list({ email: 'page@obala.test', limit: 2, ending_before: ids[3] });
    expect(previous).toMatchObject({ has_more: true, data: [{ id: ids[1] }, { id: ids[2] }] });
    const none = await stripe.customers.list({ email: 'page@obala.test', created: { gt: Math.ceil(sandbox.clock.now().getTime() / 1000) } });
    expect(none.data).toEqual([]);
  });

  test('faults: no answer, a closed connection, an error', async () => {
    sandbox.setFault('hang');
    expect(await refusal(stripe.customers.list({}, { timeout: 200 }))).toMatchObject({ type: 'StripeConnectionError' });
    sandbox.setFault('down');
    expect(await refusal(stripe.customers.list())).toMatchObject({ type: 'StripeConnectionError' });
    sandbox.setFault('error');
    expect(await refusal(stripe.customers.create({ email: 'fault@obala.test' }, { idempotencyKey: 'fault' }))).toMatchObject({ statusCode: 500 });
    sandbox.setFault('none');
    expect(await stripe.customers.create({ email: 'fault@obala.test' }, { idempotencyKey: 'fault' })).toMatchObject({ email: 'fault@obala.test' });
  });

  test('metadata is merged, a deleted customer is remembered as such', async () => {
    const { id } = await stripe.customers.create({ metadata: { a: '1', b: '2' } });
    expect((await stripe.customers.update(id, { metadata: { a: '', c: '3' } })).metadata).toEqual({ b: '2', c: '3' });
    await stripe.customers.del(id);
    expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
    expect(await refusal(stripe.customers.update(id, { name: 'x' }))).toMatchObject({ statusCode: 404 });
  });

  test('a refund is known to its charge; more than was paid is refused', async () => {
    const { customer } = await buyer();
    const [charge] = (await stripe.charges.list({ customer })).data;
    const before = await eventCount();
    await stripe.refunds.create({ payment_intent: idOf(charge?.payment_intent) ?? '', amount: 900 });
    expect(await stripe.charges.retrieve(charge?.id ?? '')).toMatchObject({ amount_refunded: 900, refunded: false });
    await stripe.refunds.create({ charge: charge?.id });
    expect(await stripe.charges.retrieve(charge?.id ?? '')).toMatchObject({ amount_refunded: 18_900, refunded: true });
    expect(await typesSince(before)).toEqual(['refund.created', 'charge.refunded', 'refund.created', 'charge.refunded']);
    expect(await refusal(stripe.refunds.create({ charge: charge?.id }))).toMatchObject({ code: 'charge_already_refunded' });
  });
});

test('the application cancels, takes it back, moves to another price and ends a subscription', async () => {
  const { customer, subscription } = await buyer();
  const end = subscription.items.data[0]?.current_period_end;
  const before = await eventCount();
  const cancelled = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  expect(cancelled).toMatchObject({ status: 'active', cancel_at_period_end: true, cancel_at: end });
  expect(await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
  const price = await stripe.prices.create({ currency: 'eur', unit_amount: 29_900, recurring: { interval: 'year' }, product_data: { name: 'Other' } });
  const items = [{ id: subscription.items.data[0]?.id, price: price.id }];
  expect((await stripe.subscriptions.update(subscription.id, { items })).items.data[0]?.price).toMatchObject({ id: price.id, unit_amount: 29_900 });
  expect(await stripe.subscriptions.cancel(subscription.id)).toMatchObject({ status: 'canceled' });
  expect(await refusal(stripe.subscriptions.cancel(subscription.id))).toMatchObject({ statusCode: 404 });
  expect(await refusal(stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }))).toMatchObject({ statusCode: 400 });
  expect(await typesSince(before)).toEqual([
    'customer.subscription.updated',
    'customer.subscription.updated',
    'price.created',
    'customer.subscription.updated',
    'customer.subscription.deleted',
  ]);
  const last = (await sandbox.events.all()).at(-1);
  expect(JSON.parse(last?.body ?? '')).toMatchObject({ data: { object: { id: subscription.id, customer } } });
});

test.each([
  { anchor: '2028-02-29T10:00:00Z', interval: 'year', starts: '2028-02-29T10:00:00Z', ends: '2029-02-28T10:00:00Z' },
  { anchor: '2028-02-29T10:00:00Z', interval: 'year', starts: '2031-02-28T10:00:00Z', ends: '2032-02-29T10:00:00Z' },
  { anchor: '2027-01-31T10:00:00Z', interval: 'month', starts: '2027-02-28T10:00:00Z', ends: '2027-03-31T10:00:00Z' },
])('a $interval from $starts ends on $ends', ({ anchor, interval, starts, ends }) => {
  const [from, start] = [anchor, starts].map((moment) => Date.parse(moment) / 1000);
  expect(periodEnd(from ?? 0, start ?? 0, { interval, interval_count: 1 })).toBe(Date.parse(ends) / 1000);
});

describe('the clock', () => {
  test('three years: renewed, renewed, cancelled for the end and over', async () => {
    const { customer, subscription } = await buyer();
    const start = sandbox.clock.now();
    const inYears = (years: number, days: number) => new Date(Date.UTC(start.getUTCFullYear() + years, start.getUTCMonth(), start.getUTCDate() + days));
    let days = 0;
    await sandbox.clock.advance(inYears(2, 2), async () => {
      days += 1;
    });
    expect(days).toBeGreaterThanOrEqual(730);
    const invoices = await stripe.invoices.list({ subscription: subscription.id });
    expect(invoices.data.map((invoice) => [invoice.billing_reason, invoice.status])).toEqual([
      ['subscription_cycle', 'paid'],
      ['subscription_cycle', 'paid'],
      ['subscription_create', 'paid'],
    ]);
    const portal = await stripe.billingPortal.sessions.create({ customer, return_url: 'https://obala.test/dashboard' });
    await sandbox.billing.cancelAtPeriodEnd(portal.id, subscription.id);
    const cancelled = await stripe.subscriptions.retrieve(subscription.id);
    expect(cancelled).toMatchObject({ status: 'active', cancel_at_period_end: false, cancel_at: cancelled.items.data[0]?.current_period_end });
    const before = await eventCount();
    await sandbox.clock.advance(inYears(3, 2));
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'canceled', ended_at: cancelled.cancel_at });
    expect(await typesSince(before)).toContain('customer.subscription.deleted');
    expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
  });

  test('a card that fails at the renewal: past due, retried, recovered with another card', async () => {
    const { customer, subscription } = await buyer('4000000000000341');
    const end = new Date((subscription.items.data[0]?.current_period_end ?? 0) * 1000);
    await sandbox.clock.advance(new Date(end.getTime() + 4 * DAY));
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
    const [open] = (await stripe.invoices.list({ subscription: subscription.id, status: 'open' })).data;
    expect(open).toMatchObject({ attempt_count: 2, next_payment_attempt: end.getTime() / 1000 + 8 * 24 * 60 * 60 });
    const portal = await stripe.billingPortal.sessions.create({ customer });
    expect(await sandbox.billing.setCard(portal.id, card('4242424242424242'))).toMatchObject({ kind: 'paid' });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    expect((await stripe.invoices.retrieve(open?.id ?? '')).status).toBe('paid');
  });

  test('a card that keeps failing ends the subscription after the last try', async () => {
    const { subscription } = await buyer('4000000000000341');
    const end = (subscription.items.data[0]?.current_period_end ?? 0) * 1000;
    const before = await eventCount();
    await sandbox.clock.advance(new Date(end + 16 * DAY));
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } });
    const own = (await sandbox.events.all()).slice(before).filter(({ body }) => body.includes(subscription.id));
    expect(own.filter(({ type }) => type === 'invoice.payment_failed')).toHaveLength(4);
  });
});

test('the state outlives a restart', async () => {
  const { subscription } = await buyer();
  const [settings, now, events] = [sandbox.settings, sandbox.clock.now(), await eventCount()];
  await sandbox.stop();
  await start();
  expect(sandbox.settings).toMatchObject({ STRIPE_SECRET_KEY: settings.STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: settings.STRIPE_WEBHOOK_SECRET });
  expect(sandbox.clock.now().getTime()).toBeGreaterThanOrEqual(now.getTime());
  expect(await eventCount()).toBe(events);
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
});

test('two processes share one state: one change after the other, and one clock', async () => {
  const second = await startStripeSandbox({ databaseUrl: database.url, publicUrl: 'https://obala.test', deliversEvents: false });
  try {
    const { hostname, port } = new URL(second.apiBase);
    const other = new Stripe(second.settings.STRIPE_SECRET_KEY, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
    const both = [stripe, other, stripe, other].map((api) => api.customers.create({ email: 'shared@obala.test' }, { idempotencyKey: 'shared' }));
    expect(new Set((await Promise.all(both)).map(({ id }) => id)).size).toBe(1);
    const { id } = await checkoutFor(await newCustomer());
    const payments = await Promise.all([sandbox, second].map(({ billing }) => billing.pay(id, card('4242424242424242'))));
    expect(payments).toEqual([payments[0], payments[0]]);
    const { customer } = await stripe.checkout.sessions.retrieve(id);
    expect((await stripe.subscriptions.list({ customer: idOf(customer) ?? '' })).data).toHaveLength(1);
    const later = new Date(sandbox.clock.now().getTime() + DAY);
    await sandbox.clock.advance(later);
    expect((await other.customers.create({})).created).toBeGreaterThanOrEqual(Math.floor(later.getTime() / 1000));
  } finally {
    await second.stop();
  }
});

test('what was made for another address leads to the new one', async () => {
  const { id } = await checkoutFor(await newCustomer());
  await sandbox.stop();
  sandbox = await startStripeSandbox({ databaseUrl: database.url, publicUrl: 'https://elsewhere.test', deliversEvents: false });
  stripe = client(sandbox.settings.STRIPE_SECRET_KEY);
  expect((await stripe.checkout.sessions.retrieve(id)).url).toBe(`https://elsewhere.test/sandbox/stripe/checkout/${id}`);
});

test('subscriptions of the past are imported once and in silence', async () => {
  const before = await eventCount();
  const startedAt = new Date(sandbox.clock.now().getTime() - 400 * DAY);
  const imported = { id: 'sub_demo_7', customer: { id: 'cus_demo_operator', email: 'demo@obala.test' }, startedAt, metadata: { userId: '7' } };
  await sandbox.importSubscriptions([imported]);
  await sandbox.importSubscriptions([imported]);
  expect(await eventCount()).toBe(before);
  const { data } = await stripe.invoices.list({ subscription: 'sub_demo_7' });
  expect(data.map(({ id, status }) => [id, status])).toEqual([
    ['in_demo_7_2', 'paid'],
    ['in_demo_7_1', 'paid'],
  ]);
  expect(await stripe.subscriptions.retrieve('sub_demo_7')).toMatchObject({ status: 'active', customer: 'cus_demo_operator', latest_invoice: 'in_demo_7_2' });
});

describe('events', () => {
  let receiver: Server;
  /** What it answers next; null is no answer. Everything else is welcome. */
  let statuses: (number | null)[] = [];
  const received: { body: string; signature: string }[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  /** Resolves when so many events have come, counted from the first. */
  const arrived = (count: number) => new Promise<void>((resolve) => (received.length >= count ? resolve() : void waiting.push({ count, resolve })));

  beforeAll(async () => {
    receiver = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push({ body: Buffer.concat(chunks).toString(), signature: String(request.headers['stripe-signature']) });
        for (const { count, resolve } of waiting) if (received.length >= count) resolve();
        const status = statuses.shift();
        if (status !== null) response.writeHead(status ?? 200).end();
      });
    });
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
  });

  afterAll(() => {
    receiver.close();
  });

  test('are signed, delivered in order, and again after a receiver that failed', async () => {
    for (const { id } of await sandbox.events.pending()) await sandbox.events.drop(id);
    await sandbox.stop();
    const { port } = receiver.address() as AddressInfo;
    sandbox = await startStripeSandbox({ databaseUrl: database.url, publicUrl: 'https://obala.test', webhookUrl: `http://127.0.0.1:${port}/hook` });
    stripe = client(sandbox.settings.STRIPE_SECRET_KEY);
    statuses = [500];
    const { id } = await stripe.customers.create({ email: 'signed@obala.test' });
    await sandbox.events.settled();
    expect(received).toHaveLength(1);
    expect(await sandbox.events.pending()).toMatchObject([{ type: 'customer.created', attempts: 1, state: 'pending' }]);
    // The second try comes by itself.
    await arrived(2);
    await sandbox.events.settled();
    await stripe.customers.update(id, { name: 'Ada' });
    await sandbox.events.settled();
    expect(await sandbox.events.pending()).toEqual([]);
    const events = received.map(({ body, signature }) => stripe.webhooks.constructEvent(body, signature, sandbox.settings.STRIPE_WEBHOOK_SECRET));
    expect(events.map(({ type }) => type)).toEqual(['customer.created', 'customer.created', 'customer.updated']);
    expect(events[0]?.id).toBe(events[1]?.id);
    expect(events[2]).toMatchObject({ data: { object: { id }, previous_attributes: { name: null } }, api_version: Stripe.API_VERSION });
    expect((await stripe.events.list({ type: 'customer.updated', limit: 1 })).data[0]?.id).toBe(events[2]?.id);
  });

  test('can be delivered twice and held back', async () => {
    const [first] = await sandbox.events.all();
    const count = received.length;
    expect(await sandbox.events.deliver(first?.id ?? '')).toBe(200);
    statuses = [503];
    expect(await sandbox.events.deliver(first?.id ?? '')).toBe(503);
    await sandbox.events.drop(first?.id ?? '');
    expect(received).toHaveLength(count + 2);
    expect(await sandbox.events.pending()).toEqual([]);
  });

  test('what was under way when the sandbox stopped is delivered after the next start', async () => {
    statuses = [null];
    const count = received.length + 1;
    const { id } = await stripe.customers.create({ email: 'stopped@obala.test' });
    await arrived(count);
    await sandbox.stop();
    const { port } = receiver.address() as AddressInfo;
    await start();
    expect(await sandbox.events.pending()).toMatchObject([{ type: 'customer.created', attempts: 0 }]);
    sandbox.setWebhookUrl(`http://127.0.0.1:${port}/hook`);
    const [event] = await sandbox.events.pending();
    expect(await sandbox.events.deliver(event?.id ?? '')).toBe(200);
    expect(JSON.parse(received[count]?.body ?? '')).toMatchObject({ data: { object: { id } } });
    expect(await sandbox.events.pending()).toEqual([]);
  });
});
