import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  CARD,
  CARD_DECLINED_LATER,
  daysLater,
  deliverAll,
  expectBooksInOrder,
  ledgerOf,
  mailsTo,
  type Operator,
  type PaidApp,
  pay,
  startPaidApp,
  subscriptionsOf,
} from '../test/payments.js';
import { createHotel } from '../test/factories.js';
import { createPaidHotel, listingOf, signInWith, switchTo } from '../test/terms.js';
import type { User } from '../viewer/user.entity.js';
import { advanceTerms } from './term.job.js';

let app: PaidApp;
beforeAll(async () => {
  app = await startPaidApp();
});
// Each test begins when everything before it has been told and done.
beforeEach(async () => {
  await deliverAll(app);
  await advanceTerms(app.context());
});
afterEach(async () => {
  app.stripe.setFault('none');
  await expectBooksInOrder(app.database);
});
afterAll(() => app.stop());

const run = () => advanceTerms(app.context());
/** So many days, with every event delivered and the job run each day. */
const live = (days: number) =>
  daysLater(days, app, async () => {
    await deliverAll(app);
    await run();
  });

async function cancel(operator: Operator): Promise<void> {
  const [subscription] = await subscriptionsOf(operator, app);
  await app.payments.stripe.subscriptions.update(subscription?.id ?? '', { cancel_at_period_end: true });
  await deliverAll(app);
}

async function setCard(operator: Operator, card = CARD): Promise<void> {
  const { url } = (await (await operator.send('POST', '/api/stripe/create-portal-session')).json()) as { url: string };
  expect(await app.stripe.billing.setCard(/bps_[^/?]+/.exec(url)?.[0] ?? '', card)).toMatchObject({ kind: 'paid' });
}

/** An operator whose card will be declined, with the listing that its subscription backs. */
async function declinedLater(): Promise<{ operator: Operator; id: number }> {
  const operator = await app.signIn();
  const sessionId = await pay(operator, app, CARD_DECLINED_LATER);
  await operator.send('POST', '/api/stripe/sync-checkout', { sessionId });
  return { operator, id: await createPaidHotel(operator, app) };
}

const YEAR = 365 * 24 * 60 * 60;

describe('a renewal', () => {
  test('carries the listing on, and the balance stays', async () => {
    const mara = await signInWith(2, app);
    const id = await createPaidHotel(mara, app);
    const before = await listingOf(id, app);
    await live(360);
    await daysLater(6, app);
    await deliverAll(app);
    expect(await ledgerOf(mara, app)).toEqual(['purchase 1', 'purchase 1', 'listing -1', 'renewal 1', 'listing_renewal -1', 'renewal 1']);
    const after = await listingOf(id, app);
    expect(after).toMatchObject({ isActive: true, isBacked: true });
    expect((after?.paidUntil ?? 0) - (before?.paidUntil ?? 0)).toBeGreaterThanOrEqual(YEAR);
    // Written to 30 and 7 days ahead, once for each of the two subscriptions.
    expect(await mailsTo(mara, app)).toEqual(['purchase', 'purchase', 'renewalAhead', 'renewalAhead', 'renewalAhead', 'renewalAhead']);
  });

  test('of a listing that is switched off moves its term quietly', async () => {
    const mara = await signInWith(1, app);
    const id = await createPaidHotel(mara, app);
    await switchTo(mara, id, false);
    await daysLater(370, app);
    await deliverAll(app);
    await run();
    expect(await listingOf(id, app)).toMatchObject({ isActive: false, inactiveReason: 'switched_off', isBacked: true });
    expect(await ledgerOf(mara, app)).toEqual(['purchase 1', 'listing -1', 'renewal 1', 'listing_renewal -1']);
    expect(await switchTo(mara, id, true)).toBe(200);
    expect(await ledgerOf(mara, app)).toHaveLength(4);
  });

  test('that nothing was heard of is found by the job itself', async () => {
    const mara = await signInWith(1, app);
    const id = await createPaidHotel(mara, app);
    await daysLater(366, app);
    for (const event of await app.stripe.events.pending()) await app.stripe.events.drop(event.id);
    await run();
    expect(await listingOf(id, app)).toMatchObject({ isActive: true, isBacked: true });
    expect(await ledgerOf(mara, app)).toEqual(['purchase 1', 'listing -1', 'renewal 1', 'listing_renewal -1']);
  });
});

describe('after a cancellation', () => {
  test('the listing is up to the end of the year, then it ends with a mail, and nothing was announced', async () => {
    const mara = await signInWith(1, app);
    const id = await createPaidHotel(mara, app);
    await cancel(mara);
    await live(364);
    expect(await listingOf(id, app)).toMatchObject({ isActive: true });
    await live(2);
    expect(await listingOf(id, app)).toMatchObject({ isActive: false, inactiveReason: 'expired', isBacked: false });
    expect((await app.get(`/api/hotels/${id}`)).status).toBe(404);
    await live(2);
    expect(await mailsTo(mara, app)).toEqual(['listingExpired', 'purchase']);
    expect(await switchTo(mara, id, true)).toBe(402);
    expect(await ledgerOf(mara, app)).toEqual(['purchase 1', 'listing -1']);
  });

  test('a spare credit carries the listing on, without a gap', async () => {
    const mara = await signInWith(2, app);
    const id = await createPaidHotel(mara, app);
    await cancel(mara);
    await daysLater(366, app);
    await deliverAll(app);
    await run();
    expect(await listingOf(id, app)).toMatchObject({ isActive: true, isBacked: true });
    expect(await ledgerOf(mara, app)).toEqual(['purchase 1', 'purchase 1', 'listing -1', 'renewal 1', 'listing_renewal -1']);
    expect(await mailsTo(mara, app)).not.toContain('listingExpired');
  });
});

describe('a renewal that is declined', () => {
  test('leaves the listing up for 14 days after one reminder, then it ends', async () => {
    const { operator, id } = await declinedLater();
    await live(366);
    expect(await mailsTo(operator, app)).toEqual(['paymentFailed', 'purchase', 'renewalAhead', 'renewalAhead']);
    await live(12);
    expect(await listingOf(id, app)).toMatchObject({ isActive: true });
    await live(3);
    expect(await listingOf(id, app)).toMatchObject({ isActive: false, inactiveReason: 'expired' });
    await live(5);
    expect(await mailsTo(operator, app)).toEqual(['listingExpired', 'paymentFailed', 'purchase', 'renewalAhead', 'renewalAhead']);
    expect(await ledgerOf(operator, app)).toEqual(['purchase 1', 'listing -1']);
  });

  test('is made good by another card within the grace period', async () => {
    const { operator, id } = await declinedLater();
    await live(370);
    await setCard(operator);
    await deliverAll(app);
    await live(20);
    expect(await listingOf(id, app)).toMatchObject({ isActive: true, isBacked: true });
    expect(await ledgerOf(operator, app)).toEqual(['purchase 1', 'listing -1', 'renewal 1', 'listing_renewal -1']);
  });

  test('is made good after the listing went off: it comes back by itself', async () => {
    const { operator, id } = await declinedLater();
    const [subscription] = await subscriptionsOf(operator, app);
    await app.stripe.clock.advance(new Date(((subscription?.items.data[0]?.current_period_end ?? 0) + 60) * 1000));
    await deliverAll(app);
    // Stripe gives up after the 15th day.
    await daysLater(14.5, app);
    await run();
    expect(await listingOf(id, app)).toMatchObject({ isActive: false, inactiveReason: 'expired', isBacked: true });
    await setCard(operator);
    await deliverAll(app);
    expect(await listingOf(id, app)).toMatchObject({ isActive: true, inactiveReason: null, isBacked: true });
    expect(await ledgerOf(operator, app)).toEqual(['purchase 1', 'listing -1', 'renewal 1', 'listing_renewal -1']);
  });
});

describe('the job', () => {
  test('run by many at once and again does everything once', async () => {
    const spare = await signInWith(2, app);
    const carried = await createPaidHotel(spare, app);
    await cancel(spare);
    const mara = await signInWith(1, app);
    const ended = await createPaidHotel(mara, app);
    await cancel(mara);
    await daysLater(345, app);
    for (const days of [1, 15, 8]) {
      await Promise.all(Array.from({ length: 5 }, run));
      await daysLater(days, app);
      await deliverAll(app);
    }
    await Promise.all(Array.from({ length: 5 }, run));
    await run();
    expect([await listingOf(carried, app), await listingOf(ended, app)]).toMatchObject([{ isActive: true }, { isActive: false }]);
    expect(await ledgerOf(spare, app)).toEqual(['purchase 1', 'purchase 1', 'listing -1', 'renewal 1', 'listing_renewal -1']);
    expect(await mailsTo(spare, app)).toEqual(['purchase', 'purchase', 'renewalAhead', 'renewalAhead']);
    expect(await mailsTo(mara, app)).toEqual(['listingExpired', 'purchase']);
  });

  test.each(['down', 'error'] as const)('ends nothing while Stripe is %s, and catches up later', async (fault) => {
    const mara = await signInWith(1, app);
    const id = await createPaidHotel(mara, app);
    await cancel(mara);
    await daysLater(370, app);
    app.stripe.setFault(fault);
    await run();
    expect(await listingOf(id, app)).toMatchObject({ isActive: true });
    app.stripe.setFault('none');
    await run();
    expect(await listingOf(id, app)).toMatchObject({ isActive: false, inactiveReason: 'expired' });
  });

  test('is not held up by one listing that something is wrong with', async () => {
    const operators = [await signInWith(1, app), await signInWith(1, app), await signInWith(1, app)];
    const ids: number[] = [];
    for (const operator of operators) {
      ids.push(await createPaidHotel(operator, app));
      await cancel(operator);
    }
    await daysLater(370, app);
    await deliverAll(app);
    const [odd] = await subscriptionsOf(operators[0] as Operator, app);
    // An answer that nobody understands.
    await app.database.read(`update sandbox.stripe_object set data = data - 'items' where id = $1`, [odd?.id]);
    await run();
    const listings = await Promise.all(ids.map((id) => listingOf(id, app)));
    expect(listings.map((listing) => listing?.isActive)).toEqual([true, false, false]);
  });

  test('asks a Stripe that is silent once, and carries on what needs no asking', async () => {
    const mara = await signInWith(1, app);
    const backed = await createPaidHotel(mara, app);
    const plain = await createHotel(app, { owner: mara.user as User, paidUntil: new Date(app.now().getTime() + 300 * 24 * 60 * 60 * 1000) });
    await cancel(mara);
    await daysLater(370, app);
    await deliverAll(app);
    app.stripe.setFault('down');
    await run();
    expect([await listingOf(backed, app), await listingOf(plain.id, app)]).toMatchObject([{ isActive: true }, { isActive: false }]);
  });
});
