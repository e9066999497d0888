import { expect, isPhone, namesOf, test } from './site.js';

/** The first place of the list, read from the page. */
async function firstPlace(page: Parameters<typeof namesOf>[0]): Promise<{ path: string; name: string }> {
  await page.goto('/hotels');
  const link = page.getByRole('article').first().getByRole('link');
  return { path: (await link.getAttribute('href')) ?? '', name: await link.innerText() };
}

for (const [title, path] of [
  ['home', '/'],
  ['the list', '/hotels'],
  ['a filtered list', '/hotels?priceMin=100&priceMax=200&amenities=freeWifi&sort=price-desc'],
  ['a place', null],
] as const) {
  test(`the browser takes over ${title} without asking anything and without moving it`, async ({ page, traffic }) => {
    const address = path ?? (await firstPlace(page)).path;
    // Before the page's first script: what moved, and when the page came alive.
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + entry.value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    traffic.restart();
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
    });
    await page.waitForLoadState('networkidle');
    expect(traffic.queries).toEqual([]);
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThan(0.05);
  });
}

test('the first answer already holds the words', async ({ page, request }) => {
  const { path, name } = await firstPlace(page);
  const list = await (await request.get('/hotels')).text();
  expect(list).toContain(name.replaceAll('&', '&amp;'));
  const detail = await request.get(path);
  expect(detail.status()).toBe(200);
  const html = await detail.text();
  expect(html).toContain('LodgingBusiness');
  expect(html).toContain('<link rel="canonical"');
});

test('the language changes in place, and stays', async ({ page }) => {
  await page.goto('/hotels?amenities=pool&sort=price-desc');
  const names = await namesOf(page);
  const english = page.getByRole('contentinfo').getByRole('link', { name: 'English' });
  await english.click();
  await expect(page).toHaveURL('/en/hotels?amenities=pool&sort=price-desc');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'Remove Pool' })).toBeAttached();
  expect(await namesOf(page)).toEqual(names);

  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/^.*\/en\/hotels\/[^/]+$/);
  await expect(page.getByRole('heading', { name: 'About this place' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hrvatski' }).click();
  await expect(page).toHaveURL(/^.*\/hr\/hotels\/[^/]+$/);
  await expect(page.getByRole('heading', { name: 'O smještaju' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0] ?? '');
});

test('a place that does not exist is not found, and the list is one press away', async ({ page, traffic }) => {
  traffic.expectMissingPage();
  const response = await page.goto('/hotels/diese-unterkunft-gibt-es-nicht');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Unterkunft nicht gefunden' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Alle Unterkünfte ansehen' }).click();
  await expect(page).toHaveURL('/hotels');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the gallery works with the keyboard alone', async ({ page }) => {
  const { path } = await firstPlace(page);
  await page.goto(path);
  const opener = page.getByRole('button', { name: /^Foto 1 von \d+ groß ansehen$/ });
  // One large and four small; a telephone shows the large one.
  await expect(page.getByRole('button', { name: / groß ansehen$/ })).toHaveCount(isPhone(page) ? 1 : 5);
  await opener.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: /^Fotos von/ });
  await expect(viewer).toBeVisible();
  const counter = viewer.locator('[aria-live="polite"]');
  const count = Number(/\d+$/.exec(await counter.innerText())?.[0]);
  await page.keyboard.press('ArrowLeft');
  await expect(counter).toContainText(`${count} / ${count}`);
  await page.keyboard.press('ArrowRight');
  await expect(counter).toContainText(`1 / ${count}`);
  await page.keyboard.press('End');
  await expect(counter).toContainText(`${count} / ${count}`);
  await page.keyboard.press('Home');
  await expect(counter).toContainText(`1 / ${count}`);
  for (let step = 0; step < count + 8; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest('dialog'))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe('the pictures of the places', () => {
  test.use({ hasRealPictures: true });

  test('arrive in a modern format, at the size that is shown', async ({ page }) => {
    await page.goto('/hotels');
    const picture = page.getByRole('article').first().locator('img[fetchpriority="high"]');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth), { timeout: 30_000 }).toBeGreaterThan(100);
    const { source, chosen } = await picture.evaluate((image: HTMLImageElement) => ({
      source: image.currentSrc,
      chosen: Number(/-(\d+)\./.exec(image.currentSrc)?.[1]) / image.clientWidth / devicePixelRatio,
    }));
    expect(source).toMatch(/\.(avif|webp)$/);
    // Not blurred, and no more than one step of the ladder too large.
    expect(chosen).toBeGreaterThanOrEqual(0.8);
    expect(chosen).toBeLessThanOrEqual(3);
    // Nothing below the window is fetched before it is needed.
    const last = page.getByRole('article').last().locator('img[loading="lazy"]');
    expect(await last.evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
  });
});
