import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../test/browser.js';
import { beginCheckout, buy, CARD, createEndedHotel, daysLater, expectBooksInOrder, ledgerOf, type Operator, pay, type PaidApp, startPaidApp } from '../test/payments.js';

let app: PaidApp;
let mara: Operator;
beforeAll(async () => {
  app = await startPaidApp({ environment: { PUBLIC_URL: 'https://obala.example' } });
  mara = await app.signIn();
});
afterEach(() => expectBooksInOrder(app.database));
afterAll(() => app.stop());

const priceId = () => app.stripe.settings.STRIPE_PRICE_ID;
const begin = (operator: Browser, body: object) => operator.send('POST', '/api/stripe/create-checkout-session', body);
/** The open checkout that an answer leads to. */
async function checkoutOf(answer: Response) {
  expect(answer.status).toBe(200);
  const { checkoutUrl } = (await answer.json()) as { checkoutUrl: string };
  return app.stripe.billing.checkout(/cs_[^/?]+/.exec(checkoutUrl)?.[0] ?? '');
}

describe('beginning a checkout', () => {
  test.each([
    [{}, 'Preis-ID ist erforderlich'],
    [{ priceId: '' }, 'Preis-ID ist erforderlich'],
    [{ priceId: null }, 'Preis-ID ist erforderlich'],
    [{ priceId: 'price_of_another_shop' }, 'Diesen Preis können Sie nicht kaufen.'],
    [{ priceId: 'x'.repeat(300) }, 'Diesen Preis können Sie nicht kaufen.'],
  ])('with %j is refused', async (body, message) => {
    const answer = await begin(mara, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ code: 'INVALID', message, fields: { priceId: message } });
  });

  test('with a promotion code takes something off', async () => {
    expect(await checkoutOf(await begin(mara, { priceId: priceId(), promoCode: 'SAISON20' }))).toMatchObject({ promotionCode: 'SAISON20', total: 15_120 });
    const plain = await checkoutOf(await begin(mara, { priceId: priceId() }));
    expect(plain).toMatchObject({ promotionCode: null, allowsPromotionCodes: true, total: 18_900 });
  });

  test('with a code that does not exist is refused', async () => {
    const answer = await begin(mara, { priceId: priceId(), promoCode: 'GIBTSNICHT' });
    const message = 'Diesen Aktionscode gibt es nicht, oder er gilt nicht mehr.';
    expect([answer.status, await answer.json()]).toEqual([400, { code: 'INVALID', message, fields: { promoCode: message } }]);
  });

  test('a free one is a purchase too', async () => {
    const nela = await app.signIn();
    const checkout = await checkoutOf(await begin(nela, { priceId: priceId(), promoCode: 'WILLKOMMEN' }));
    expect(checkout?.total).toBe(0);
    await app.stripe.billing.pay(checkout?.id ?? '', null);
    expect(await (await nela.send('POST', '/api/stripe/sync-checkout', { sessionId: checkout?.id })).json()).toEqual({ success: true, creditsAdded: 1 });
    const { data } = await nela.graphql<{ viewer: { subscriptions: object[] } }>('{ viewer { subscriptions { status } } }');
    expect(data?.viewer.subscriptions).toEqual([{ status: 'active' }]);
  });

  test.each([
    ['de', 'https://obala.example/credits'],
    ['en', 'https://obala.example/en/credits'],
    ['hr', 'https://obala.example/hr/credits'],
  ])('in %s leads back to the page in that language', async (language, page) => {
    const browser = new Browser(app, { 'accept-language': language });
    browser.cookie = mara.cookie;
    const checkout = await checkoutOf(await begin(browser, { priceId: priceId() }));
    expect(checkout).toMatchObject({ locale: language, email: mara.user.email, cancelUrl: `${page}?canceled=true` });
    expect(checkout?.successUrl).toBe(`${page}?success=true&session_id=${checkout?.id}`);
  });

  test('a visitor is asked to sign in', async () => {
    expect((await begin(new Browser(app), { priceId: priceId() })).status).toBe(401);
  });

  test('makes one customer at Stripe, however many begin at once', async () => {
    const nela = await app.signIn();
    await Promise.all(Array.from({ length: 10 }, (_, index) => begin(nela, { priceId: priceId(), promoCode: index % 2 ? 'SAISON20' : undefined })));
    const { data } = await app.payments.stripe.customers.list({ email: nela.user.email });
    expect(data.map(({ metadata }) => metadata)).toEqual([{ userId: String(nela.user.id) }]);
  });
});

describe('a checkout is the same one', () => {
  test('after a double click, and after cancelling', async () => {
    const nela = await app.signIn();
    const first = await Promise.all(Array.from({ length: 5 }, () => beginCheckout(nela, app)));
    expect(new Set([...first, await beginCheckout(nela, app)]).size).toBe(1);
  });

  test('until it has been paid', async () => {
    const nela = await app.signIn();
    const paid = await pay(nela, app);
    const next = await Promise.all([beginCheckout(nela, app), beginCheckout(nela, app)]);
    expect(next[0]).toBe(next[1]);
    expect(next[0]).not.toBe(paid);
    expect(await beginCheckout(nela, app)).toBe(next[0]);
  });

  test('until it has run out', async () => {
    const nela = await app.signIn();
    const first = await beginCheckout(nela, app);
    await daysLater(2, app);
    const second = await beginCheckout(nela, app);
    expect(second).not.toBe(first);
    expect(await app.stripe.billing.pay(second, CARD)).toMatchObject({ kind: 'paid' });
  });
});

describe('the portal', () => {
  test('opens for whoever has bought, in their language', async () => {
    const nela = await app.signIn();
    await buy(nela, app);
    const answer = await nela.send('POST', '/api/stripe/create-portal-session');
    const { url } = (await answer.json()) as { url: string };
    const portal = await app.stripe.billing.portal(/bps_[^/?]+/.exec(url)?.[0] ?? '');
    expect(portal).toMatchObject({ email: nela.user.email, locale: 'de', returnUrl: 'https://obala.example/credits', invoices: [{ total: 18_900 }] });
  });

  test('there is none without a purchase, and none for a visitor', async () => {
    const nela = await app.signIn();
    const answer = await nela.send('POST', '/api/stripe/create-portal-session');
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
    expect((await new Browser(app).send('POST', '/api/stripe/create-portal-session')).status).toBe(401);
  });
});

describe('an invoice', () => {
  const LINK = 'mutation ($id: ID!) { createInvoiceLink(transactionId: $id) }';
  const LINES = '{ viewer { creditTransactions { nodes { id type description hasInvoice } } } }';
  interface Line {
    id: string;
    type: string;
    description: string;
    hasInvoice: boolean;
  }
  const linesOf = async (operator: Operator) =>
    (await operator.graphql<{ viewer: { creditTransactions: { nodes: Line[] } } }>(LINES)).data?.viewer.creditTransactions.nodes ?? [];

  test('can be read by its operator only, and only where there is one', async () => {
    const nela = await app.signIn();
    await buy(nela, app);
    const { id: hotelId } = await createEndedHotel(nela, app);
    await nela.send('PATCH', `/api/hotels/${hotelId}/status`, { isActive: true });
    const [spent, bought] = await linesOf(nela);
    expect([spent, bought]).toMatchObject([{ type: 'LISTING', hasInvoice: false }, { type: 'PURCHASE', hasInvoice: true }]);
    const { data } = await nela.graphql<{ createInvoiceLink: string }>(LINK, { id: bought?.id });
    const invoice = await app.stripe.billing.invoice(data?.createInvoiceLink.split('/').at(-1) ?? '');
    expect(invoice).toMatchObject({ number: bought?.description, status: 'paid', total: 18_900, email: nela.user.email });

    const refusals = [await nela.graphql(LINK, { id: spent?.id }), await mara.graphql(LINK, { id: bought?.id }), await nela.graphql(LINK, { id: '999999' })];
    for (const { errors } of refusals) expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await new Browser(app).graphql(LINK, { id: bought?.id })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await ledgerOf(nela, app)).toEqual(['purchase 1', 'listing -1']);
  });
});

test('an operator whose customer was deleted at Stripe buys as a new one', async () => {
  const mara = await app.signIn();
  await buy(mara, app);
  const [before] = await app.database.read<{ id: string }>('select stripe_customer_id as id from "user" where id = $1', [mara.user.id]);
  await app.payments.stripe.customers.del(before?.id ?? '');
  await buy(mara, app);
  const [after] = await app.database.read<{ id: string }>('select stripe_customer_id as id from "user" where id = $1', [mara.user.id]);
  expect(after?.id).not.toBe(before?.id);
  expect(await ledgerOf(mara, app)).toEqual(['purchase 1', 'purchase 1']);
  // The former customer's subscription ended with it, and is still this operator's.
  expect((await mara.send('POST', '/api/stripe/force-sync-credits')).status).toBe(200);
  for (const { id } of await app.stripe.events.pending()) expect(await app.stripe.events.deliver(id)).toBe(200);
  const states = await app.database.read('select status from subscription where user_id = $1 order by id', [mara.user.id]);
  expect(states).toEqual([{ status: 'canceled' }, { status: 'active' }]);
});
