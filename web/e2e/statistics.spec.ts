import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { buyCredit, listingInput, registerOperator, type OwnListing } from './operator.js';
import { expect, isPhone, test } from './site.js';

/** A listing with a website and an address to write to. */
async function putUp(page: Page): Promise<OwnListing> {
  await buyCredit(page);
  const contact = { website: 'https://www.haus.example/zimmer', contactEmail: 'gast@haus.example' };
  const data = await listingInput(page.request, { name: `Vila ${randomUUID().slice(0, 8)}`, ...contact });
  const response = await page.request.post('/api/hotels', { data });
  expect(response.status(), 'a listing is put up').toBe(201);
  return (await response.json()) as OwnListing;
}

/** Waits until the page has reported this, whatever else goes with it. */
const reported = (page: Page, kind: string) =>
  page.waitForResponse((response) => response.url().endsWith('/api/visits') && (response.request().postData() ?? '').includes(kind) && response.status() === 204);

test('what a visitor sees and follows stands in the operator’s statistics, and nothing on the visitor’s device', async ({ page, browser, baseURL, userAgent }) => {
  test.skip(isPhone(page), 'the same on every screen');
  // Two browsers and many pages: longer than most journeys.
  test.slow();
  const email = await registerOperator(page);
  const hotel = await putUp(page);
  await page.goto('/dashboard?tab=statistics');
  await expect(page.getByRole('heading', { name: 'Noch keine Zahlen' })).toBeVisible();

  const context = await browser.newContext({ baseURL: baseURL ?? '', userAgent: userAgent ?? '', locale: 'de-DE' });
  await context.route('https://www.haus.example/**', (route) => route.fulfill({ body: 'Das Haus' }));
  const visitor = await context.newPage();
  let seen = reported(visitor, 'impression');
  await visitor.goto(`/hotels?search=${encodeURIComponent(hotel.name)}`);
  await visitor.getByRole('article').filter({ hasText: hotel.name }).scrollIntoViewIfNeeded();
  await seen;
  seen = reported(visitor, 'detail');
  await visitor.goto(`/hotels/${hotel.slug}`);
  await seen;
  const mail = visitor.getByRole('link', { name: /gast@haus\.example/ });
  await expect(mail).toHaveAttribute('href', 'mailto:gast@haus.example');
  seen = reported(visitor, 'mail');
  // Only the press itself: what opens a mail is not this test's matter.
  await mail.evaluate((link) => {
    link.addEventListener('click', (event) => {
      event.preventDefault();
    });
    (link as HTMLElement).click();
  });
  await seen;
  const opened = context.waitForEvent('page');
  await visitor.getByRole('link', { name: /haus\.example.*neue/ }).last().click();
  const outside = await opened;
  await outside.waitForURL('https://www.haus.example/zimmer');
  expect((await context.cookies()).map(({ name }) => name)).not.toContainEqual(expect.stringMatching(/visit|stat/));
  await context.close();

  // The operator's own look does not count.
  await page.goto(`/hotels/${hotel.slug}`);
  await page.waitForLoadState('networkidle');
  await page.goto('/dashboard?tab=statistics');
  const figure = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(figure('In Listen gesehen')).toContainText(/^In Listen gesehen1/);
  await expect(figure('Seite geöffnet')).toContainText(/^Seite geöffnet1/);
  await expect(figure('Kontakte')).toContainText(/^Kontakte2/);
  await page.getByText('Zahlen als Tabelle').click();
  await expect(page.getByRole('row', { name: /^Summe 1 1 0 0 1 0 1 0 0 0 2$/ })).toBeVisible();
  await page.getByRole('radio', { name: '1 Jahr' }).click();
  await expect(page).toHaveURL(/days=365/);
  await expect(page.getByRole('radio', { name: '1 Jahr' })).toBeChecked();
  await expect(page.getByText('Eine Säule steht für eine Woche.')).toBeVisible();
  await page.getByRole('group', { name: /^Seite geöffnet, / }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('status').filter({ hasText: '1 Seite geöffnet' })).toBeAttached();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);

  const csv = await page.request.get((await page.getByRole('link', { name: 'Als CSV herunterladen' }).getAttribute('href')) ?? '');
  expect(await csv.text()).toContain(`;${hotel.name};1;1;0;0;1;0;1;0;0;0;2`);
  const monthly = page.getByRole('switch', { name: /^Monatliche Mail/ });
  await expect(monthly).toBeChecked();
  await monthly.press('Space');
  await page.reload();
  await expect(monthly).not.toBeChecked();
  await expect(page.getByText(`Am Anfang jedes Monats, an ${email}.`)).toBeVisible();
});
