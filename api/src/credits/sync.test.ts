import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Browser } from '../test/browser.js';
import { beginCheckout, CARD, daysLater, deliverAll, expectBooksInOrder, ledgerOf, type Operator, type PaidApp, pay, startPaidApp } from '../test/payments.js';

let app: PaidApp;
let mara: Operator;
beforeAll(async () => {
  app = await startPaidApp();
});
beforeEach(async () => {
  mara = await app.signIn();
});
afterEach(() => expectBooksInOrder(app.database));
afterAll(() => app.stop());

const sync = async (operator: Browser, sessionId: unknown) => {
  const answer = await operator.send('POST', '/api/stripe/sync-checkout', { sessionId });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const forceSync = async (operator: Browser) => {
  const answer = await operator.send('POST', '/api/stripe/force-sync-credits');
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

describe('the return from checkout', () => {
  test('adds the credit, and later says that it has been added', async () => {
    const sessionId = await pay(mara, app);
    expect(await sync(mara, sessionId)).toEqual({ status: 200, body: { success: true, creditsAdded: 1 } });
    expect(await sync(mara, sessionId)).toEqual({ status: 200, body: { success: true, creditsAdded: 0 } });
  });

  test('20 at once add one credit, and one of them says so', async () => {
    const sessionId = await pay(mara, app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => sync(mara, sessionId)));
    expect(answers.map(({ body }) => body.creditsAdded).toSorted()).toEqual([...Array.from({ length: 19 }, () => 0), 1]);
    expect(await ledgerOf(mara, app)).toEqual(['purchase 1']);
  });

  test('with somebody else’s checkout is forbidden and grants nobody anything', async () => {
    const nela = await app.signIn();
    const sessionId = await pay(nela, app);
    expect(await sync(mara, sessionId)).toEqual({
      status: 403,
      body: { code: 'FORBIDDEN', message: 'Dieser Bezahlvorgang gehört zu einem anderen Konto.' },
    });
    expect([await ledgerOf(mara, app), await ledgerOf(nela, app)]).toEqual([[], []]);
  });

  test.each(['cs_test_nothing', 'in_1', 'cs_../customers', 'x'.repeat(5000)])('with %s finds nothing', async (sessionId) => {
    expect(await sync(mara, sessionId)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', message: 'Diesen Bezahlvorgang gibt es nicht.' } });
  });

  test('without a checkout is refused', async () => {
    for (const sessionId of [undefined, '', 7, ['cs_1']]) expect((await sync(mara, sessionId)).status).toBeGreaterThanOrEqual(400);
  });

  test('a visitor is asked to sign in', async () => {
    const sessionId = await pay(mara, app);
    expect([(await sync(new Browser(app), sessionId)).status, (await forceSync(new Browser(app))).status]).toEqual([401, 401]);
    expect(await ledgerOf(mara, app)).toEqual([]);
  });
});

describe('no credit without money', () => {
  const nothing = { status: 200, body: { success: false, creditsAdded: 0 } };

  test('an open checkout, and one that has run out', async () => {
    const sessionId = await beginCheckout(mara, app);
    expect(await sync(mara, sessionId)).toEqual(nothing);
    await daysLater(2, app);
    expect(await sync(mara, sessionId)).toEqual(nothing);
    await deliverAll(app);
    expect((await forceSync(mara)).body).toEqual({ credits: 0 });
  });

  test('a declined card', async () => {
    const sessionId = await beginCheckout(mara, app);
    await app.stripe.billing.pay(sessionId, { ...CARD, number: '4000000000000002' });
    expect(await sync(mara, sessionId)).toEqual(nothing);
    await deliverAll(app);
    expect(await ledgerOf(mara, app)).toEqual([]);
  });

  test('money that takes a while brings its credit when it is there', async () => {
    const sessionId = await pay(mara, app, { ...CARD, number: '4000000000000713' });
    expect(await sync(mara, sessionId)).toEqual(nothing);
    await deliverAll(app);
    expect((await forceSync(mara)).body).toEqual({ credits: 0 });
    await daysLater(1, app);
    expect(await sync(mara, sessionId)).toEqual({ status: 200, body: { success: true, creditsAdded: 1 } });
  });

  test('money that does not come brings none', async () => {
    const sessionId = await pay(mara, app, { ...CARD, number: '4000000000000721' });
    await daysLater(1, app);
    await deliverAll(app);
    expect(await sync(mara, sessionId)).toEqual(nothing);
    expect((await forceSync(mara)).body).toEqual({ credits: 0 });
  });
});

describe('a checkout that we did not sell', () => {
  /** Buys something else at the same Stripe account, as the operator’s own customer and in their name. */
  async function payFor(amount: number, product?: string): Promise<string> {
    const { stripe } = app.payments;
    await beginCheckout(mara, app);
    const { data } = await stripe.customers.list({ email: mara.user.email });
    const price = await stripe.prices.create({
      currency: 'eur',
      unit_amount: amount,
      recurring: { interval: 'year' },
      ...(product ? { product } : { product_data: { name: 'Postkarten' } }),
    });
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: data[0]?.id,
      client_reference_id: String(mara.user.id),
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: 'https://obala.example',
    });
    expect(await app.stripe.billing.pay(session.id, CARD)).toMatchObject({ kind: 'paid' });
    return session.id;
  }

  test.each([
    ['the same product for less', 100, 'prod_sandbox_listing_credit'],
    ['the same product for more', 99_900, 'prod_sandbox_listing_credit'],
    ['another product at the same price', 18_900, undefined],
  ])('%s brings no credit', async (_, amount, product) => {
    const sessionId = await payFor(amount, product);
    expect(await sync(mara, sessionId)).toEqual({ status: 200, body: { success: false, creditsAdded: 0 } });
    await deliverAll(app);
    expect((await forceSync(mara)).body).toEqual({ credits: 0 });
    expect(await ledgerOf(mara, app)).toEqual([]);
  });
});

describe('force-sync', () => {
  test('finds every purchase that nothing was heard of', async () => {
    for (let count = 0; count < 3; count += 1) await pay(mara, app);
    expect(await forceSync(mara)).toEqual({ status: 200, body: { credits: 3 } });
    expect(await forceSync(mara)).toEqual({ status: 200, body: { credits: 3 } });
    expect(await ledgerOf(mara, app)).toEqual(['purchase 1', 'purchase 1', 'purchase 1']);
  });

  test('of somebody who never bought is fine', async () => {
    expect(await forceSync(mara)).toEqual({ status: 200, body: { credits: 0 } });
  });

  test('webhook, return and force-sync together, in any mixture, grant once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const nela = await app.signIn();
      const sessionId = await pay(nela, app);
      const events = await app.stripe.events.pending();
      const calls = Array.from({ length: 6 }, () => [() => sync(nela, sessionId), () => forceSync(nela)]).flat();
      const answers = await Promise.all([...calls.map((call) => call()), ...events.map(({ id }) => app.stripe.events.deliver(id).then((status) => ({ status })))]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await ledgerOf(nela, app)).toEqual(['purchase 1']);
    }
  });

  test('a script is slowed down', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 8; count += 1) {
      statuses.push(...(await Promise.all(Array.from({ length: 10 }, () => forceSync(mara).then(({ status }) => status)))));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    const refused = await mara.send('POST', '/api/stripe/force-sync-credits');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await mara.send('GET', '/api/stripe/credits')).status).toBe(200);
  });
});
