import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, isPhone, namesOf, test } from './site.js';

const PICTURE = fileURLToPath(new URL('picture.png', import.meta.url));
const tray = (page: Page) => page.getByRole('region', { name: 'Ausgewählt zum Vergleich' });
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Merken: ${name}` });
const compare = (page: Page, name: string) => page.getByRole('button', { name: `Vergleichen: ${name}` });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name) ?? sessionStorage.getItem(name), key);

/** The first places of the list, as many as are asked for. */
async function placesOf(page: Page, count: number) {
  await page.goto('/hotels');
  return (await namesOf(page)).slice(0, count);
}

/** Their numbers, as a link to a comparison names them. */
async function idsOf(page: Page, count: number): Promise<string> {
  const answer = await page.request.post('/graphql', { data: { query: `{ hotels(first: ${count}) { nodes { id } } }` } });
  const { data } = (await answer.json()) as { data: { hotels: { nodes: { id: string }[] } } };
  return data.hotels.nodes.map(({ id }) => id).join();
}

test('marked in the list and on a page, kept over a reload, shared by two tabs, compared, and read from the link alone', async ({ page, context, browser, baseURL }) => {
  const [first = '', second = '', third = ''] = await placesOf(page, 3);
  await compare(page, first).click();
  await compare(page, second).click();
  await expect(compare(page, second)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: third, exact: true }).click();
  await compare(page, third).click();
  await page.reload();
  await expect(tray(page).getByRole('link', { name: 'Vergleichen (3)' })).toBeVisible();

  const other = await context.newPage();
  await other.route('/images/*', (route) => route.fulfill({ path: PICTURE }));
  await other.goto('/favourites');
  await expect(tray(other).getByRole('link', { name: 'Vergleichen (3)' })).toBeVisible();
  await tray(other).getByRole('button', { name: `${second} aus dem Vergleich nehmen` }).click();
  await expect(tray(page).getByRole('link', { name: 'Vergleichen (2)' })).toBeVisible();
  await other.close();

  await tray(page).getByRole('link', { name: 'Vergleichen (2)' }).click();
  await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Zwei im Vergleich' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['Merkmal', first, third]);
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);

  // Somebody else's browser, which runs no scripts at all: the server has said everything.
  const fresh = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'de-DE' });
  const reader = await fresh.newPage();
  await reader.route('/images/*', (route) => route.fulfill({ path: PICTURE }));
  await reader.goto(page.url());
  await expect(reader.getByRole('columnheader')).toHaveText(['Merkmal', first, third]);
  await expect(reader.getByRole('row', { name: /^Richtpreis pro Nacht/ })).toContainText('€');
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await fresh.close();
});

test('marks come without moving anything, and a fifth place is refused kindly', async ({ page, browser, baseURL, viewport }) => {
  const names = await placesOf(page, 5);
  await expect(compare(page, names[0] ?? '')).toBeVisible();
  const heights = (of: Page) => of.getByRole('article').evaluateAll((items) => items.slice(0, 3).map((item) => Math.round(item.getBoundingClientRect().height)));
  const before = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false, locale: 'de-DE' });
  const still = await before.newPage();
  await still.route('/images/*', (route) => route.fulfill({ path: PICTURE }));
  await still.goto('/hotels');
  expect(await heights(page)).toEqual(await heights(still));
  await before.close();

  for (const name of names) await compare(page, name).click();
  await expect(page.getByText('4 sind genug für einen Vergleich', { exact: true })).toBeVisible();
  await expect(compare(page, names[4] ?? '')).toHaveAttribute('aria-pressed', 'false');
  const box = await compare(page, names[0] ?? '').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await tray(page).getByRole('button', { name: 'Leeren' }).click();
  await expect(tray(page)).toBeHidden();
});

test.describe('who was never asked', () => {
  test.use({ hasAnswered: false });

  test('is asked at the first heart; what is remembered goes with the leave', async ({ page }) => {
    const [first = '', second = ''] = await placesOf(page, 2);
    await heart(page, first).click();
    const question = page.getByRole('dialog', { name: 'Soll sich dieser Browser die Merkliste merken?' });
    await question.getByRole('button', { name: 'Nur für jetzt' }).click();
    await expect(heart(page, first)).toHaveAttribute('aria-pressed', 'true');
    expect(await stored(page, 'obala-favourites')).toBeNull();
    await page.reload();
    await expect(heart(page, first)).toHaveAttribute('aria-pressed', 'false');

    await heart(page, second).click();
    await question.getByRole('button', { name: 'Erlauben und merken' }).click();
    await expect(heart(page, second)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('dialog', { name: 'Cookies auf dieser Seite' })).toBeHidden();
    await page.reload();
    await expect(heart(page, second)).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/favourites');
    await expect(page.getByRole('link', { name: second, exact: true })).toBeVisible();

    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
    await settings.getByRole('switch', { name: 'Funktional' }).uncheck();
    await settings.getByRole('button', { name: 'Auswahl speichern' }).click();
    await expect(page.getByRole('heading', { name: 'Noch nichts gemerkt' })).toBeVisible();
    expect([await stored(page, 'obala-favourites'), await stored(page, 'obala-recent')]).toEqual([null, null]);
  });
});

test('a shared list is read by whoever has its link', async ({ page, browser, baseURL }) => {
  const [first = '', second = ''] = await placesOf(page, 2);
  await heart(page, first).click();
  await page.getByRole('button', { name: 'Nur für jetzt' }).click();
  await heart(page, second).click();
  // Hearts that are only for now go no further than links inside the site.
  if (isPhone(page)) await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('link', { name: /^Merkliste/ }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Liste teilen' }).click();
  const link = page.getByRole('textbox', { name: 'Geheimer Link zu dieser Liste' });
  await expect(link).toHaveValue(/\/favourites\/[\w-]{22}$/);
  const fresh = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'de-DE' });
  const reader = await fresh.newPage();
  await reader.route('/images/*', (route) => route.fulfill({ path: PICTURE }));
  await reader.goto(new URL(await link.inputValue()).pathname);
  await expect(reader.getByRole('article').getByRole('heading')).toHaveText([second, first]);
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect((await reader.goto('/favourites/AAAAAAAAAAAAAAAAAAAAAA'))?.status()).toBe(404);
  await fresh.close();
});

test('the keyboard alone marks, compares, unfolds and removes', async ({ page }) => {
  test.skip(isPhone(page), 'a keyboard comes with a large screen');
  const [first = '', second = ''] = await placesOf(page, 2);
  await expect(compare(page, second)).toBeVisible();
  for (const name of [first, second]) {
    await heart(page, name).focus();
    await page.keyboard.press('Tab');
    await expect(compare(page, name)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(compare(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await tray(page).getByRole('button', { name: 'Leeren' }).focus();
  await page.keyboard.press('Tab');
  await expect(tray(page).getByRole('link', { name: 'Vergleichen (2)' })).toBeFocused();
  await page.keyboard.press('Enter');
  const rows = page.getByRole('row');
  await expect(rows.first()).toBeVisible();
  const folded = await rows.count();
  await page.getByRole('button', { name: /gleiche Zeilen? anzeigen/ }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => rows.count()).toBeGreaterThan(folded);
  await page.getByRole('button', { name: `${first} entfernen` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Eine Unterkunft im Vergleich' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `${first} entfernt` })).toBeAttached();
});

test('on paper it is one sheet, and light', async ({ page }) => {
  test.skip(isPhone(page), 'nobody prints from a phone in this test');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/compare?ids=${await idsOf(page, 4)}`);
  await page.getByRole('button', { name: /gleiche Zeilen? anzeigen/ }).click();
  await expect(page.getByRole('button', { name: /ausblenden/ })).toBeVisible();
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheets.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  const [, width = 0, height = 0] = (/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(sheets) ?? []).map(Number);
  expect(width).toBeGreaterThan(height);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
});

test('on a phone two columns fit, the others come with a swipe, and every row keeps its name in view', async ({ page }) => {
  test.skip(!isPhone(page), 'on a wide screen all columns are in view');
  await page.goto(`/compare?ids=${await idsOf(page, 4)}`);
  const region = page.getByRole('region', { name: 'Unterkünfte im Vergleich' });
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(5);
  const inView = async () => {
    const boxes = await columns.evaluateAll((cells) => cells.slice(1).map((cell) => cell.getBoundingClientRect()).map(({ left, right }) => left >= 0 && right <= innerWidth + 1));
    return boxes.map((isIn, index) => (isIn ? index : -1)).filter((index) => index >= 0);
  };
  expect(await inView()).toEqual([0, 1]);
  const label = page.getByRole('rowheader', { name: 'Richtpreis pro Nacht' }).locator('span').first();
  const left = (await label.boundingBox())?.x;
  await region.evaluate((element) => {
    element.scrollLeft = element.scrollWidth;
  });
  await expect.poll(inView).toEqual([2, 3]);
  expect((await label.boundingBox())?.x).toBe(left);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
