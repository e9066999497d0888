import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { patience } from '../test/patience.js';
import { buy, deliverAll, expectBooksInOrder, ledgerOf, type Operator, type PaidApp, pay, startPaidApp } from '../test/payments.js';

let app: PaidApp;
let mara: Operator;
let sessionId: string;
beforeAll(async () => {
  app = await startPaidApp();
  mara = await app.signIn();
  await buy(mara, app);
  await deliverAll(app);
  sessionId = await pay(mara, app);
});
afterEach(async () => {
  app.stripe.setFault('none');
  await expectBooksInOrder(app.database);
});
afterAll(() => app.stop());

/** A pause that a person takes for one: nothing on a page may wait longer. */
const AT_ONCE = patience(2000);
const PATIENCE = patience(15_000);

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; took: number }> {
  const start = performance.now();
  return { result: await work(), took: performance.now() - start };
}

const calls: Record<string, [path: string, body: () => object | undefined, message: string]> = {
  'beginning a checkout': ['create-checkout-session', () => ({ priceId: app.stripe.settings.STRIPE_PRICE_ID }), 'Fehler beim Erstellen der Checkout Session'],
  'the return from checkout': ['sync-checkout', () => ({ sessionId }), 'Credits konnten nicht synchronisiert werden'],
  'force-sync': ['force-sync-credits', () => undefined, 'Fehler beim Synchronisieren der Credits'],
  'the portal': ['create-portal-session', () => undefined, 'Fehler beim Öffnen des Kundenportals'],
};

/** Every call at once, as often as asked, while pages are asked for beside them. */
async function callAll(times: number): Promise<void> {
  const waiting = Object.values(calls).flatMap(([path, body, message]) =>
    Array.from({ length: times }, async () => {
      const { result, took } = await timed(() => mara.send('POST', `/api/stripe/${path}`, body()));
      expect([path, result.status, await result.json()]).toEqual([path, 503, { code: 'UNAVAILABLE', message }]);
      expect(Number(result.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(took).toBeLessThan(PATIENCE);
    }),
  );
  const pages = ['/api/hotels', '/api/stripe/credits', '/api/auth/user'].map(async (path) => {
    const { result, took } = await timed(() => mara.send('GET', path));
    expect([path, result.status]).toEqual([path, 200]);
    expect(took).toBeLessThan(AT_ONCE);
  });
  await Promise.all([...waiting, ...pages]);
}

describe.each(['down', 'error', 'hang'] as const)('Stripe: %s', (fault) => {
  test('whoever waits for it is told soon, everybody else gets their pages, and an event is left for later', async () => {
    const nela = await app.signIn();
    await pay(nela, app);
    const id = (await app.stripe.events.pending()).findLast(({ type }) => type === 'invoice.paid')?.id ?? '';
    app.stripe.setFault(fault);
    // Three of each: more than there are connections to the database.
    const [, status] = await Promise.all([callAll(3), app.stripe.events.deliver(id)]);
    expect(status === 0 || status >= 500).toBe(true);
    expect(await app.database.read('select 1 from stripe_event where id = $1', [id])).toEqual([]);
    app.stripe.setFault('none');
    expect(await app.stripe.events.deliver(id)).toBe(200);
    expect(await ledgerOf(nela, app)).toEqual(['purchase 1']);
  });

  test('the price is the usual one, at once', async () => {
    const other = await startPaidApp();
    other.stripe.setFault(fault);
    const { result, took } = await timed(() => other.get('/api/stripe/product-info'));
    expect(await result.json()).toEqual({ amount: 189, currency: 'EUR', interval: 'year', priceId: other.stripe.settings.STRIPE_PRICE_ID });
    expect(took).toBeLessThan(AT_ONCE);
    await other.stop();
  });
});

test('when Stripe is back, so is everything', async () => {
  expect(await (await mara.send('POST', '/api/stripe/sync-checkout', { sessionId })).json()).toEqual({ success: true, creditsAdded: 1 });
  expect(await ledgerOf(mara, app)).toEqual(['purchase 1', 'purchase 1']);
});

test('a key that Stripe refuses is our fault, and whoever waits is told in the same words', async () => {
  const other = await startPaidApp({ environment: { STRIPE_SECRET_KEY: 'sk_test_withdrawn' } });
  const nela = await other.signIn();
  const answer = await nela.send('POST', '/api/stripe/create-checkout-session', { priceId: other.stripe.settings.STRIPE_PRICE_ID });
  expect([answer.status, await answer.json()]).toEqual([503, { code: 'UNAVAILABLE', message: 'Fehler beim Erstellen der Checkout Session' }]);
  await other.stop();
});
