import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CREATE, grant, inputOf, listingBody, putUp } from '../test/listings.js';
import { buy, expectBooksInOrder, ledgerOf, type Operator, type PaidApp, startPaidApp } from '../test/payments.js';

let app: PaidApp;
beforeAll(async () => {
  app = await startPaidApp();
});
afterAll(() => app.stop());

/** Creates a listing through REST or GraphQL and says what came of it: `created`, or the code of the refusal. */
async function create(operator: Operator, way: 'REST' | 'GraphQL', body: Record<string, unknown>): Promise<string> {
  if (way === 'GraphQL') {
    const { errors } = await operator.graphql(CREATE, { input: inputOf(body) });
    return errors?.[0]?.extensions.code ?? 'created';
  }
  const response = await operator.send('POST', '/api/hotels', body);
  return response.status === 201 ? 'created' : ((await response.json()) as { code: string }).code;
}

async function slugsOf({ user }: Operator): Promise<string[]> {
  const rows = await app.database.read<{ slug: string }>('select slug from hotel where owner_id = $1 order by slug collate "C"', [user.id]);
  return rows.map(({ slug }) => slug);
}

test('one credit and twenty creations at once put up one listing', async () => {
  const mara = await app.signIn();
  await buy(mara, app);
  const body = await listingBody(app);
  const outcomes = await Promise.all(Array.from({ length: 20 }, (_, index) => create(mara, index % 2 ? 'REST' : 'GraphQL', body)));
  expect(outcomes.toSorted()).toEqual([...Array.from({ length: 19 }, () => 'PAYMENT_REQUIRED'), 'created']);
  expect(await slugsOf(mara)).toEqual(['kuca-lavanda']);
  expect(await ledgerOf(mara, app)).toEqual(['purchase 1', 'listing -1']);
  await expectBooksInOrder(app.database);
});

test('a name that many give at once is another address for each', async () => {
  const operators = [await app.signIn(), await app.signIn(), await app.signIn()];
  for (const operator of operators) await grant(operator, 4, app);
  const body = await listingBody(app, { name: 'Vila Zora' });
  const outcomes = await Promise.all(operators.flatMap((operator) => [1, 2, 3, 4].map((count) => create(operator, count % 2 ? 'REST' : 'GraphQL', body))));
  expect(new Set(outcomes)).toEqual(new Set(['created']));
  const slugs = (await Promise.all(operators.map(slugsOf))).flat();
  const expected = ['vila-zora', ...Array.from({ length: 11 }, (_, index) => `vila-zora-${index + 2}`)];
  expect(slugs.toSorted()).toEqual(expected.toSorted());
});

test('a name that ends in a number does not collide with the count behind another', async () => {
  const operators = [await app.signIn(), await app.signIn()];
  for (const operator of operators) await grant(operator, 5, app);
  const [plain, numbered] = [await listingBody(app, { name: 'Pansion Bura' }), await listingBody(app, { name: 'Pansion Bura 2' })];
  const outcomes = await Promise.all([1, 2, 3, 4, 5].flatMap(() => operators.map((operator, index) => create(operator, 'REST', index ? numbered : plain))));
  expect(new Set(outcomes)).toEqual(new Set(['created']));
  const slugs = (await Promise.all(operators.map(slugsOf))).flat();
  expect(new Set(slugs).size).toBe(10);
});

test('a listing that is changed and deleted at once is gone, and nothing else happens', async () => {
  const mara = await app.signIn();
  const hotel = await putUp(mara, app, { name: 'Kuća Jugo' });
  const body = await listingBody(app, { name: 'Kuća Tramontana' });
  const statuses = await Promise.all([
    mara.send('DELETE', `/api/hotels/${hotel.id}`),
    mara.send('DELETE', `/api/hotels/${hotel.id}`),
    mara.send('PUT', `/api/hotels/${hotel.id}`, body),
    mara.send('PATCH', `/api/hotels/${hotel.id}/status`, { isActive: false }),
  ]).then((responses) => responses.map(({ status }) => status));
  expect(statuses.slice(0, 2).toSorted()).toEqual([200, 404]);
  expect([200, 404]).toContain(statuses[2]);
  expect([200, 404]).toContain(statuses[3]);
  expect(await slugsOf(mara)).toEqual([]);
  await expectBooksInOrder(app.database);
});

test('switched on twenty times after its term, a listing costs one credit', async () => {
  const mara = await app.signIn();
  const hotel = await putUp(mara, app);
  await app.database.read(`update hotel set is_active = false, inactive_reason = 'expired', paid_until = $2 where id = $1`, [hotel.id, new Date(app.stripe.clock.now().getTime() - 1000)]);
  await grant(mara, 3, app);
  const responses = await Promise.all(Array.from({ length: 20 }, () => mara.send('PATCH', `/api/hotels/${hotel.id}/status`, { isActive: true })));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await ledgerOf(mara, app)).toEqual(['adjustment 1', 'listing -1', 'adjustment 3', 'listing -1']);
  await expectBooksInOrder(app.database);
});
