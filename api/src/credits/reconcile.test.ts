import 'reflect-metadata';
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { beginCheckout, buy, CARD, daysLater, deliverAll, expectBooksInOrder, ledgerOf, type Operator, type PaidApp, pay, startPaidApp, subscriptionsOf } from '../test/payments.js';
import { CreditTransactionType } from './credit-transaction.entity.js';
import { book, withAccount } from './ledger.service.js';
import { reconcile } from './reconcile.service.js';

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

const run = () => reconcile(app.context());
const dropAll = async () => {
  for (const { id } of await app.stripe.events.pending()) await app.stripe.events.drop(id);
};

/** Pays at the same Stripe account for what our checkout does not sell. */
async function payElsewhere(parameters: Pick<Stripe.Checkout.SessionCreateParams, 'customer' | 'line_items'>): Promise<void> {
  const session = await app.payments.stripe.checkout.sessions.create({ mode: 'subscription', success_url: 'https://obala.example', ...parameters });
  expect(await app.stripe.billing.pay(session.id, CARD)).toMatchObject({ kind: 'paid' });
}

/** The customer that an operator is, who has begun to buy. */
async function customerOf(operator: Operator): Promise<string | undefined> {
  await beginCheckout(operator, app);
  return (await app.payments.stripe.customers.list({ email: operator.user.email })).data[0]?.id;
}

describe('what nothing was heard of', () => {
  test('is granted, and a second run changes nothing', async () => {
    await run();
    for (let count = 0; count < 3; count += 1) await pay(mara, app);
    await daysLater(366, app);
    await dropAll();
    expect(await run()).toMatchObject({ granted: 6, takenBack: 0 });
    expect((await ledgerOf(mara, app)).toSorted()).toEqual(['purchase 1', 'purchase 1', 'purchase 1', 'renewal 1', 'renewal 1', 'renewal 1']);
    expect(await run()).toMatchObject({ granted: 0 });
    expect(await ledgerOf(mara, app)).toHaveLength(6);
  });

  test('is granted once by five runs at a time, with the webhook', async () => {
    await pay(mara, app);
    const results = await Promise.all([...Array.from({ length: 5 }, run), deliverAll(app)]);
    expect(results.filter((result) => result && result.granted > 0).length).toBeLessThanOrEqual(1);
    expect(await ledgerOf(mara, app)).toEqual(['purchase 1']);
  });

  test.each([
    ['a cancellation', (id: string) => app.payments.stripe.subscriptions.update(id, { cancel_at_period_end: true }), { hasActiveSubscription: true }],
    ['an end', (id: string) => app.payments.stripe.subscriptions.cancel(id), { hasActiveSubscription: false }],
  ])('%s is found', async (_, happen, expected) => {
    await buy(mara, app);
    const [subscription] = await subscriptionsOf(mara, app);
    await happen(subscription?.id ?? '');
    await dropAll();
    await run();
    const { data } = await mara.graphql<{ viewer: { subscriptions: { cancelAt: string | null }[] } }>('{ viewer { hasActiveSubscription subscriptions { cancelAt } } }');
    expect(data?.viewer).toMatchObject(expected);
    expect(data?.viewer.subscriptions[0]?.cancelAt).not.toBeNull();
  });

  test('a year brings what was bought for it, however many are bought by now', async () => {
    await pay(mara, app);
    const [subscription] = await subscriptionsOf(mara, app);
    const [item] = subscription?.items.data ?? [];
    await app.payments.stripe.subscriptions.update(subscription?.id ?? '', { items: [{ id: item?.id, quantity: 3 }] });
    await daysLater(366, app);
    await dropAll();
    await run();
    expect(await ledgerOf(mara, app)).toEqual(['purchase 1', 'renewal 3']);
  });
});

describe('what cannot be explained is reported and brings nothing', () => {
  test('another price', async () => {
    const { stripe } = app.payments;
    const price = await stripe.prices.create({ currency: 'eur', unit_amount: 100, recurring: { interval: 'year' }, product_data: { name: 'Postkarten' } });
    const customer = await customerOf(mara);
    await payElsewhere({ customer, line_items: [{ price: price.id, quantity: 1 }] });
    const { data } = await stripe.invoices.list({ customer });
    expect((await run()).unexplained).toContainEqual({ invoiceId: data[0]?.id, reason: 'otherPrice' });
    expect(await ledgerOf(mara, app)).toEqual([]);
  });

  test('a customer whom we do not know', async () => {
    const { stripe, priceId } = app.payments;
    const { id: customer } = await stripe.customers.create({ email: 'nobody@example.org' });
    await payElsewhere({ customer, line_items: [{ price: priceId, quantity: 1 }] });
    const { data } = await stripe.invoices.list({ customer });
    expect((await run()).unexplained).toContainEqual({ invoiceId: data[0]?.id, reason: 'unknownCustomer' });
  });

  test('a credit that no payment stands behind', async () => {
    await withAccount(mara.user.id, app.context(), (em, account) =>
      book(em, account, { type: CreditTransactionType.PURCHASE, amount: 1, description: 'X-1', sourceKey: 'invoice:in_nowhere' }, app.now()),
    );
    expect((await run()).unexplained).toContainEqual({ invoiceId: 'in_nowhere', reason: 'notPaidAtStripe' });
    expect(await ledgerOf(mara, app)).toEqual(['purchase 1']);
  });
});
