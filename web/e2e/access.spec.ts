import { AxeBuilder } from '@axe-core/playwright';
import { expect, openFilters, test } from './site.js';

test('the filters have no barriers', async ({ page }) => {
  await page.goto('/hotels');
  const filters = await openFilters(page);
  await filters.getByLabel('Pool', { exact: true }).check();
  // Until the new ones are there, the old results are pale on purpose.
  await expect(page.getByRole('button', { name: 'Pool entfernen' })).toBeAttached();
  await expect(page.getByRole('list', { name: 'Ergebnisse' }).locator('..')).toHaveCSS('opacity', '1');
  await filters.evaluate((element) => Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)));
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

test('nothing runs out of the window', async ({ page }) => {
  await page.goto('/hotels');
  const place = (await page.getByRole('article').first().getByRole('link').getAttribute('href')) ?? '';
  for (const path of ['/hotels', '/hr/hotels?amenities=pool,seaView,freeWifi,spa&priceMin=100&priceMax=200', place, `/en${place}`]) {
    await page.goto(path);
    const [content, width] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    expect(content, path).toBeLessThanOrEqual(width ?? 0);
  }
});
