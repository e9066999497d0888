import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './site.js';

const password = 'kamen-i-more-7';

/** An operator of this test's own, signed in on this browser. */
async function register(page: Page): Promise<void> {
  const input = { email: `jahre-${Date.now()}@example.org`, password, confirmPassword: password, phone: '+385 21 000' };
  expect((await page.request.post('/api/auth/register', { data: input })).status()).toBe(200);
}

/** Puts up a listing over the interface for partners: this journey is about what follows. */
async function createListing(request: APIRequestContext, name: string): Promise<string> {
  const sharp = (await import('sharp')).default;
  const urls: string[] = [];
  for (let shade = 0; shade < 5; shade += 1) {
    const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: { r: 40 * shade, g: 90, b: 140 } } }).png().toBuffer();
    const response = await request.post('/api/upload/image', { multipart: { image: { name: 'haus.png', mimeType: 'image/png', buffer } } });
    urls.push(((await response.json()) as { imageUrl: string }).imageUrl);
  }
  const [imageUrl, ...images] = urls;
  const response = await request.post('/api/hotels', {
    data: {
      name,
      regionId: 1,
      address: 'Obala 1, 21000 Split',
      pricePerNight: 120,
      rooms: 2,
      guests: 4,
      size: 65,
      shortDescription: 'Ein Haus am Wasser, mit Garten.',
      description: 'Ein Haus am Wasser, mit Garten und einer Terrasse, auf der man bis in den Abend sitzt.',
      imageUrl,
      images,
    },
  });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { slug: string }).slug;
}

async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Kartennummer').fill(number);
  await page.getByLabel('Gültig bis').fill('12/49');
  await page.getByLabel('Prüfnummer').fill('123');
  await page.getByLabel('Name auf der Karte').fill('Mara Muster');
  await page.getByRole('button', { name: 'Abonnieren' }).click();
}

/** Lets a year go by at the payment provider; the product follows. */
async function aYearLater(page: Page): Promise<void> {
  await page.goto('/sandbox/stripe');
  await page.getByRole('button', { name: '+1 year' }).click();
  await expect(page).toHaveURL(/\/sandbox\/stripe\/?$/);
}

test('a credit is bought with a promotion code, used, cancelled, and its listing ends a year later', async ({ page, context, traffic }) => {
  test.setTimeout(300_000);
  await register(page);
  await page.goto('/credits');
  await expect(page.getByText('Abonniert')).toBeHidden();
  await page.getByRole('radio', { name: /Hotel-Listing Credit/ }).check();
  const checkout = page.getByRole('button', { name: /Zur Stripe Checkout - 189\s?€/ });
  let begun = 0;
  page.on('request', (request) => (begun += request.postData()?.includes('mutation CreateCheckoutSession') ? 1 : 0));
  await checkout.dblclick();
  await expect(page).toHaveURL(/\/sandbox\/stripe\/checkout\/cs_/);
  expect(begun, 'a double click begins one checkout').toBe(1);

  await page.getByLabel('Aktionscode').fill('SAISON20');
  await page.getByRole('button', { name: 'Anwenden' }).click();
  await expect(page.getByText('151,20 €').first()).toBeVisible();
  await payByCard(page, '4242 4242 4242 4242');

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/1 Credit/).first()).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  traffic.restart();
  await dialog.getByRole('button', { name: 'Dashboard anzeigen' }).click();
  await expect(page.getByRole('region', { name: 'Verfügbare Credits' }).getByText('1', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Credits kaufen' }).first().click();
  await expect(page.getByText('Abonniert')).toBeVisible();
  await expect(page.getByRole('row', { name: /Credit gekauft/ })).toContainText('+1');

  const slug = await createListing(page.request, 'Kuća jedne godine');
  const [portal] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: /Abo verwalten/ }).first().click()]);
  await portal.getByRole('link', { name: 'Kündigen' }).or(portal.getByRole('button', { name: 'Kündigen' })).first().click();
  await portal.getByRole('button', { name: /kündigen/i }).click();
  await expect(portal.getByText('Gekündigt', { exact: true })).toBeVisible();
  await portal.close();

  await page.reload();
  await expect(page.getByText(/Läuft bis .* und verlängert sich nicht/)).toBeVisible();
  expect((await page.request.get(`/api/hotels/${slug}`)).status(), 'active until the paid year ends').toBe(200);

  await aYearLater(page);
  await page.goto('/credits');
  await expect(page.getByText(/^Beendet am/)).toBeVisible();
  await expect(page.getByText('Abonniert')).toBeHidden();
  const visitor = await context.browser()?.newContext();
  expect((await visitor?.request.get(new URL(`/api/hotels/${slug}`, page.url()).href))?.status(), 'the listing is over').toBe(404);
  await visitor?.close();
  const mails = await (await page.request.get('/dev/mail')).text();
  expect(mails).toContain('Ihr Eintrag ist abgelaufen');
});

test('a declined card and a cancelled checkout cost nothing, and the way is open again', async ({ page }) => {
  await register(page);
  await page.goto('/credits');
  await page.getByRole('radio', { name: /Hotel-Listing Credit/ }).check();
  await page.getByRole('button', { name: /Zur Stripe Checkout/ }).click();
  await payByCard(page, '4000 0000 0000 0002');
  await expect(page.getByRole('alert')).toContainText('abgelehnt');
  await page.getByRole('link', { name: /Zurück zu/ }).first().click();
  await expect(page.getByText('Der Kauf wurde abgebrochen. Es wurde nichts berechnet.')).toBeVisible();
  expect(await (await page.request.get('/api/stripe/credits')).json()).toEqual({ credits: 0, hasActiveSubscription: false });
  await page.getByRole('radio', { name: /Hotel-Listing Credit/ }).check();
  await page.getByRole('button', { name: /Zur Stripe Checkout/ }).click();
  await payByCard(page, '4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Zahlung bestätigen' }).click();
  await expect(page.getByRole('dialog').getByText(/1 Credit/).first()).toBeVisible();
});
