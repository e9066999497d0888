import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { parse } from 'graphql';
import { listingInput, putUpListing, registerOperator, type OwnListing } from './operator.js';
import { Traffic, expect, isPhone, test } from './site.js';

/** Two listings with a word of their own in the name, and one tab each for the dashboard, the list and the first one's page. */
async function openTabs(page: Page) {
  await registerOperator(page);
  const word = `Lavanda${randomUUID().slice(0, 8)}`;
  const first = await putUpListing(page, `Vila ${word}`);
  const second = await putUpListing(page, `Kuća ${word}`);
  const list = await openTab(page, `/hotels?search=${word}`);
  const detail = await openTab(page, `/hotels/${first.slug}`);
  await page.goto('/dashboard?tab=hotels');
  await page.waitForLoadState('networkidle');
  await expect(list.page.getByRole('article')).toHaveCount(2);
  await expect(detail.page.getByRole('heading', { level: 1, name: first.name })).toBeVisible();
  return { word, first, second, list, detail };
}

/** Another tab of the same browser, and what it asks for once it is there. */
async function openTab(from: Page, path: string) {
  const page = await from.context().newPage();
  const traffic = new Traffic(page, new URL(from.url() === 'about:blank' ? 'http://localhost' : from.url()).host);
  await page.goto(path);
  // It listens once it has come alive.
  await page.waitForLoadState('networkidle');
  traffic.restart();
  return { page, traffic };
}

const own = (page: Page, { name }: OwnListing) => page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

/** Changes a listing over the page's own client, as its forms do. */
async function update(page: Page, id: string, input: Record<string, unknown>): Promise<void> {
  const mutation = parse('mutation UpdateHotel($id: ID!, $input: ListingInput!) { updateHotel(id: $id, input: $input) { id name } }', { noLocation: true });
  await page.evaluate(
    async ({ mutation, variables }) => {
      interface Fiber {
        memoizedProps?: { client?: { mutate: (options: object) => Promise<unknown> } } | null;
        child?: Fiber | null;
      }
      const root = document.getElementById('root') as unknown as Record<string, Fiber>;
      let fiber: Fiber | null | undefined = root[Object.keys(root).find((key) => key.startsWith('__reactContainer')) ?? ''];
      while (fiber && !fiber.memoizedProps?.client) fiber = fiber.child;
      await fiber?.memoizedProps?.client?.mutate({ mutation, variables });
    },
    { mutation, variables: { id, input } },
  );
}

test('switching, renaming and deleting a listing show in every open tab, and none asks again', async ({ page, traffic }) => {
  test.skip(isPhone(page), 'the same on every screen');
  const { word, first, second, list, detail } = await openTabs(page);
  traffic.restart();
  const visible = own(page, first).getByRole('switch', { name: `${first.name} sichtbar` });
  const found = list.page.getByRole('article').getByRole('heading');

  await visible.click();
  await expect(own(page, first).getByText('Inaktiv')).toBeVisible();
  await expect(page.getByText('2 Einträge, 1 sichtbar')).toBeVisible();
  await expect(found).toHaveText([second.name]);
  await expect(list.page.getByRole('heading', { name: '1 Unterkunft gefunden' })).toBeVisible();
  await expect(detail.page.getByText('Vorschau – nicht öffentlich.')).toBeVisible();

  await expect(toast(page, 'Status aktualisiert')).toBeVisible();
  await visible.click();
  await expect(found).toHaveCount(2);
  await expect(list.page.getByRole('heading', { name: '2 Unterkünfte gefunden' })).toBeVisible();
  await expect(detail.page.getByText('Vorschau – nicht öffentlich.')).toBeHidden();
  await expect(own(page, first).getByText('Aktiv', { exact: true })).toBeVisible();

  const renamed = { ...first, name: `Palača ${word}` };
  await update(page, first.id, await listingInput(page.request, { name: renamed.name }));
  await expect(own(page, renamed)).toBeVisible();
  await expect(found.filter({ hasText: renamed.name })).toBeVisible();
  await expect(detail.page.getByRole('heading', { level: 1, name: renamed.name })).toBeVisible();

  await own(page, renamed).getByRole('button', { name: `Löschen: ${renamed.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `„${renamed.name}“ löschen?` });
  await expect(dialog.getByText(/alle seine Bilder werden endgültig gelöscht/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(toast(page, 'Unterkunft gelöscht')).toBeVisible();
  await expect(own(page, renamed)).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Meine Hotels (1)' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Meine Hotels' })).toBeFocused();
  await expect(found).toHaveText([second.name]);
  await expect(detail.page.getByRole('heading', { level: 1, name: 'Unterkunft nicht gefunden' })).toBeVisible();

  // Of all that is shown, only the figures of the region that has lost a listing were asked for.
  await expect.poll(() => traffic.queries).toEqual(['SetHotelActive', 'SetHotelActive', 'UpdateHotel', 'DeleteHotel', 'RegionFigures']);
  expect(list.traffic.queries).toEqual([]);
  expect(detail.traffic.queries).toEqual([]);
});

test('what the server refuses is taken back everywhere, and the page says so', async ({ page }) => {
  test.skip(isPhone(page), 'the same on every screen');
  const { first, list, detail } = await openTabs(page);
  const refusal = { data: null, errors: [{ message: 'Der Server hat gerade Pause.', extensions: { code: 'UNAVAILABLE', key: 'unavailable' } }] };
  let refuse: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (refuse = resolve));
  await page.route('/graphql', async (route) => {
    if (!/SetHotelActive|DeleteHotel/.test(route.request().postData() ?? '')) return route.fallback();
    await asked;
    return route.fulfill({ json: refusal });
  });

  const visible = own(page, first).getByRole('switch');
  await visible.click();
  // It shows before there is an answer.
  await expect(visible).not.toBeChecked();
  await expect(own(page, first).getByText('Inaktiv')).toBeVisible();
  refuse();
  await expect(toast(page, 'Fehler beim Aktualisieren')).toContainText('Der Server hat gerade Pause.');
  await expect(visible).toBeChecked();
  await expect(own(page, first).getByText('Aktiv', { exact: true })).toBeVisible();

  await own(page, first).getByRole('button', { name: /^Löschen/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(toast(page, 'Fehler beim Löschen')).toBeVisible();
  await expect(own(page, first)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Meine Hotels (2)' })).toBeVisible();

  await expect(list.page.getByRole('article')).toHaveCount(2);
  await expect(detail.page.getByRole('heading', { level: 1, name: first.name })).toBeVisible();
  expect([...list.traffic.queries, ...detail.traffic.queries]).toEqual([]);
});
