import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../test/browser.js';
import {
  CARD,
  createEndedHotel,
  daysLater,
  deliverAll,
  expectBooksInOrder,
  ledgerOf,
  type Operator,
  type PaidApp,
  pay,
  startPaidApp,
  subscriptionsOf,
} from '../test/payments.js';
import { listingOf, signInWith, switchTo } from '../test/terms.js';
import { CreditTransactionType } from '../credits/credit-transaction.entity.js';
import { book, withAccount } from '../credits/ledger.service.js';
import { yearAfter } from './term.service.js';

let app: PaidApp;
beforeAll(async () => {
  app = await startPaidApp();
});
afterEach(() => expectBooksInOrder(app.database));
afterAll(() => app.stop());

/** When the running periods of the operator’s subscriptions end, the oldest first, in seconds. */
const endsOf = async (operator: Operator) => (await subscriptionsOf(operator, app)).map(({ items }) => items.data[0]?.current_period_end);

describe('switching on', () => {
  test('costs a credit after the term, and nothing within it', async () => {
    const mara = await signInWith(1, app);
    const { id } = await createEndedHotel(mara, app);
    expect(await switchTo(mara, id, true)).toBe(200);
    for (const isActive of [false, true, true, false, false, true]) expect(await switchTo(mara, id, isActive)).toBe(200);
    expect(await ledgerOf(mara, app)).toEqual(['purchase 1', 'listing -1']);
    const shown = (await (await app.get('/api/hotels')).json()) as { id: string }[];
    expect(shown.map((hotel) => Number(hotel.id))).toContain(id);
  });

  test('without a credit is refused, and the listing stays off', async () => {
    const mara = await app.signIn();
    const { id } = await createEndedHotel(mara, app);
    expect(await switchTo(mara, id, true)).toBe(402);
    expect(await listingOf(id, app)).toMatchObject({ isActive: false });
  });

  test('the same listing 20 times at once spends one credit', async () => {
    const mara = await signInWith(3, app);
    const { id } = await createEndedHotel(mara, app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => switchTo(mara, id, true)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await ledgerOf(mara, app)).toEqual(['purchase 1', 'purchase 1', 'purchase 1', 'listing -1']);
  });

  test('is its operator’s business only', async () => {
    const mara = await signInWith(1, app);
    const nela = await signInWith(1, app);
    const { id } = await createEndedHotel(mara, app);
    expect([await switchTo(nela, id, true), await switchTo(new Browser(app), id, true), await switchTo(nela, 999_999, true)]).toEqual([404, 401, 404]);
    expect([await ledgerOf(mara, app), await ledgerOf(nela, app)]).toEqual([['purchase 1'], ['purchase 1']]);
  });

  test.each([{}, { isActive: 'yes' }, { isActive: null }])('with %j is refused', async (body) => {
    const mara = await signInWith(1, app);
    const { id } = await createEndedHotel(mara, app);
    expect((await mara.send('PATCH', `/api/hotels/${id}/status`, body)).status).toBe(400);
    expect(await ledgerOf(mara, app)).toEqual(['purchase 1']);
  });
});

describe('a term is backed', () => {
  test('by the oldest subscription that backs none yet, and lasts as long as that has been paid', async () => {
    const mara = await signInWith(3, app);
    for (const end of await endsOf(mara)) {
      const { id } = await createEndedHotel(mara, app);
      await switchTo(mara, id, true);
      expect(await listingOf(id, app)).toMatchObject({ isActive: true, paidUntil: end, isBacked: true });
    }
  });

  test('by the one that was bought first, whichever was heard of first', async () => {
    const mara = await app.signIn();
    const first = await pay(mara, app);
    await daysLater(1, app);
    const second = await pay(mara, app);
    for (const sessionId of [second, first]) await mara.send('POST', '/api/stripe/sync-checkout', { sessionId });
    const { id } = await createEndedHotel(mara, app);
    await switchTo(mara, id, true);
    expect((await listingOf(id, app))?.paidUntil).toBe((await endsOf(mara))[0]);
  });

  test('by none that has ended, and then lasts a year', async () => {
    const mara = await signInWith(1, app);
    const [subscription] = await subscriptionsOf(mara, app);
    await app.payments.stripe.subscriptions.cancel(subscription?.id ?? '');
    await deliverAll(app);
    const { id } = await createEndedHotel(mara, app);
    await switchTo(mara, id, true);
    const row = await listingOf(id, app);
    expect(row).toMatchObject({ isActive: true, isBacked: false });
    expect(Number(row?.paidUntil) - yearAfter(app.now()).getTime() / 1000).toBeCloseTo(0, -2);
  });

  test('by none whose year is not paid yet', async () => {
    const mara = await app.signIn();
    await pay(mara, app, { ...CARD, number: '4000000000000713' });
    await deliverAll(app);
    await withAccount(mara.user.id, app.context(), (em, account) =>
      book(em, account, { type: CreditTransactionType.ADJUSTMENT, amount: 1, description: 'Gutschrift' }, app.now()),
    );
    const { id } = await createEndedHotel(mara, app);
    await switchTo(mara, id, true);
    expect(await listingOf(id, app)).toMatchObject({ isActive: true, isBacked: false });
  });
});

test.each([
  ['2027-03-05T10:00:00Z', '2028-03-05T10:00:00Z'],
  ['2027-12-31T23:59:59Z', '2028-12-31T23:59:59Z'],
  ['2028-02-29T12:00:00Z', '2029-03-01T12:00:00Z'],
])('a year after %s is %s', (from, to) => {
  expect(yearAfter(new Date(from))).toEqual(new Date(to));
});
