import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { beginCheckout, buy, createEndedHotel, deliverAll, expectBooksInOrder, ledgerOf, pay, type PaidApp, startPaidApp } from '../test/payments.js';

let app: PaidApp;
beforeAll(async () => {
  app = await startPaidApp();
});
afterEach(async () => {
  await expectBooksInOrder(app.database);
});
afterAll(() => app.stop());

const creditsOf = async (operator: Awaited<ReturnType<PaidApp['signIn']>>) =>
  (await (await operator.send('GET', '/api/stripe/credits')).json()) as { credits: number; hasActiveSubscription: boolean };

test('a purchase is credited by the return from checkout, and heard of again by the webhook', async () => {
  const mara = await app.signIn();
  expect(await creditsOf(mara)).toEqual({ credits: 0, hasActiveSubscription: false });
  await buy(mara, app);
  expect(await creditsOf(mara)).toEqual({ credits: 1, hasActiveSubscription: true });
  await deliverAll(app);
  await deliverAll(app, (ids) => ids.toReversed());
  expect(await ledgerOf(mara, app)).toEqual(['purchase 1']);
});

test('webhook, return and force-sync together grant once', async () => {
  const mara = await app.signIn();
  const sessionId = await pay(mara, app);
  const events = await app.stripe.events.pending();
  const answers = await Promise.all([
    mara.send('POST', '/api/stripe/sync-checkout', { sessionId }).then((response) => response.status),
    mara.send('POST', '/api/stripe/force-sync-credits').then((response) => response.status),
    ...events.map(({ id }) => app.stripe.events.deliver(id)),
  ]);
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(await ledgerOf(mara, app)).toEqual(['purchase 1']);
});

describe('spending', () => {
  test('of 20 at once with one credit, one succeeds and 19 are told that they have to pay', async () => {
    const mara = await app.signIn();
    await buy(mara, app);
    const hotels = await Promise.all(Array.from({ length: 20 }, () => createEndedHotel(mara, app)));
    const answers = await Promise.all(hotels.map(({ id }) => mara.send('PATCH', `/api/hotels/${id}/status`, { isActive: true })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 402)]);
    const refused = answers.find(({ status }) => status === 402);
    expect(await refused?.json()).toMatchObject({ code: 'PAYMENT_REQUIRED' });
    expect(await ledgerOf(mara, app)).toEqual(['purchase 1', 'listing -1']);
  });
});

test('a double click begins one checkout', async () => {
  const mara = await app.signIn();
  const sessions = await Promise.all(Array.from({ length: 5 }, () => beginCheckout(mara, app)));
  expect(new Set(sessions).size).toBe(1);
});
