import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { SandboxEvent } from '../../sandbox/stripe/sandbox.js';
import {
  CARD,
  CARD_DECLINED_LATER,
  daysLater,
  eventsSince,
  expectBooksInOrder,
  ledgerOf,
  mailsTo,
  type Operator,
  type PaidApp,
  pay,
  postEvent,
  signatureOf,
  startPaidApp,
  subscriptionsOf,
} from '../test/payments.js';

let app: PaidApp;
beforeAll(async () => {
  app = await startPaidApp();
});
afterEach(() => expectBooksInOrder(app.database));
afterAll(() => app.stop());

const isNoted = async ({ id }: Pick<SandboxEvent, 'id'>) => (await app.database.read('select 1 from stripe_event where id = $1', [id])).length > 0;

/** Everything that Stripe tells while something happens; nothing of it has been delivered. */
async function eventsOf(happening: () => Promise<unknown>): Promise<SandboxEvent[]> {
  const { length } = await app.stripe.events.all();
  await happening();
  return eventsSince(length, app);
}

async function refund(operator: Operator): Promise<void> {
  const [customer] = (await subscriptionsOf(operator, app)).map((subscription) => subscription.customer as string);
  const { data } = await app.payments.stripe.charges.list({ customer });
  await app.payments.stripe.refunds.create({ charge: data.find(({ paid }) => paid)?.id });
}

/** A purchase, a renewal, a cancellation and its end. */
async function twoYears(...operators: Operator[]): Promise<void> {
  for (const operator of operators) await pay(operator, app);
  await daysLater(370, app);
  for (const operator of operators) {
    const [subscription] = await subscriptionsOf(operator, app);
    await app.payments.stripe.subscriptions.update(subscription?.id ?? '', { cancel_at_period_end: true });
  }
  await daysLater(365, app);
}

describe('every kind of event, 20 times at once', () => {
  const happenings: Record<string, [happening: (operator: Operator) => Promise<unknown>, types: string[], ledger: string[], mails: string[]]> = {
    'a purchase': [
      (operator) => pay(operator, app),
      ['checkout.session.completed', 'customer.subscription.created', 'invoice.paid'],
      ['purchase 1'],
      ['purchase'],
    ],
    'money that takes a while': [
      async (operator) => {
        await pay(operator, app, { ...CARD, number: '4000000000000713' });
        await daysLater(1, app);
      },
      ['checkout.session.async_payment_succeeded'],
      ['purchase 1'],
      ['purchase'],
    ],
    'money that does not come': [
      async (operator) => {
        await pay(operator, app, { ...CARD, number: '4000000000000721' });
        await daysLater(1, app);
      },
      ['checkout.session.async_payment_failed', 'invoice.payment_failed'],
      [],
      ['paymentFailed'],
    ],
    'a renewal, a cancellation and the end': [
      (operator) => twoYears(operator),
      ['customer.subscription.updated', 'customer.subscription.deleted', 'invoice.paid'],
      ['purchase 1', 'renewal 1'],
      ['purchase'],
    ],
    'a renewal that is declined': [
      async (operator) => {
        await pay(operator, app, CARD_DECLINED_LATER);
        await daysLater(366, app);
      },
      ['invoice.payment_failed', 'customer.subscription.updated'],
      ['purchase 1'],
      ['paymentFailed', 'purchase'],
    ],
    'a payment that is returned': [
      async (operator) => {
        await pay(operator, app);
        await refund(operator);
      },
      ['charge.refunded'],
      ['purchase 1', 'refund -1'],
      ['purchase'],
    ],
  };

  test.each(Object.entries(happenings))('%s is booked once', { timeout: 120_000 }, async (_, [happening, types, ledger, mails]) => {
    const mara = await app.signIn();
    const events = await eventsOf(() => happening(mara));
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(types));
    for (const event of events.filter(({ type }) => types.includes(type))) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => postEvent(event.body, app)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await isNoted(event)).toBe(true);
    }
    expect(await ledgerOf(mara, app)).toEqual(ledger);
    expect(await mailsTo(mara, app)).toEqual(mails);
  });
});

test('the order in which events come makes no difference', async () => {
  const operators = [await app.signIn(), await app.signIn(), await app.signIn()];
  const events = await eventsOf(() => twoYears(...operators));
  const orders = [(a: number, b: number) => a - b, (a: number, b: number) => b - a, (a: number, b: number) => ((a * 7) % 11) - ((b * 7) % 11)];
  for (const [index, operator] of operators.entries()) {
    const [subscription] = await subscriptionsOf(operator, app);
    const own = events.filter(({ body }) => body.includes(subscription?.customer as string));
    const order = own.map((_, place) => place).toSorted(orders[index]);
    for (const place of order) expect((await postEvent(own[place]?.body ?? '', app)).status).toBe(200);
    expect(await ledgerOf(operator, app)).toEqual(['purchase 1', 'renewal 1']);
    const { data } = await operator.graphql<{ viewer: object }>('{ viewer { credits hasActiveSubscription subscriptions { status } } }');
    expect(data?.viewer).toEqual({ credits: 2, hasActiveSubscription: false, subscriptions: [{ status: 'canceled' }] });
  }
});

test('20 different events of 4 operators at once grant each of them one credit', async () => {
  const operators = [await app.signIn(), await app.signIn(), await app.signIn(), await app.signIn()];
  const events = await eventsOf(() => Promise.all(operators.map((operator) => pay(operator, app))));
  expect(events.length).toBeGreaterThan(20);
  const answers = await Promise.all(events.map(({ body }) => postEvent(body, app)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  for (const operator of operators) expect(await ledgerOf(operator, app)).toEqual(['purchase 1']);
});

describe('what is not from Stripe', () => {
  const old = Math.floor(Date.now() / 1000) - 10 * 60;
  test.each<[string, (body: string) => [body: string, signature: string]]>([
    ['signed with another secret', (body) => [body, signatureOf(body, app, { secret: 'whsec_another' })]],
    ['ten minutes old', (body) => [body, signatureOf(body, app, { timestamp: old })]],
    ['changed by one letter', (body) => [body.replace('evt_', 'evt-'), signatureOf(body, app)]],
    ['changed by one space', (body) => [`${body} `, signatureOf(body, app)]],
    ['not signed', (body) => [body, '']],
    ['signed with nonsense', (body) => [body, 't=1,v1=0']],
    ['no JSON', () => ['not JSON', signatureOf('not JSON', app)]],
    ['empty', () => ['', signatureOf('', app)]],
  ])('%s: refused, and nothing is in the database', async (_, forge) => {
    const mara = await app.signIn();
    const [paid] = (await eventsOf(() => pay(mara, app))).filter(({ type }) => type === 'invoice.paid');
    const before = await app.database.read('select count(*) from stripe_event');
    const [body, signature] = forge(paid?.body ?? '');
    const answer = await postEvent(body, app, signature);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'INVALID' });
    expect(await app.database.read('select count(*) from stripe_event')).toEqual(before);
    expect(await ledgerOf(mara, app)).toEqual([]);
  });
});

describe('what does not concern us', () => {
  const event = (type: string, object: object) => JSON.stringify({ id: `evt_other_${type.replaceAll('.', '_')}`, object: 'event', type, data: { object } });

  test.each([
    ['a kind that we do not know', 'radar.early_fraud_warning.created', { id: 'issfr_1' }],
    ['a subscription that does not exist', 'customer.subscription.updated', { id: 'sub_nowhere' }],
    ['an invoice without a subscription', 'invoice.paid', { id: 'in_1', parent: null }],
    ['a checkout without a subscription', 'checkout.session.completed', { id: 'cs_1', subscription: null }],
  ])('%s is acknowledged and noted', async (_, type, object) => {
    const body = event(type, object);
    for (const answer of [await postEvent(body, app), await postEvent(body, app)]) expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
    expect(await isNoted(JSON.parse(body) as { id: string })).toBe(true);
  });

  test('a payment of somebody whom we do not know is acknowledged and brings nobody a credit', async () => {
    const { stripe, priceId } = app.payments;
    const customer = await stripe.customers.create({ email: 'nobody@example.org' });
    const events = await eventsOf(async () => {
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customer.id,
        line_items: [{ price: priceId, quantity: 1 }],
        success_url: 'https://obala.test',
      });
      await app.stripe.billing.pay(session.id, CARD);
    });
    const before = await app.database.read('select * from credit_transaction');
    for (const { body } of events) expect((await postEvent(body, app)).status).toBe(200);
    expect(await app.database.read('select * from credit_transaction')).toEqual(before);
  });
});

describe('the database', () => {
  const statements = ['insert into stripe_event', 'insert into credit_transaction', 'INTO pgboss.', 'commit'];
  const breaks = statements.flatMap((text) => (['before', 'after'] as const).map((moment) => ({ name: `breaks ${moment} “${text}”`, cut: () => app.cable.cutAt(text, moment) })));

  test.each([{ name: 'is gone', cut: () => app.cable.cut() }, ...breaks])('$name: Stripe is told to come again, and then it is booked once', async ({ cut }) => {
    const mara = await app.signIn();
    const [paid] = (await eventsOf(() => pay(mara, app))).filter(({ type }) => type === 'invoice.paid');
    const { id = '', body = '' } = paid ?? {};
    cut();
    for (const answer of [await postEvent(body, app), await postEvent(body, app)]) expect(answer.status).toBeGreaterThanOrEqual(500);
    app.cable.mend();
    // No connection is lost to the transaction that it broke in.
    const pool = await app.database.orm.em.getConnection().getNativeClient();
    expect(pool.totalCount - pool.idleCount).toBe(0);
    // Noted together with what it brought, or not at all.
    expect(await isNoted({ id })).toBe((await ledgerOf(mara, app)).length > 0);
    expect((await postEvent(body, app)).status).toBe(200);
    expect(await ledgerOf(mara, app)).toEqual(['purchase 1']);
    expect(await mailsTo(mara, app)).toEqual(['purchase']);
  });
});
