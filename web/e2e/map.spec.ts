import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { putUpListing, registerOperator } from './operator.js';
import { expect, foundCount, isPhone, test } from './site.js';

/** Opens the map beside the list, or in its place. */
async function openMap(page: Page): Promise<Locator> {
  await page.goto('/hotels');
  await page.getByRole('button', { name: 'Karte', exact: true }).click();
  await expect(page).toHaveURL('/hotels?view=map');
  const map = page.getByRole('region', { name: 'Karte der Unterkünfte' });
  await expect(clusters(map).first()).toBeVisible();
  return map;
}

/** Only what is in view: a little more is ready around it. */
const inView = (map: Locator) => map.locator('[data-pin]:not([inert])');
const clusters = (map: Locator) => inView(map).and(map.getByRole('button', { name: /näher heran$/ }));
const pills = (map: Locator) => inView(map).and(map.getByRole('button', { name: /€ pro Nacht$/ }));
const countOf = async (cluster: Locator) => Number((await cluster.innerText()).replace(/\D/g, ''));

/** Goes nearer, cluster by cluster, until one has fallen apart and a place stands by itself. */
async function nearest(map: Locator, open: (cluster: Locator) => Promise<void>): Promise<Locator> {
  for (let opened = 0; opened === 0 || (await pills(map).count()) === 0; opened += 1) {
    const cluster = clusters(map).last();
    const before = await cluster.getAttribute('data-pin');
    await open(cluster);
    await expect(map.locator(`[data-pin="${before}"]`)).toHaveCount(0);
  }
  return pills(map).first();
}

/** Drags the map from its middle. */
async function drag(page: Page, map: Locator, by: { x: number; y: number }): Promise<void> {
  const box = await map.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) * 0.7];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x / 2, y + by.y / 2, { steps: 4 });
  await page.mouse.move(x + by.x, y + by.y, { steps: 4 });
  await page.mouse.up();
}

interface Stored {
  latitude: number;
  longitude: number;
  isPositionExact: boolean;
  seaDistanceMetres: number;
}

/** Where a listing stands, as everybody is told. */
async function storedPlace({ request }: Page, slug: string): Promise<Stored> {
  const query = `{ hotel(slug: "${slug}") { latitude longitude isPositionExact seaDistanceMetres } }`;
  const response = await request.post('/graphql', { data: { query } });
  return ((await response.json()) as { data: { hotel: Stored } }).data.hotel;
}

/** Opens a listing for editing, and its map with it; gives back the pin. */
async function openPin(page: Page, id: string): Promise<Locator> {
  await page.goto(`/add-hotel?edit=${id}`);
  const pin = page.getByRole('button', { name: /^Stecknadel, / });
  await pin.scrollIntoViewIfNeeded();
  return pin;
}

/** What the wizard says of the position, as figures. */
async function shownDegrees(page: Page): Promise<[latitude: number, longitude: number]> {
  const text = await page.getByText(/^Stecknadel auf /).innerText();
  const [latitude = 0, longitude = 0] = (text.match(/\d+,\d+/g) ?? []).map((figure) => Number(figure.replace(',', '.')));
  return [latitude, longitude];
}

/** Goes through the remaining steps and sends the listing. */
async function saveListing(page: Page): Promise<void> {
  for (const step of ['Details', 'Ausstattung & Kontakt', 'Bilder', 'Prüfen & absenden']) {
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    await expect(page.getByRole('heading', { name: step, level: 2, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
}

/** What the public page says of the way to the sea, in metres. */
async function shownMetresToSea(page: Page, slug: string): Promise<number> {
  await page.goto(`/hotels/${slug}`);
  const text = await page.getByText(/^etwa .+ bis zum Meer|^direkt am Meer$/).first().innerText();
  const [, figure, unit] = /^etwa ([\d,]+)\s(k?m) /.exec(text) ?? [];
  return figure ? Number(figure.replace(',', '.')) * (unit === 'km' ? 1000 : 1) : 0;
}

test('clusters fall apart into prices, a price opens a card, and the card leads to the place', async ({ page, traffic }) => {
  const answered = page.waitForResponse((response) => response.request().postData()?.includes('HotelPins') ?? false);
  const map = await openMap(page);
  // Places of unknown position are in the list alone.
  const { data } = (await (await answered).json()) as { data: { hotelPins: unknown[] } };
  const counts = await Promise.all((await clusters(map).all()).map(countOf));
  expect(counts.reduce((sum, count) => sum + count, await pills(map).count())).toBe(data.hotelPins.length);
  if (isPhone(page)) await expect(page.getByRole('list', { name: 'Ergebnisse' })).toBeHidden();
  else await expect(page.getByRole('list', { name: 'Ergebnisse' })).toBeVisible();

  const pill = await nearest(map, (cluster) => cluster.click());
  const [, name = ''] = /^(.+), [^,]+ pro Nacht$/.exec((await pill.getAttribute('aria-label')) ?? '') ?? [];
  // What was moved stands in the address by then, and the list has followed.
  await expect(page).toHaveURL(/bounds=/);
  await pill.click();
  const card = map.getByRole('region', { name: `${name} auf der Karte` });
  await expect(card.getByRole('img', { includeHidden: true }).first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(pill).toBeFocused();
  await page.keyboard.press('Enter');
  expect(traffic.queries.filter((query) => query === 'HotelPins')).toHaveLength(1);
  await card.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('the list follows a moved map without a step back for each move; the chip takes it back', async ({ page }) => {
  const map = await openMap(page);
  const all = await foundCount(page);
  await page.getByRole('button', { name: 'Vergrößern' }).click();
  await expect(page).toHaveURL(/bounds=[\d.]+,[\d.]+,[\d.]+,[\d.]+&view=map/);
  await expect.poll(() => foundCount(page)).toBeLessThan(all);
  const near = await foundCount(page);
  const first = page.url();
  await drag(page, map, { x: 120, y: -60 });
  await expect(page).not.toHaveURL(first);
  const moved = page.url();
  await page.reload();
  await expect(clusters(map).first()).toBeVisible();
  expect(page.url()).toBe(moved);

  await page.getByRole('button', { name: 'Kartenausschnitt entfernen' }).click();
  await expect(page).toHaveURL('/hotels?view=map');
  // Not just as many as before: other operators put up listings at the same time.
  await expect.poll(() => foundCount(page)).toBeGreaterThan(near);
  await page.goBack();
  await expect(page).toHaveURL(moved);
  await page.goBack();
  await expect(page).toHaveURL('/hotels');

  await page.goForward();
  await expect(page).toHaveURL(moved);
  await page.getByLabel('Beim Verschieben filtern').uncheck();
  await drag(page, map, { x: 90, y: 0 });
  await expect(map).toBeVisible();
  await expect(page).toHaveURL(moved);
});

test('the keyboard alone finds a place on the map; nothing is in the way of a screen reader', async ({ page }) => {
  test.skip(isPhone(page), 'a keyboard comes with a large screen');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const map = await openMap(page);
  const canvas = map.getByRole('application');
  await canvas.focus();
  await page.keyboard.press('+');
  await expect(page).toHaveURL(/bounds=/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('-');
  const pill = await nearest(map, async (cluster) => {
    await cluster.focus();
    await page.keyboard.press('Enter');
  });
  // The cluster is gone, and the focus is on what it fell apart into.
  await expect(map.locator('[data-pin]:focus')).toBeVisible();
  await pill.focus();
  await page.keyboard.press('Enter');
  await expect(map.getByRole('region', { name: /auf der Karte$/ })).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 120)) }))).toEqual([]);
});

test('a place in the list stands out on the map, and the other way round', async ({ page }) => {
  test.skip(isPhone(page), 'list and map are not side by side');
  const map = await openMap(page);
  const item = page.getByRole('article').first();
  const name = await item.getByRole('heading').innerText();
  await item.hover();
  const pill = map.getByRole('button', { name: new RegExp(`^${name}, `) });
  await expect(pill).toHaveAttribute('data-out', 'true');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(pill).toHaveCount(0);
  await item.getByRole('link').first().focus();
  await pill.hover();
  await expect(page.locator('[data-pointed]').getByRole('heading', { name })).toBeVisible();
});

test('the page of a place says where it lies and fetches its map when one comes near', async ({ page }) => {
  await page.goto('/hotels');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: /Auf der Karte ansehen/ })).toBeVisible();
  const place = page.getByRole('region', { name: /^Karte: / });
  const heading = page.getByRole('heading', { level: 2, name: 'Lage' });
  await expect(heading).toHaveCount(0);
  await expect(async () => {
    await page.mouse.wheel(0, 800);
    await expect(heading).toBeVisible({ timeout: 500 });
  }).toPass();
  await place.scrollIntoViewIfNeeded();
  await expect(place.getByRole('button', { name: 'Vergrößern' })).toBeVisible();
  await expect(place.getByText(/GSHHG/)).toBeVisible();
});

test('an operator moves the pin, by the keyboard and by dragging; what is stored and the way to the sea follow', async ({ page }) => {
  test.slow();
  await registerOperator(page);
  const { id, slug } = await putUpListing(page, `Kuća Igla ${Date.now()}`);
  const town = await storedPlace(page, slug);
  expect(town.isPositionExact).toBe(false);

  const pin = await openPin(page, id);
  await pin.focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowUp');
  // The last step is the one to the north.
  await expect.poll(async () => (await shownDegrees(page))[0]).toBeGreaterThan(town.latitude);
  const [latitude, longitude] = await shownDegrees(page);
  expect(longitude).toBeGreaterThan(town.longitude);
  await expect(pin).toBeFocused();
  await saveListing(page);
  const stepped = await storedPlace(page, slug);
  expect(stepped.isPositionExact).toBe(true);
  expect([stepped.latitude, stepped.longitude]).toEqual([expect.closeTo(latitude, 3), expect.closeTo(longitude, 3)]);
  expect(stepped.seaDistanceMetres).not.toBe(town.seaDistanceMetres);

  await openPin(page, id);
  const box = await pin.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y - 40, { steps: 4 });
  await page.mouse.move(x + 60, y - 80, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => shownDegrees(page)).not.toEqual([latitude, longitude]);
  const dragged = await shownDegrees(page);
  await saveListing(page);
  const stored = await storedPlace(page, slug);
  expect(stored.latitude).toBeGreaterThan(stepped.latitude);
  expect(stored.longitude).toBeGreaterThan(stepped.longitude);
  expect([stored.latitude, stored.longitude]).toEqual([expect.closeTo(dragged[0], 3), expect.closeTo(dragged[1], 3)]);
  expect(stored.seaDistanceMetres).not.toBe(stepped.seaDistanceMetres);
  // It is written rounded: to 50 metres, or to a tenth of a kilometre.
  expect(Math.abs((await shownMetresToSea(page, slug)) - stored.seaDistanceMetres)).toBeLessThanOrEqual(50);
});
