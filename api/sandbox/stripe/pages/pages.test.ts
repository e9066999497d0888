import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stripePages } from './routes.js';
import { CHECKOUT, MemoryBilling, NOW } from './test/memory-billing.js';

const GOOD = { number: '4242 4242 4242 4242', expiry: '12 / 28', cvc: '123', name: 'Ana Horvat' };

let billing: MemoryBilling;
let server: Server;
let base: string;

beforeEach(async () => {
  billing = new MemoryBilling();
  const clock = {
    now: () => billing.now,
    async advance(to: Date) {
      billing.now = to;
    },
  };
  const app = express().use('/sandbox/stripe', stripePages(billing, clock));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  base = `http://localhost:${(server.address() as AddressInfo).port}/sandbox/stripe`;
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

/** What stands on a page, without its markup, in one line. */
async function read(path: string, language = 'de'): Promise<{ status: number; html: string; text: string; headers: Headers }> {
  const response = await fetch(base + path, { redirect: 'manual', headers: { 'accept-language': language } });
  const html = await response.text();
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ');
  return { status: response.status, html, text, headers: response.headers };
}

/** Sends a form; where the browser is led, seen from the router, or to another site. */
async function send(path: string, fields: Record<string, string> = {}): Promise<string> {
  const response = await fetch(base + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  expect(response.status).toBe(303);
  return response.headers.get('location')?.replace('/sandbox/stripe', '') ?? '';
}

describe('checkout', () => {
  it('shows the order, what is due today and what comes after', async () => {
    billing.view = { ...CHECKOUT, promotionCode: 'SAISON20', discount: 3780, total: 15120 };
    const { status, text, html } = await read('/checkout/cs_1');
    expect(status).toBe(200);
    expect(text).toContain('Hotel-Listing Credit abonnieren');
    expect(text).toContain('Rabatt (SAISON20) −37,80 €');
    expect(text).toContain('Heute fällig 151,20 €');
    expect(text).toContain('Danach 189,00 € pro Jahr');
    expect(text).toContain('Testumgebung');
    expect(html).toContain('value="ana@example.com"');
    expect(html).toContain('href="http://shop.example/credits"');
    for (const name of ['cc-number', 'cc-exp', 'cc-csc', 'cc-name']) expect(html).toContain(`autocomplete="${name}"`);
  });

  it.each([
    ['en', 'Subscribe to Hotel-Listing Credit', 'Then €189.00 per year', 'Card number', 'Test mode'],
    ['hr', 'Pretplata: Hotel-Listing Credit', 'Zatim 189,00 € godišnje', 'Broj kartice', 'Testno okruženje'],
  ])('speaks %s', async (locale, ...words) => {
    billing.view.locale = locale;
    const { text, html } = await read('/checkout/cs_1');
    for (const word of words) expect(text).toContain(word);
    expect(html).toContain(`<html lang="${locale}">`);
  });

  it('speaks the browser\'s language where the checkout leaves it open', async () => {
    billing.view.locale = 'auto';
    expect((await read('/checkout/cs_1', 'hr-HR,hr;q=0.9')).text).toContain('Broj kartice');
  });

  it('escapes what others have written', async () => {
    Object.assign(billing.view, { productName: '<script>alert(1)</script>', email: '"><script>alert(2)</script>' });
    await send('/checkout/cs_1/pay', { ...GOOD, cvc: '', name: '"><script>alert(3)</script>' });
    const { html } = await read('/checkout/cs_1');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&#60;script&#62;alert(1)');
    expect(html).toContain('&#60;script&#62;alert(3)');
  });

  it('lets nothing in from elsewhere and leads only to the shop', async () => {
    const { headers } = await read('/checkout/cs_1');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("form-action 'self' http://shop.example;");
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  it('goes on to the shop after a payment', async () => {
    expect(await send('/checkout/cs_1/pay', GOOD)).toBe('http://shop.example/done');
    expect(billing.payments).toEqual([GOOD]);
  });

  it('reads an expiry however it is typed', async () => {
    await send('/checkout/cs_1/pay', { ...GOOD, expiry: '4/2029' });
    expect(billing.payments).toEqual([{ ...GOOD, expiry: '04 / 29' }]);
  });

  it('pays nothing when the form is sent again', async () => {
    await send('/checkout/cs_1/pay', GOOD);
    expect(await send('/checkout/cs_1/pay', GOOD)).toBe('http://shop.example/done');
    expect(billing.payments).toHaveLength(1);
  });

  it('says at each field what is wrong and keeps what was typed, but not the CVC', async () => {
    expect(await send('/checkout/cs_1/pay', { number: '4242 4242 4242 4241', expiry: '10/26', cvc: '12', name: '' })).toBe('/checkout/cs_1');
    const { html, text } = await read('/checkout/cs_1');
    expect(text).toContain('Diese Kartennummer stimmt nicht.');
    expect(text).toContain('Diese Karte ist abgelaufen.');
    expect(text).toContain('Die Prüfnummer hat drei oder vier Ziffern.');
    expect(text).toContain('Bitte geben Sie den Namen an');
    expect(html).toMatch(/<title>Fehler: /);
    expect(html).toMatch(/id="number"[^>]*value="4242 4242 4242 4241"[^>]*aria-describedby="number-error"[^>]*aria-invalid="true"[^>]*autofocus/);
    expect(html).toMatch(/id="cvc"[^>]*value=""/);
    expect(billing.payments).toEqual([]);
    expect((await read('/checkout/cs_1')).text).not.toContain('stimmt nicht');
  });

  it('takes a card to the end of its month, by the sandbox\'s clock', async () => {
    billing.now = new Date('2028-12-31T23:00:00Z');
    expect(await send('/checkout/cs_1/pay', GOOD)).toBe('http://shop.example/done');
    billing = Object.assign(billing, { view: { ...CHECKOUT }, now: new Date('2029-01-01T00:00:00Z') });
    expect(await send('/checkout/cs_1/pay', GOOD)).toBe('/checkout/cs_1');
  });

  it.each([
    ['de', 'Ihre Bank hat die Zahlung abgelehnt.'],
    ['en', 'Your bank declined the payment.'],
    ['hr', 'Vaša je banka odbila plaćanje.'],
  ])('says in %s that a card was declined', async (locale, words) => {
    billing.view.locale = locale;
    expect(await send('/checkout/cs_1/pay', { ...GOOD, number: '4000 0000 0000 0002' })).toBe('/checkout/cs_1');
    const { html, text } = await read('/checkout/cs_1');
    expect(text).toContain(words);
    expect(html).toContain('role="alert"');
    expect(html).toContain('value="4000 0000 0000 0002"');
    expect(html).not.toContain('value="123"');
  });

  it('puts the bank\'s answer about the CVC at its field', async () => {
    await send('/checkout/cs_1/pay', { ...GOOD, number: '4000 0000 0000 0127' });
    expect((await read('/checkout/cs_1')).text).toContain('Prüfnummer (CVC) Ihre Bank hat die Prüfnummer nicht angenommen.');
  });

  it('applies a promotion code, takes it out again, and refuses another one', async () => {
    await send('/checkout/cs_1/promotion-code', { code: ' saison20 ' });
    expect((await read('/checkout/cs_1')).text).toContain('Code SAISON20 entfernen');
    await send('/checkout/cs_1/promotion-code');
    expect((await read('/checkout/cs_1')).text).toContain('Heute fällig 189,00 €');
    await send('/checkout/cs_1/promotion-code', { code: 'NIX' });
    const { html, text } = await read('/checkout/cs_1');
    expect(text).toContain('Diesen Code gibt es nicht');
    expect(html).toMatch(/id="code"[^>]*value="NIX"/);
  });

  it('asks for no card when nothing is due', async () => {
    Object.assign(billing.view, { discount: 18900, total: 0 });
    expect((await read('/checkout/cs_1')).html).not.toContain('cc-number');
    expect(await send('/checkout/cs_1/pay')).toBe('http://shop.example/done');
    expect(billing.payments).toEqual([null]);
  });

  it('asks the bank, which may say yes or no', async () => {
    const card = { ...GOOD, number: '4000 0025 0000 3155' };
    expect(await send('/checkout/cs_1/pay', card)).toBe('/checkout/cs_1/confirm');
    expect((await read('/checkout/cs_1')).headers.get('location')).toBe('/sandbox/stripe/checkout/cs_1/confirm');
    expect((await read('/checkout/cs_1/confirm')).text).toContain('Möchten Sie die Zahlung von 189,00 € an Obala freigeben?');
    expect(await send('/checkout/cs_1/confirm', { answer: 'refuse' })).toBe('/checkout/cs_1');
    expect((await read('/checkout/cs_1')).text).toContain('Die Zahlung wurde bei Ihrer Bank nicht bestätigt.');
    await send('/checkout/cs_1/pay', card);
    expect(await send('/checkout/cs_1/confirm', { answer: 'approve' })).toBe('http://shop.example/done');
  });

  it('fills in a test card without a script', async () => {
    expect((await read('/checkout/cs_1?card=3155')).html).toMatch(/id="number"[^>]*value="4000 0025 0000 3155"/);
  });

  it('says that a checkout is complete, expired or unknown', async () => {
    billing.view.status = 'complete';
    const complete = await read('/checkout/cs_1');
    expect(complete.text).toContain('Diese Bezahlung ist abgeschlossen');
    expect(complete.html).toContain('href="http://shop.example/done"');
    billing.view.status = 'expired';
    const expired = await read('/checkout/cs_1');
    expect([expired.status, expired.html.includes('href="http://shop.example/credits"')]).toEqual([410, true]);
    expect(await send('/checkout/cs_1/pay', GOOD)).toBe('/checkout/cs_1');
    const missing = await read('/checkout/cs_9', 'hr');
    expect(missing.status).toBe(404);
    expect(missing.text).toContain('Ova stranica ne postoji');
    expect(billing.payments).toEqual([]);
  });
});

describe('portal', () => {
  it('shows subscriptions, card and invoices', async () => {
    const { text, html } = await read('/portal/bps_1');
    expect(text).toContain('189,00 € pro Jahr Verlängert sich am 21. November 2027.');
    expect(text).toContain('Visa, endet auf 4242');
    expect(html).toContain('href="/sandbox/stripe/invoice/key_1?locale=de"');
  });

  it('says what cancelling means, cancels, and takes it back', async () => {
    expect((await read('/portal/bps_1/cancel?subscription=sub_1')).text).toContain('bleibt bis zum 21. November 2027 bestehen');
    expect(billing.customer.subscriptions[0]?.cancelAt).toBeNull();
    expect(await send('/portal/bps_1/cancel', { subscription: 'sub_1' })).toBe('/portal/bps_1?done=cancelled');
    expect((await read('/portal/bps_1?done=cancelled')).text).toContain('Gekündigt. Es bleibt bis zum 21. November 2027 bestehen.');
    expect(await send('/portal/bps_1/resume', { subscription: 'sub_1' })).toBe('/portal/bps_1?done=resumed');
    expect((await read('/portal/bps_1')).text).toContain('Verlängert sich');
  });

  it('leaves alone what belongs to another customer', async () => {
    expect(await send('/portal/bps_1/cancel', { subscription: 'sub_2' })).toBe('/portal/bps_1');
    expect((await read('/portal/bps_2')).status).toBe(404);
  });

  it('keeps another card, or says why not', async () => {
    expect(await send('/portal/bps_1/card', GOOD)).toBe('/portal/bps_1?done=card');
    expect(billing.cards).toEqual([GOOD]);
    expect(await send('/portal/bps_1/card', { ...GOOD, number: '4000 0000 0000 0002' })).toBe('/portal/bps_1/card');
    expect((await read('/portal/bps_1/card')).text).toContain('Ihre Bank hat die Zahlung abgelehnt.');
    await send('/portal/bps_1/card', { ...GOOD, expiry: '13/30' });
    expect((await read('/portal/bps_1/card')).text).toContain('Bitte geben Sie Monat und Jahr an');
    expect(billing.cards).toHaveLength(2);
  });

  it('asks for another card when a payment has failed', async () => {
    billing.customer.subscriptions = billing.customer.subscriptions.map((item) => ({ ...item, status: 'past_due' }));
    billing.customer.locale = 'hr';
    const { text } = await read('/portal/bps_1');
    expect(text).toContain('Plaćanje kasni');
    expect(text).toContain('Dodajte drugu karticu');
  });
});

describe('invoice', () => {
  it.each([
    ['de', 'Rechnung Bezahlt', '21. November 2026 bis 21. November 2027', 'Gesamtbetrag 151,20 €'],
    ['en', 'Invoice Paid', '21 November 2026 to 21 November 2027', 'Total €151.20'],
    ['hr', 'Račun Plaćen', '21. studenoga 2026. – 21. studenoga 2027.', 'Ukupno 151,20 €'],
  ])('is written in %s', async (language, ...words) => {
    const { text } = await read('/invoice/key_1', language);
    for (const word of words) expect(text).toContain(word);
  });

  it('keeps the language of the portal that led to it', async () => {
    expect((await read('/invoice/key_1?locale=hr', 'de')).text).toContain('Broj računa');
  });

  it('is its own PDF, and missing when unknown', async () => {
    expect((await read('/invoice/key_1/pdf')).headers.get('location')).toBe('/sandbox/stripe/invoice/key_1');
    expect((await read('/invoice/key_2')).status).toBe(404);
  });
});

describe('the developer\'s page', () => {
  it('shows the time, who has what, and what was delivered', async () => {
    const { text } = await read('/');
    expect(text).toContain('Saturday, 21 November 2026 at 11:00');
    expect(text).toContain('ana@example.com cus_1');
    expect(text).toContain('invoice.paid');
    expect(text).toContain('Delivered');
    expect(text).toContain('SAISON20');
  });

  it('moves the clock forwards only', async () => {
    await send('/clock', { step: '30d' });
    expect(billing.now.toISOString()).toBe('2026-12-21T10:00:00.000Z');
    await send('/clock', { step: '1y' });
    await send('/clock', { date: '2028-02-01' });
    expect(billing.now.toISOString()).toBe('2028-02-01T10:00:00.000Z');
    expect(await send('/clock', { date: '2028-01-01' })).toBe('/?error=past');
    expect(await send('/clock', { date: '9999-01-01' })).toBe('/?error=far');
    expect(await send('/clock', { date: 'soon' })).toBe('/?error=past');
    expect(billing.now.getTime()).toBeGreaterThan(NOW.getTime());
    expect((await read('/?error=past')).text).toContain('The clock only moves forward');
  });
});

it('serves its stylesheet, script and fonts', async () => {
  for (const file of ['/pages.css', '/pages.js', '/fonts/figtree-latin-wght-normal.woff2']) expect((await read(file)).status).toBe(200);
});
