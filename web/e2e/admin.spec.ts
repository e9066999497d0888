import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { listingInput, password } from './operator.js';
import { expect, test } from './site.js';

async function signInAsAdmin(page: Page) {
  await page.goto('/login?next=%2Fadmin');
  await page.getByLabel('E-Mail-Adresse').fill('admin@obala.example');
  await page.getByLabel('Passwort', { exact: true }).fill('jadran-demo-2026');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL('/admin');
}

async function openTab(page: Page, name: string | RegExp) {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
}
const toast = (page: Page, title: string) => expect(page.getByRole('listitem').filter({ hasText: title }).last()).toBeVisible();
const counter = async (page: Page, name: string) => Number(await page.getByText(name, { exact: true }).locator('xpath=following-sibling::dd').innerText());

/** Searches the open list and gives back the one row that is found. */
async function find(page: Page, words: string) {
  await page.getByRole('searchbox').fill(words);
  const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: words });
  await expect(page.getByText(/^1 (Benutzer|Hotel)$/)).toBeVisible();
  return row;
}

test('an administrator looks after an account and its listing', async ({ page, playwright, baseURL }) => {
  const email = `verwaltet-${randomUUID()}@obala.example`;
  const hotelName = `Kuća ${randomUUID().slice(0, 8)}`;
  const operator = await playwright.request.newContext({ baseURL });
  const visitor = await playwright.request.newContext({ baseURL });
  const data = { email, phone: '+385 21 000 000', password, confirmPassword: password };
  expect((await operator.post('/api/auth/register', { data })).ok()).toBe(true);

  await signInAsAdmin(page);
  const account = await find(page, email);
  await expect(account.getByRole('heading', { name: 'Ohne Namen' })).toBeVisible();
  const adjust = account.getByRole('button', { name: /^Credits anpassen/ });
  await adjust.click();
  const dialog = page.getByRole('dialog', { name: 'Credits anpassen' });
  await expect(dialog.getByLabel('Credits')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(adjust).toBeFocused();
  await adjust.click();
  await dialog.getByLabel('Credits').fill('1');
  await dialog.getByLabel('Grund').fill('Zum Ausprobieren');
  await dialog.getByRole('button', { name: 'Credits buchen' }).click();
  await expect(account.getByText('1 Credit', { exact: true })).toBeVisible();

  const created = await operator.post('/api/hotels', { data: await listingInput(operator, { name: hotelName }) });
  expect(created.status()).toBe(201);
  const { slug } = (await created.json()) as { slug: string };
  const isPublic = async () => (await visitor.get(`/api/hotels/${slug}`)).status() === 200;
  expect(await isPublic()).toBe(true);

  await openTab(page, 'Hotels verwalten');
  await expect(page).toHaveURL('/admin?tab=hotels');
  const listing = await find(page, hotelName);
  await listing.getByRole('button', { name: /^Deaktivieren/ }).click();
  await expect(listing.getByText('Von der Verwaltung abgeschaltet')).toBeVisible();
  // The row shows it at once; the answer comes after.
  await expect.poll(isPublic).toBe(false);
  await toast(page, 'Erfolgreich aktualisiert');
  await listing.getByRole('button', { name: /^Aktivieren/ }).click();
  await expect(listing.getByText('Aktiv', { exact: true })).toBeVisible();
  await expect.poll(isPublic).toBe(true);

  await openTab(page, 'Benutzer verwalten');
  await (await find(page, email)).getByRole('button', { name: /^Deaktivieren/ }).click();
  await expect(account.getByText('Inaktiv', { exact: true })).toBeVisible();
  await expect.poll(async () => (await operator.get('/api/auth/user')).status()).toBe(401);
  expect(await isPublic()).toBe(false);

  await openTab(page, 'Protokoll');
  await page.getByRole('button', { name: `Rückgängig: Konto ${email} deaktiviert` }).click();
  await expect(page.getByText(`Konto ${email} aktiviert`)).toBeVisible();
  expect(await isPublic()).toBe(true);

  await openTab(page, 'Benutzer verwalten');
  await (await find(page, email)).getByRole('button', { name: /^Löschen/ }).click();
  const users = await counter(page, 'Benutzer gesamt');
  const hotels = await counter(page, 'Hotels gesamt');
  const question = page.getByRole('dialog', { name: 'Benutzer löschen?' });
  await expect(question).toContainText(email);
  await expect(question.getByText('1 Eintrag mit seinen Bildern')).toBeVisible();
  await question.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(account).toHaveCount(0);
  await toast(page, 'Erfolgreich gelöscht');
  // The row has gone, and the focus not with it.
  await expect(page.getByRole('heading', { name: 'Benutzer verwalten' })).toBeFocused();
  expect(await counter(page, 'Benutzer gesamt')).toBe(users - 1);
  expect(await counter(page, 'Hotels gesamt')).toBe(hotels - 1);
  expect(await isPublic()).toBe(false);
  await Promise.all([operator.dispose(), visitor.dispose()]);
});
