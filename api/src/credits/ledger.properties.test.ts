import 'reflect-metadata';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.js';
import { createOperator } from '../test/factories.js';
import { createSystemContext } from '../context.js';
import { CreditTransactionType } from './credit-transaction.entity.js';
import { book, withAccount } from './ledger.service.js';

// The same in every run; PROPERTIES_SEED tries others.
fc.configureGlobal({ seed: Number(process.env.PROPERTIES_SEED ?? 7) });

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const booking = fc.record({ amount: fc.integer({ min: -3, max: 3 }).filter((amount) => amount !== 0), cause: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }) });

test('whatever is booked, in whatever order and at the same time: the balance is the sum, never negative, each cause once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(booking, { minLength: 1, maxLength: 12 }), async (bookings) => {
      const { id } = await createOperator(app);
      const done = await Promise.all(
        bookings.map(({ amount, cause }) =>
          withAccount(id, createSystemContext(app), async (em, account) => {
            if (account.credits + amount < 0) return null;
            const isNew = await book(em, account, { type: CreditTransactionType.ADJUSTMENT, amount, description: 'x', sourceKey: cause === null ? undefined : `${id}-${cause}` }, new Date());
            return isNew ? { amount, balance: account.credits } : null;
          }),
        ),
      );
      const [row] = await app.database.read<{ credits: number; sum: number; keys: number; distinct: number }>(
        `select u.credits, coalesce(sum(t.amount), 0)::int as sum, count(t.source_key)::int as keys, count(distinct t.source_key)::int as distinct
         from "user" u left join credit_transaction t on t.user_id = u.id where u.id = $1 group by u.id`,
        [id],
      );
      const booked = done.filter((one) => one !== null).reduce((sum, { amount }) => sum + amount, 0);
      expect([row?.credits, row?.sum]).toEqual([booked, booked]);
      expect(row?.credits).toBeGreaterThanOrEqual(0);
      expect(row?.keys).toBe(row?.distinct);
      expect(done.every((one) => one === null || one.balance >= 0)).toBe(true);
    }),
    { numRuns: 25 },
  );
});
