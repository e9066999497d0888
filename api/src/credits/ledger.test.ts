import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Browser } from '../test/browser.js';
import { createOperator } from '../test/factories.js';
import { buy, createEndedHotel, expectBooksInOrder, ledgerOf, type Operator, type PaidApp, startPaidApp } from '../test/payments.js';
import { book, withAccount } from './ledger.service.js';
import { CreditTransactionType } from './credit-transaction.entity.js';

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

/** Books a credit, or takes one, without a payment. */
const adjust = (operator: Operator, amount: number) =>
  withAccount(operator.user.id, app.context(), (em, account) =>
    book(em, account, { type: CreditTransactionType.ADJUSTMENT, amount, description: 'Gutschrift' }, app.now()),
  );

const switchOn = (operator: Operator, hotelId: number) => operator.send('PATCH', `/api/hotels/${hotelId}/status`, { isActive: true });

describe('the database refuses', () => {
  test.each([
    ['to change a line', 'update credit_transaction set amount = 7 where user_id = $1'],
    ['to give a line to somebody else', 'update credit_transaction set user_id = (select min(id) from "user") where user_id = $1'],
    ['to take the person from a line and change it', 'update credit_transaction set user_id = null, amount = 7 where user_id = $1'],
    ['to delete a line', 'delete from credit_transaction where user_id = $1'],
    ['to delete all lines', 'truncate credit_transaction'],
    ['to change a balance', 'update "user" set credits = 7 where id = $1'],
    ['to change a balance beside the ledger', 'update "user" set credits = credits + 1, phone = null where id = $1'],
    ['an account that starts with credits', `insert into "user" (email, password, credits) values ('rich' || $1, '!', 5)`],
    ['a negative balance', `insert into credit_transaction (user_id, type, amount, description) values ($1, 'adjustment', -2, '')`],
    ['a line about nothing', `insert into credit_transaction (user_id, type, amount, description) values ($1, 'adjustment', 0, '')`],
    ['a kind that there is not', `insert into credit_transaction (user_id, type, amount, description) values ($1, 'gift', 1, '')`],
    ['a payment that was booked', `insert into credit_transaction (user_id, type, amount, description, source_key) select $1, type, amount, '', source_key from credit_transaction`],
  ])('%s', async (_, statement) => {
    await buy(mara, app);
    await expect(app.database.read(statement, statement.includes('$1') ? [mara.user.id] : [])).rejects.toThrow();
    expect(await ledgerOf(mara, app)).toEqual(['purchase 1']);
    expect(await (await mara.send('GET', '/api/stripe/credits')).json()).toMatchObject({ credits: 1 });
  });
});

test('lines that are added at once all count', async () => {
  await Promise.all(Array.from({ length: 30 }, () => adjust(mara, 1)));
  await Promise.all(Array.from({ length: 20 }, () => adjust(mara, -1)));
  expect(await (await mara.send('GET', '/api/stripe/credits')).json()).toMatchObject({ credits: 10 });
});

test('a deleted operator’s lines stay, without the person', async () => {
  await buy(mara, app);
  const linesOfNobody = async () => (await app.database.read<{ count: string }>('select count(*) from credit_transaction where user_id is null'))[0]?.count;
  expect(await linesOfNobody()).toBe('0');
  await app.database.read('delete from "user" where id = $1', [mara.user.id]);
  expect(await linesOfNobody()).toBe('1');
  expect(await app.database.read('select 1 from subscription where user_id = $1', [mara.user.id])).toEqual([]);
});

describe('spending', () => {
  test('of 20 at once with one credit, one succeeds and 19 are told that they have to pay', async () => {
    await buy(mara, app);
    const hotels = await Promise.all(Array.from({ length: 20 }, () => createEndedHotel(mara, app)));
    const answers = await Promise.all(hotels.map(({ id }) => switchOn(mara, id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 402)]);
    const refused = answers.find(({ status }) => status === 402);
    expect(await refused?.json()).toEqual({ code: 'PAYMENT_REQUIRED', message: 'Keine Credits verfügbar. Für einen Eintrag brauchen Sie einen Credit.' });
    expect(await ledgerOf(mara, app)).toEqual(['purchase 1', 'listing -1']);
  });

  test('while credits come in at the same time, no more is spent than there is', async () => {
    const hotels = await Promise.all(Array.from({ length: 12 }, () => createEndedHotel(mara, app)));
    const [answers] = await Promise.all([
      Promise.all(hotels.map(({ id }) => switchOn(mara, id))),
      Promise.all(Array.from({ length: 6 }, () => adjust(mara, 1))),
    ]);
    const spent = answers.filter(({ status }) => status === 200).length;
    expect(await (await mara.send('GET', '/api/stripe/credits')).json()).toMatchObject({ credits: 6 - spent });
  });
});

describe('reading', () => {
  interface Ledger {
    creditTransactions: { nodes: { amount: number; balance: number; type: string; createdAt: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
  }
  const PAGE = `query ($first: Int!, $after: String) { viewer { creditTransactions(first: $first, after: $after) { nodes { amount balance type createdAt } pageInfo { hasNextPage endCursor } } } }`;
  const page = async (first: number, after: string | null = null) =>
    (await mara.graphql<{ viewer: Ledger }>(PAGE, { first, after })).data?.viewer.creditTransactions;

  test('goes page by page, the newest line first, each with the balance after it', async () => {
    for (const amount of [1, 1, -1, 3, -2]) await adjust(mara, amount);
    const balances: number[] = [];
    let next: string | null | undefined = null;
    do {
      const read: Ledger['creditTransactions'] | undefined = await page(2, next);
      balances.push(...(read?.nodes ?? []).map(({ balance }) => balance));
      next = read?.pageInfo.hasNextPage ? read.pageInfo.endCursor : null;
      // What is booked meanwhile does not shift the pages.
      await adjust(mara, 1);
    } while (next);
    expect(balances).toEqual([2, 4, 1, 2, 1]);
  });

  test('an empty ledger is one empty page', async () => {
    expect(await page(20)).toEqual({ nodes: [], pageInfo: { hasNextPage: false, endCursor: null } });
  });

  test.each([0, 101, -1])('a page of %i lines is refused', async (first) => {
    expect((await mara.graphql(PAGE, { first })).errors?.[0]?.extensions.code).toBe('INVALID');
  });

  test('a line says when it was booked, by the clock of terms', async () => {
    await buy(mara, app);
    const [line] = (await page(1))?.nodes ?? [];
    expect(Math.abs(new Date(line?.createdAt ?? 0).getTime() - app.now().getTime())).toBeLessThan(60_000);
    expect(line).toMatchObject({ type: 'PURCHASE', amount: 1, balance: 1 });
  });

  test('nobody reads what belongs to another', async () => {
    await buy(mara, app);
    const nela = await app.signIn();
    const { id } = await createEndedHotel(mara, app);
    await switchOn(mara, id);
    for (const field of ['creditTransactions { nodes { amount } }', 'subscriptions { status }', 'credits', 'hasActiveSubscription']) {
      const query = `query ($id: ID!) { hotel(id: $id) { owner { ${field} } } }`;
      for (const stranger of [nela, new Browser(app)]) {
        const { data, errors } = await stranger.graphql<{ hotel: { owner: unknown } | null }>(query, { id });
        expect(['FORBIDDEN', 'UNAUTHENTICATED']).toContain(errors?.[0]?.extensions.code);
        expect(JSON.stringify(data ?? null)).not.toMatch(/amount|status|credits|true/);
      }
    }
    expect((await nela.graphql<{ viewer: object }>('{ viewer { credits subscriptions { id } creditTransactions { nodes { id } } } }')).data?.viewer).toEqual({
      credits: 0,
      subscriptions: [],
      creditTransactions: { nodes: [] },
    });
  });

  test('an account made by hand starts without credits', async () => {
    const { id } = await createOperator(app);
    expect(await app.database.read('select credits from "user" where id = $1', [id])).toEqual([{ credits: 0 }]);
  });
});
