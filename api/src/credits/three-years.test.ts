import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { advanceTerms } from '../hotels/term.job.js';
import { CARD, CARD_DECLINED_LATER, createEndedHotel, daysLater, expectBooksInOrder, type Operator, type PaidApp, pay, postEvent, startPaidApp, subscriptionsOf } from '../test/payments.js';
import { switchTo } from '../test/terms.js';
import { reconcile } from './reconcile.service.js';

let app: PaidApp;
beforeAll(async () => {
  app = await startPaidApp();
});
afterAll(() => app.stop());

/** A sequence of numbers below one that looks random and is always the same (Park and Miller’s). */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Something that an operator does with money, or not. */
async function act(operator: Operator, next: () => number): Promise<void> {
  const { stripe } = app.payments;
  const choice = next();
  if (choice < 0.3) await pay(operator, app, next() < 0.3 ? CARD_DECLINED_LATER : CARD);
  const subscriptions = await subscriptionsOf(operator, app);
  const some = subscriptions[Math.floor(next() * subscriptions.length)];
  if (!some || some.status === 'canceled') return;
  if (choice > 0.9) await stripe.subscriptions.cancel(some.id);
  else if (choice > 0.8) await stripe.subscriptions.update(some.id, { cancel_at_period_end: true });
  else if (choice > 0.7) await stripe.subscriptions.update(some.id, { cancel_at_period_end: false });
  else if (choice > 0.6) await switchTo(operator, (await createEndedHotel(operator, app)).id, true);
}

/** Delivers what is waiting as badly as it gets: some of it never, some of it twice, and in no order. */
async function deliverBadly(next: () => number): Promise<void> {
  const waiting = await app.stripe.events.pending();
  for (const { id } of waiting) await app.stripe.events.drop(id);
  const told = waiting.flatMap((event) => (next() < 0.4 ? [] : next() < 0.5 ? [event, event] : [event]));
  const shuffled = told.map((event) => ({ event, place: next() })).toSorted((a, b) => a.place - b.place);
  const answers = await Promise.all(shuffled.map(({ event }) => postEvent(event.body, app)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
}

test('three years with events lost, repeated and shuffled: a reconcile makes the ledger what was paid', { timeout: 120_000 }, async () => {
  const next = chance(20_261_121);
  const operators: Operator[] = [];
  for (let count = 0; count < 4; count += 1) {
    const operator = await app.signIn();
    await pay(operator, app);
    operators.push(operator);
  }
  for (let month = 0; month < 36; month += 1) {
    for (const operator of operators) await act(operator, next);
    await deliverBadly(next);
    await daysLater(365 / 12, app);
    await advanceTerms(app.context());
    await expectBooksInOrder(app.database);
  }

  expect((await reconcile(app.context())).granted).toBeGreaterThan(0);
  await expectBooksInOrder(app.database);
  const paid = await app.payments.stripe.invoices.list({ status: 'paid', limit: 100 }).autoPagingToArray({ limit: 1000 });
  const granted = await app.database.read<{ id: string }>(`select substr(source_key, 9) as id from credit_transaction where type in ('purchase', 'renewal')`);
  expect(paid.length).toBeGreaterThan(30);
  expect(granted.map(({ id }) => id).toSorted()).toEqual(paid.map(({ id }) => id).toSorted());
  for (const operator of operators) {
    const subscriptions = await subscriptionsOf(operator, app);
    const { data } = await operator.graphql<{ viewer: { hasActiveSubscription: boolean } }>('{ viewer { hasActiveSubscription } }');
    expect(data?.viewer.hasActiveSubscription).toBe(subscriptions.some(({ status }) => ['active', 'trialing', 'past_due'].includes(status)));
  }
  expect(await reconcile(app.context())).toMatchObject({ granted: 0, takenBack: 0, unexplained: [] });
});
