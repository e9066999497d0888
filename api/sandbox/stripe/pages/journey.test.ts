import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../src/test/database.js';
import { startStripeSandbox, type StripeSandbox } from '../sandbox.js';
import { stripePages } from './routes.js';

const GOOD = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: 'Ana Horvat' };

let database: TestDatabase;
let sandbox: StripeSandbox;
let server: Server;
let stripe: Stripe;
let customer: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const app = express();
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const publicUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
  sandbox = await startStripeSandbox({ databaseUrl: database.url, publicUrl });
  app.use('/sandbox/stripe', stripePages(sandbox.billing, sandbox.clock));
  const { hostname, port } = new URL(sandbox.apiBase);
  stripe = new Stripe(sandbox.settings.STRIPE_SECRET_KEY, { host: hostname, port, protocol: 'http' });
  customer = (await stripe.customers.create({ email: 'ana@example.com' })).id;
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await sandbox.stop();
  await database.drop();
});

/** A checkout as the application opens it. */
function openCheckout(): Promise<Stripe.Checkout.Session> {
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: sandbox.settings.STRIPE_PRICE_ID, quantity: 1 }],
    allow_promotion_codes: true,
    locale: 'de',
    success_url: 'http://shop.example/done?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.example/credits',
  });
}

async function read(url: string | null): Promise<string> {
  const response = await fetch(url ?? '', { headers: { 'accept-language': 'de' } });
  return (await response.text()).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

/** Sends a form and says where it leads. */
async function send(url: string, fields: Record<string, string> = {}): Promise<string> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '', url).href;
}

it('pays once for two clicks, with the discount that was applied', async () => {
  const { id, url } = await openCheckout();
  await send(`${url}/promotion-code`, { code: 'saison20' });
  expect(await read(url)).toContain('Heute fällig 151,20 €');
  const done = `http://shop.example/done?session=${id}`;
  expect(await Promise.all([send(`${url}/pay`, GOOD), send(`${url}/pay`, GOOD)])).toEqual([done, done]);
  const invoices = await stripe.invoices.list({ customer });
  expect(invoices.data.map(({ status, total }) => ({ status, total }))).toEqual([{ status: 'paid', total: 15_120 }]);
  expect(await read(url)).toContain('Diese Bezahlung ist abgeschlossen');
  expect(await read(invoices.data[0]?.hosted_invoice_url ?? null)).toContain('Gesamtbetrag 151,20 €');
});

it('asks the bank, and takes its no', async () => {
  const { id, url } = await openCheckout();
  const confirm = await send(`${url}/pay`, { ...GOOD, number: '4000 0025 0000 3155' });
  expect(confirm).toBe(`${url}/confirm`);
  expect(await send(confirm, { answer: 'refuse' })).toBe(url);
  expect(await read(url)).toContain('Die Zahlung wurde bei Ihrer Bank nicht bestätigt.');
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open');
});

it('cancels in the portal and takes it back', async () => {
  const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: 'http://shop.example/dashboard', locale: 'de' });
  const [subscription] = (await stripe.subscriptions.list({ customer })).data;
  const fields = { subscription: subscription?.id ?? '' };
  await send(`${url}/cancel`, fields);
  expect(await read(url)).toContain('Gekündigt. Es bleibt bis zum');
  expect((await stripe.subscriptions.list({ customer })).data[0]).toMatchObject({ status: 'active' });
  await send(`${url}/resume`, fields);
  expect(await read(url)).toContain('Verlängert sich am');
});

it('fails at the renewal, and another card settles it', async () => {
  const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: 'http://shop.example/dashboard', locale: 'de' });
  expect(await send(`${url}/card`, { ...GOOD, number: '4000 0000 0000 0341' })).toBe(`${url}?done=card`);
  await send(new URL('/sandbox/stripe/clock', url).href, { step: '1y' });
  await send(new URL('/sandbox/stripe/clock', url).href, { step: '1d' });
  expect(await read(url)).toContain('Zahlung überfällig');
  await send(`${url}/card`, GOOD);
  const text = await read(url);
  expect(text).not.toContain('Zahlung überfällig');
  expect(text).toContain('189,00 € Bezahlt');
});
