import { closeFilters, expect, foundCount, isPhone, namesOf, openFilters, pricesOf, test } from './site.js';

test('a traveller finds a place, looks at it and comes back to the list', async ({ page, context, traffic }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Split', exact: true }).first().click();
  await expect(page).toHaveURL('/hotels?search=Split');
  await expect(page.getByRole('searchbox')).toHaveValue('Split');
  await expect(page.getByRole('heading', { name: /gefunden/ })).toBeVisible();
  const all = await foundCount(page);
  expect(all).toBeGreaterThan(0);

  // Wider again, so that the filters have something to work on.
  await page.getByRole('button', { name: '„Split“ entfernen' }).click();
  await expect(page).toHaveURL('/hotels');
  await expect(page.getByRole('searchbox')).toHaveValue('');

  const filters = await openFilters(page);
  await filters.getByLabel('Pool', { exact: true }).check();
  await expect(page).toHaveURL('/hotels?amenities=pool');
  await filters.getByLabel('100 bis 200 €').check();
  await expect(page).toHaveURL('/hotels?priceMin=100&priceMax=200&amenities=pool');
  await closeFilters(page);

  await page.getByLabel('Sortieren').selectOption('price-asc');
  await expect(page).toHaveURL('/hotels?priceMin=100&priceMax=200&amenities=pool&sort=price-asc');
  await expect(async () => {
    const prices = await pricesOf(page);
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  }).toPass();
  const prices = await pricesOf(page);
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(100);
  expect(Math.max(...prices)).toBeLessThanOrEqual(200);

  // The last one, so that there is a position to come back to.
  const names = await namesOf(page);
  const last = page.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  await last.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: names.at(-1) })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  // The gallery: to the last picture, around to the first, and out.
  await page.getByRole('button', { name: /^Alle \d+ Fotos$/ }).click();
  const viewer = page.getByRole('dialog', { name: /^Fotos von/ });
  const count = Number((await viewer.getByText(/^Foto 1 von \d+$/).innerText()).split(' ').at(-1));
  expect(count).toBeGreaterThan(1);
  await viewer.getByRole('button', { name: `Foto ${count}`, exact: true }).click();
  await expect(viewer.getByText(`Foto ${count} von ${count}`, { exact: true })).toBeAttached();
  await viewer.getByRole('button', { name: 'Nächstes Foto' }).click();
  await expect(viewer.getByText(`Foto 1 von ${count}`, { exact: true })).toBeAttached();
  await viewer.getByRole('button', { name: 'Vorheriges Foto' }).click();
  await expect(viewer.getByText(`Foto ${count} von ${count}`, { exact: true })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('button', { name: /^Alle \d+ Fotos$/ })).toBeFocused();

  // The map: nothing goes out before the visitor agrees, and then into a tab of its own.
  await context.route('/out/*/maps', (route) => route.fulfill({ body: 'map', contentType: 'text/html' }));
  await page.getByRole('button', { name: /Auf der Karte ansehen/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Sie verlassen Obala' });
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /Auf der Karte ansehen/ }).click();
  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'Karte öffnen' }).click();
  const map = await opened;
  await map.waitForLoadState();
  const led = await page.request.get(map.url(), { maxRedirects: 0 });
  expect(new URL(led.headers()['location'] ?? '').searchParams.get('query')).toBeTruthy();
  expect(await map.evaluate(() => window.opener === null)).toBe(true);
  await map.close();
  await expect(dialog).toBeHidden();

  // Back: the same list, at the same place, and nothing asked again.
  traffic.restart();
  await page.goBack();
  await expect(page).toHaveURL('/hotels?priceMin=100&priceMax=200&amenities=pool&sort=price-asc');
  await expect(page.getByRole('article')).toHaveCount(names.length);
  expect(await namesOf(page)).toEqual(names);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
  await expect(page.getByRole('button', { name: 'Pool entfernen' })).toBeAttached();
  expect(traffic.queries).toEqual([]);
  if (isPhone(page)) await expect(page.getByRole('button', { name: /^Filter/ })).toContainText('2');
});
