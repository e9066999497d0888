import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, isPhone, test } from './site.js';

const banner = (page: Page) => page.getByRole('dialog', { name: 'Cookies auf dieser Seite' });
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('obala-consent'));

// A visitor who was never asked; every other journey comes with an answer.
test.use({ hasAnswered: false });

test('the question comes after a second, moves nothing and takes nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        // What a late font moves before is none of the question's doing.
        if (document.querySelector('[role="dialog"]')) Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/support');
  await page.waitForLoadState('load');
  await expect(banner(page)).toBeVisible();
  const loadedAt = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.now() - (entry?.loadEventEnd ?? 0);
  });
  expect(loadedAt).toBeGreaterThan(1000);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThan(0.001);
  expect(await cookieNames(page)).toEqual([]);
  expect(await stored(page)).toBeNull();
  // The end of the page can be read above it.
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
  });
  const [footer, box] = await Promise.all([page.getByRole('contentinfo').boundingBox(), banner(page).boundingBox()]);
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
  // Not more than a third of a phone's window.
  expect(box?.height).toBeLessThan((page.viewportSize()?.height ?? 0) / 3);
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

test('the keyboard reaches the question right after the way to the content', async ({ page }) => {
  test.skip(isPhone(page), 'a keyboard comes with a large screen');
  await page.goto('/support');
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Alle akzeptieren' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  expect(await cookieNames(page)).toEqual(['obala-analytics', 'obala-functional', 'obala-marketing']);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test('only what is necessary: nothing else is stored, and a chosen language ends with the visit', async ({ page }) => {
  test.skip(isPhone(page), 'the same on every screen');
  await page.goto('/support');
  await banner(page).getByRole('button', { name: 'Nur notwendige' }).click();
  await expect(banner(page)).toBeHidden();
  expect(JSON.parse((await stored(page)) ?? '{}')).toMatchObject({
    preferences: { necessary: true, analytics: false, marketing: false, functional: false },
    version: '1.0',
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/support');
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: 'language', value: 'en', expires: -1 });
});

test('settings: one kind allowed, used, and taken back', async ({ page }) => {
  await page.goto('/support');
  await banner(page).getByRole('button', { name: 'Einstellungen' }).click();
  const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
  await settings.getByRole('switch', { name: 'Funktional' }).check();
  await settings.evaluate((element) => Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)));
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await settings.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(settings).toBeHidden();
  await expect(banner(page)).toBeHidden();
  expect(await cookieNames(page)).toEqual(['obala-functional']);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Hrvatski' }).click();
  await expect(page).toHaveURL('/hr/support');
  const expiry = async () => (await page.context().cookies()).find(({ name }) => name === 'language')?.expires ?? 0;
  await expect.poll(expiry).toBeGreaterThan(Date.now() / 1000 + 300 * 24 * 3600);

  await page.getByRole('button', { name: 'Postavke kolačića' }).click();
  const again = page.getByRole('dialog', { name: 'Postavke kolačića' });
  await again.getByRole('switch', { name: 'Funkcionalni' }).uncheck();
  await again.getByRole('button', { name: 'Spremi odabir' }).click();
  await expect(again).toBeHidden();
  expect(await cookieNames(page)).toEqual(['language']);
  expect(await expiry()).toBe(-1);
});

test('closed without an answer, it does not come back during the visit', async ({ page }) => {
  test.skip(isPhone(page), 'the same on every screen');
  await page.clock.install();
  await page.goto('/support');
  await page.clock.runFor(1500);
  await banner(page).getByRole('button', { name: 'Schließen und später entscheiden' }).click();
  await page.goto('/support/travel');
  await expect(page.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toBeNull();
});
