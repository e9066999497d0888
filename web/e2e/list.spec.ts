import { closeFilters, expect, foundCount, namesOf, openFilters, test } from './site.js';

test('a changed filter asks once, Back asks nothing', async ({ page, traffic }) => {
  await page.goto('/hotels');
  const names = await namesOf(page);
  const all = await foundCount(page);
  const filters = await openFilters(page);
  traffic.restart();

  await filters.getByLabel('Meerblick', { exact: true }).check();
  await expect(page.getByRole('button', { name: 'Meerblick entfernen' })).toBeAttached();
  await expect.poll(() => foundCount(page)).toBeLessThan(all);
  expect(traffic.queries).toEqual(['HotelList']);
  const withSea = await foundCount(page);

  await filters.getByLabel('ab 200 €').check();
  await expect.poll(() => foundCount(page)).toBeLessThan(withSea);
  expect(traffic.queries).toEqual(['HotelList', 'HotelList']);

  await closeFilters(page);
  traffic.restart();
  await page.goBack();
  await expect(page).toHaveURL('/hotels?amenities=seaView');
  await expect.poll(() => foundCount(page)).toBe(withSea);
  await page.goBack();
  await expect(page).toHaveURL('/hotels');
  await expect.poll(() => namesOf(page)).toEqual(names);
  expect(traffic.queries).toEqual([]);
});

test('one price band at a time, and none when it is unticked', async ({ page }) => {
  await page.goto('/hotels');
  const filters = await openFilters(page);
  await filters.getByLabel('0 bis 100 €', { exact: true }).check();
  await expect(page).toHaveURL('/hotels?priceMin=0&priceMax=100');
  await filters.getByLabel('100 bis 200 €').check();
  await expect(page).toHaveURL('/hotels?priceMin=100&priceMax=200');
  await expect(filters.getByLabel('0 bis 100 €', { exact: true })).not.toBeChecked();
  await filters.getByLabel('ab 200 €').check();
  await expect(page).toHaveURL('/hotels?priceMin=200');
  await filters.getByLabel('ab 200 €').uncheck();
  await expect(page).toHaveURL('/hotels');
});

test('a longer list stays longer after a look at a place and after a reload', async ({ page, traffic }) => {
  await page.goto('/hotels');
  await expect(page.getByRole('article')).toHaveCount(20);
  traffic.restart();
  await page.getByRole('button', { name: 'Weitere 20 anzeigen' }).click();
  await expect(page.getByRole('article')).toHaveCount(40);
  expect(traffic.queries).toEqual(['HotelList']);
  expect(new Set(await namesOf(page)).size).toBe(40);
  await expect(page.getByText(/^40 von \d+$/)).toBeVisible();

  const item = page.getByRole('article').nth(33);
  await item.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  await item.getByRole('link').click();
  await expect(page.getByRole('button', { name: /Auf der Karte ansehen/ })).toBeVisible();
  traffic.restart();
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
  expect(traffic.queries).toEqual([]);

  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(40);
  expect(traffic.queries).toEqual([]);
});

test('a search without a result says so and can be reset', async ({ page }) => {
  await page.goto('/hotels');
  const all = await foundCount(page);
  await page.getByLabel('Ort, Insel oder Name').fill('qqxxzzyy');
  // Typing alone changes nothing.
  await expect(page).toHaveURL('/hotels');
  await page.getByLabel('Ort, Insel oder Name').press('Enter');
  await expect(page).toHaveURL('/hotels?search=qqxxzzyy');
  await expect(page.getByRole('heading', { name: 'Keine Unterkünfte gefunden' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await expect(page).toHaveURL('/hotels');
  await expect.poll(() => foundCount(page)).toBe(all);
  await expect(page.getByLabel('Ort, Insel oder Name')).toHaveValue('');
});

test('an address full of nonsense shows the whole list', async ({ page }) => {
  await page.goto('/hotels?amenities=pool');
  const withPool = await foundCount(page);
  await page.goto('/hotels?regionId=abc&priceMin=x&priceMax=-3&amenities=helipad,,&sort=sideways&page=-1&starRating=11');
  await expect.poll(() => foundCount(page)).toBeGreaterThan(withPool);
  await expect(page.getByRole('article')).toHaveCount(20);
});

test('a region of the address is chosen in the panel and named in the heading', async ({ page }) => {
  await page.goto('/hotels');
  const filters = await openFilters(page);
  const option = filters.getByLabel('Region').locator('option').nth(1);
  const name = (await option.innerText()).replace(/ \(\d+\)$/, '');
  await filters.getByLabel('Region').selectOption({ index: 1 });
  await closeFilters(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Unterkünfte in der Region ${name}`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Unterkünfte in der Region ${name}`);
  await expect((await openFilters(page)).getByLabel('Region')).toHaveValue(/^\d+$/);
});
