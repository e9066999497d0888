import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  buy,
  daysLater,
  deliverAll,
  eventsSince,
  expectBooksInOrder,
  ledgerOf,
  type Operator,
  type PaidApp,
  pay,
  postEvent,
  startPaidApp,
  subscriptionsOf,
} from '../test/payments.js';
import { createPaidHotel, listingOf, signInWith } from '../test/terms.js';
import { reconcile } from './reconcile.service.js';

let app: PaidApp;
beforeAll(async () => {
  app = await startPaidApp();
});
beforeEach(() => deliverAll(app));
afterEach(() => expectBooksInOrder(app.database));
afterAll(() => app.stop());

/** Gives the money of a payment back, of the operator's first one unless said otherwise; nothing is delivered. */
async function refund(operator: Operator, { amount, which = 0 }: { amount?: number; which?: number } = {}): Promise<string> {
  const [subscription] = await subscriptionsOf(operator, app);
  const { data } = await app.payments.stripe.charges.list({ customer: subscription?.customer as string });
  const charge = data.reverse()[which]?.id ?? '';
  await app.payments.stripe.refunds.create({ charge, amount });
  return charge;
}

describe('a payment that is returned', () => {
  test('takes a credit that was not spent back, once', async () => {
    const mara = await signInWith(1, app);
    await refund(mara);
    await deliverAll(app);
    expect(await ledgerOf(mara, app)).toEqual(['purchase 1', 'refund -1']);
    await reconcile(app.context());
    expect(await ledgerOf(mara, app)).toEqual(['purchase 1', 'refund -1']);
  });

  test('ends the listing that it was spent on', async () => {
    const mara = await signInWith(1, app);
    const id = await createPaidHotel(mara, app);
    await refund(mara);
    await deliverAll(app);
    expect(await listingOf(id, app)).toMatchObject({ isActive: false, inactiveReason: 'expired', isBacked: false });
    expect(await ledgerOf(mara, app)).toEqual(['purchase 1', 'listing -1', 'adjustment 1', 'refund -1']);
    expect((await mara.send('PATCH', `/api/hotels/${id}/status`, { isActive: true })).status).toBe(402);
  });

  test('of a renewal ends the listing too', async () => {
    const mara = await signInWith(1, app);
    const id = await createPaidHotel(mara, app);
    await daysLater(366, app);
    await deliverAll(app);
    await refund(mara, { which: 1 });
    await deliverAll(app);
    expect(await listingOf(id, app)).toMatchObject({ isActive: false });
    expect((await ledgerOf(mara, app)).slice(-2)).toEqual(['adjustment 1', 'refund -1']);
  });

  test('in part is goodwill, and in two parts is a return', async () => {
    const mara = await signInWith(1, app);
    await refund(mara, { amount: 900 });
    await deliverAll(app);
    await reconcile(app.context());
    expect(await ledgerOf(mara, app)).toEqual(['purchase 1']);
    await refund(mara);
    await deliverAll(app);
    expect(await ledgerOf(mara, app)).toEqual(['purchase 1', 'refund -1']);
  });

  test('is heard of before the payment: both are booked', async () => {
    const mara = await app.signIn();
    const { length } = await app.stripe.events.all();
    await pay(mara, app);
    await refund(mara);
    for (const { body } of (await eventsSince(length, app)).toReversed()) expect((await postEvent(body, app)).status).toBe(200);
    expect(await ledgerOf(mara, app)).toEqual(['purchase 1', 'refund -1']);
  });

  test('is never heard of: the reconcile takes the credit back', async () => {
    const mara = await signInWith(1, app);
    await refund(mara);
    for (const { id } of await app.stripe.events.pending()) await app.stripe.events.drop(id);
    const before = await reconcile(app.context());
    expect(before.takenBack).toBe(1);
    expect(await ledgerOf(mara, app)).toEqual(['purchase 1', 'refund -1']);
    expect(await reconcile(app.context())).toMatchObject({ takenBack: 0, granted: 0 });
  });

  test('backs no listing any more: the next one lives by what is paid', async () => {
    const mara = await signInWith(1, app);
    await refund(mara);
    await deliverAll(app);
    await daysLater(30, app);
    await buy(mara, app);
    const id = await createPaidHotel(mara, app);
    const [, second] = await subscriptionsOf(mara, app);
    expect((await listingOf(id, app))?.paidUntil).toBe(second?.items.data[0]?.current_period_end);
  });

  test('at many places at once, with the spending of its credit', async () => {
    for (let round = 0; round < 3; round += 1) {
      const mara = await signInWith(1, app);
      const { length } = await app.stripe.events.all();
      await refund(mara);
      const events = await eventsSince(length, app);
      await Promise.allSettled([
        ...Array.from({ length: 4 }, () => events.map(({ body }) => postEvent(body, app))).flat(),
        createPaidHotel(mara, app),
        reconcile(app.context()),
      ]);
      const ledger = await ledgerOf(mara, app);
      expect(ledger.filter((line) => line === 'refund -1')).toHaveLength(1);
      expect(await (await mara.send('GET', '/api/stripe/credits')).json()).toMatchObject({ credits: 0 });
    }
  });
});
