import { AxeBuilder } from '@axe-core/playwright';
import { expect, openFilters, test } from './site.js';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const path of ['/hotels', '/en/hotels?amenities=pool&priceMin=100&priceMax=200', '/hr/hotels?search=qqxxzzyy']) {
      test(`the list has no barriers: ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      });
    }

    test('a place, its dialogs and its gallery have no barriers', async ({ page }) => {
      const violations = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
      await page.goto('/hotels');
      await page.goto((await page.getByRole('article').first().getByRole('link').getAttribute('href')) ?? '');
      expect(await violations()).toEqual([]);

      await page.getByRole('button', { name: /Auf der Karte ansehen/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Sie verlassen Obala' });
      await expect(dialog.getByRole('link', { name: 'Karte öffnen' })).toBeVisible();
      await dialog.evaluate((element) => Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)));
      expect(await violations()).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();

      await page.getByRole('button', { name: /^Alle \d+ Fotos$/ }).click();
      await expect(page.getByRole('dialog', { name: /^Fotos von/ })).toBeVisible();
      expect(await violations()).toEqual([]);
    });
  });
}

test('the filters have no barriers', async ({ page }) => {
  await page.goto('/hotels');
  const filters = await openFilters(page);
  await filters.getByLabel('Pool').check();
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
