import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signInAs } from './everyPage.js';
import { expect, isPhone, test } from './site.js';

const password = 'Drei Boote im Hafen 7';
const newAddress = () => `gast-${randomUUID()}@obala.example`;

async function register(page: Page, email: string) {
  const response = await page.request.post('/api/auth/register', {
    data: { email, phone: '+385 21 000 000', password, confirmPassword: password },
  });
  expect(response.ok()).toBe(true);
}

async function signIn(page: Page, email: string, word = password) {
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(word);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Anmelden', exact: true }).click();
}

/** Opens what holds the pages and the way out: the profile menu, or the menu of small screens. */
async function openMenu(page: Page, email: string) {
  await page.getByRole('button', { name: isSmall(page) ? 'Menü öffnen' : `Konto: ${email}` }).click();
}

const isSmall = (page: Page) => (page.viewportSize()?.width ?? 0) < 960;

async function signOut(page: Page, email: string) {
  await openMenu(page, email);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Erfolgreich abgemeldet' })).toBeVisible();
  await expect(page).toHaveURL('/');
}

/** The link of the newest mail to an address, once it has been sent. */
async function linkOfMail(page: Page, email: string, subject: RegExp): Promise<string> {
  const newest = async () => {
    const list = await (await page.request.get('/dev/mail')).text();
    const mails = [...list.matchAll(/<a href="(\/dev\/mail\/\d+)">([^<]*)<\/a> to ([^,<]*)/g)];
    return mails.find(([, , title, to]) => to?.includes(email) && subject.test(title ?? ''))?.[1];
  };
  await expect.poll(newest).toBeDefined();
  const mail = await (await page.request.get(`${await newest()}/text`)).text();
  return /https?:\/\/\S*\/reset-password\?\S+/.exec(mail)?.[0] ?? '';
}

test('an account: profile, sign-out, a new password by mail, sign-in', async ({ page }) => {
  const email = newAddress();
  await register(page, email);
  await page.goto('/dashboard');
  await expect(page.getByText(`Willkommen, ${email}`)).toBeVisible();
  await page.getByRole('link', { name: 'Profil vervollständigen' }).click();

  await page.getByRole('button', { name: 'Profil speichern' }).click();
  await expect(page.getByText('Vorname ist erforderlich', { exact: true })).toBeVisible();
  await page.getByLabel('Vorname').fill('Mara');
  await page.getByLabel('Nachname').fill('Kovač');
  await page.getByLabel('Firmenname').fill('Kovač d.o.o.');
  await page.getByLabel('Unterkunftstyp').selectOption('villa');
  await page.getByLabel(/^Website/).fill('http://kovac.example');
  await expect(page.getByLabel(/^Website/)).toHaveValue('kovac.example');
  await page.getByLabel('Adresse', { exact: true }).fill('Riva 1');
  await page.getByLabel('Postleitzahl').fill('21000');

  // What was typed survives a change of language.
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Mara');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByLabel('Firmenname')).toHaveValue('Kovač d.o.o.');

  await page.getByLabel('Stadt').fill('Split');
  await page.getByRole('button', { name: 'Profil speichern' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Profil gespeichert').first()).toBeVisible();
  const toasts = await page.getByRole('region', { name: 'Mitteilungen (F8)' }).getByRole('list').boundingBox();
  expect(toasts).toMatchObject({ y: 0, width: Math.min(420, page.viewportSize()?.width ?? 0) });
  await expect(page.getByText('Vollständig', { exact: true })).toBeVisible();
  await signOut(page, email);

  await page.goBack();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  // Both pages have a field of this name.
  await expect(page.getByRole('heading', { name: 'Passwort vergessen' })).toBeVisible();
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('button', { name: 'Zurücksetzungs-E-Mail senden' }).click();
  await expect(page.getByRole('heading', { name: 'E-Mail versendet!' })).toBeVisible();

  await page.goto(await linkOfMail(page, email, /Passwort/));
  const renewed = `${password} und mehr`;
  await page.getByLabel('Neues Passwort', { exact: true }).fill(renewed);
  await page.getByLabel('Passwort bestätigen', { exact: true }).fill(renewed);
  await page.getByRole('button', { name: 'Passwort zurücksetzen' }).click();
  await expect(page.getByRole('heading', { name: 'Passwort geändert!' })).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, email, renewed);
  await expect(page).toHaveURL('/dashboard');
});

test('a deep link waits for the sign-in', async ({ page, traffic }) => {
  test.skip(isPhone(page), 'the same on every screen');
  const email = newAddress();
  await register(page, email);
  await page.context().clearCookies();
  await page.goto('/add-hotel?edit=7');
  await expect(page).toHaveURL('/login?next=%2Fadd-hotel%3Fedit%3D7');
  await signIn(page, email);
  await expect(page).toHaveURL('/add-hotel?edit=7');
  // Somebody else's.
  await expect(page.getByRole('heading', { level: 1, name: 'Fehler beim Laden der Unterkunftsdaten' })).toBeVisible();

  // The browser takes over a page of a signed-in operator without asking who that is.
  traffic.restart();
  await page.goto('/hotels');
  await page.waitForLoadState('networkidle');
  expect(traffic.queries).toEqual([]);
  await openMenu(page, email);
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
});

test('what happens in one tab is seen in the other', async ({ page, context }) => {
  test.skip(isPhone(page), 'the same on every screen');
  const email = newAddress();
  await register(page, email);
  await context.clearCookies();
  await page.goto('/login');
  const other = await context.newPage();
  await other.goto('/support');
  // It listens once it has come alive.
  await other.waitForLoadState('networkidle');
  await expect(other.getByText(email)).toHaveCount(0);

  await signIn(page, email);
  await expect(page).toHaveURL('/dashboard');
  await expect(other.getByText(email).first()).toBeAttached();

  await other.goto('/profile');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await signOut(page, email);
  await expect(other).toHaveURL('/login?next=%2Fprofile');
});

test('administration does not exist for operators', async ({ page }) => {
  test.skip(isPhone(page), 'the same on every screen');
  await register(page, newAddress());
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible();
});

test('signing in and out works with the keyboard alone', async ({ page }) => {
  test.skip(isPhone(page), 'a keyboard comes with a large screen');
  test.skip(isSmall(page), 'a keyboard comes with a large screen');
  const email = newAddress();
  await register(page, email);
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('E-Mail-Adresse').focus();
  await page.keyboard.type(email);
  while (!(await page.getByLabel('Passwort', { exact: true }).evaluate((field) => field === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  const menu = page.getByRole('button', { name: `Konto: ${email}` });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  for (const name of [/^Dashboard$/, /^Profil$/, /^Credits \d+$/]) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('whoever is here takes all of it home in a file; once the account is deleted, nobody signs in with it', async ({ page, playwright, baseURL, traffic }) => {
  test.skip(isPhone(page), 'the same on every screen');
  const email = newAddress();
  await register(page, email);
  await page.goto('/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Daten herunterladen' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  const told = JSON.parse(await fs.readFile(await file.path(), 'utf8')) as { account: { id: string; email: string }[]; listings: unknown[]; sessions: unknown[] };
  expect(told).toMatchObject({ account: [{ email }], listings: [] });
  expect(told.sessions).toHaveLength(1);
  expect(JSON.stringify(told)).not.toContain('argon2');

  // It is the support that deletes it, for whoever writes.
  const admin = await playwright.request.newContext({ baseURL });
  await signInAs(admin, 'admin');
  expect((await admin.delete(`/api/admin/users/${told.account[0]?.id}`)).status()).toBe(200);
  await admin.dispose();
  traffic.expectSignedOut();
  await page.getByRole('link', { name: 'Zurück zum Dashboard' }).click();
  await expect(page.getByText(/^Ihre Sitzung ist beendet/)).toBeVisible();
  await signIn(page, email);
  await expect(page.getByRole('listitem').filter({ hasText: 'Anmeldung fehlgeschlagen' })).toBeVisible();
  await expect(page).toHaveURL('/login?next=%2Fdashboard');
});
