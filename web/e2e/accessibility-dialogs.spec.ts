import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { boxProblems, violationsInBothThemes } from './barriers.js';
import { findExamples, signInAs, type Reader } from './everyPage.js';
import { buyCredit, putUpListing, registerOperator } from './operator.js';
import { expect, isPhone, test } from './site.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => {
  test.skip(isPhone(page), 'the desktop looks at narrow windows too');
});

const PHONE = { width: 360, height: 780 };
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

interface Opened {
  reader: Reader;
  address: string;
  /** What opens it, and what gets the focus back. */
  opener: (page: Page) => Locator;
  name: string | RegExp;
  /** What has the focus at first, where the dialog chooses it. */
  first?: (dialog: Locator) => Locator;
  isPhoneOnly?: boolean;
  /** What opens it, where that is not Enter. */
  key?: string;
  /** What has to be done first, so that it is asked at all. */
  before?: (page: Page) => Promise<void>;
}

/** The act that takes nothing away has the focus, so that Enter does no harm. */
const cancel = (dialog: Locator) => dialog.getByRole('button', { name: 'Abbrechen' });

/** The first of the operator's listings has gone off: switching it on begins another term. */
async function letOneExpire(page: Page) {
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName?: string };
    if (operationName !== 'OwnHotels') return route.continue();
    const response = await route.fetch();
    const json = (await response.json()) as { data: { viewer: { hotels: object[] } } };
    Object.assign(json.data.viewer.hotels[0] ?? {}, { isActive: false, inactiveReason: 'EXPIRED', paidUntil: '2020-01-01T00:00:00.000Z', subscription: null });
    await route.fulfill({ response, json });
  });
  await page.reload();
}

const dialogs: Opened[] = [
  { reader: 'visitor', address: '/support', opener: (page) => button(page, 'Cookie-Einstellungen'), name: 'Cookie-Einstellungen' },
  { reader: 'visitor', address: 'place', opener: (page) => button(page, /Auf der Karte ansehen/), name: 'Sie verlassen Obala' },
  { reader: 'visitor', address: 'place', opener: (page) => button(page, /^Alle \d+ Fotos$/), name: /^Fotos von/ },
  { reader: 'visitor', address: '/hotels', opener: (page) => button(page, /^Filter/), name: 'Filter', isPhoneOnly: true },
  { reader: 'visitor', address: '/hotels', opener: (page) => button(page, /^Warum hier\?/), name: /^Warum steht .* hier\?$/ },
  { reader: 'visitor', address: '/hotels', opener: (page) => button(page, /^Merken: /), name: 'Soll sich dieser Browser die Merkliste merken?' },
  { reader: 'operator', address: '/profile', opener: (page) => button(page, 'Überall sonst abmelden'), name: 'Überall sonst abmelden?' },
  { reader: 'operator', address: '/dashboard?tab=hotels', opener: (page) => button(page, /^Löschen: /), name: /löschen\?$/, first: cancel },
  {
    reader: 'operator',
    address: '/dashboard?tab=hotels',
    opener: (page) => page.getByRole('listitem').filter({ hasText: 'Abgelaufen am' }).getByRole('switch').first(),
    key: 'Space',
    before: letOneExpire,
    name: /wieder einschalten\?$/,
  },
  {
    reader: 'operator',
    address: '/profile',
    opener: (page) => page.getByRole('link', { name: 'Abbrechen' }),
    before: (page) => page.getByLabel('Vorname').fill('Mara-Luise'),
    name: 'Änderungen nicht gespeichert',
  },
  { reader: 'operator', address: 'own', opener: (page) => button(page, 'Vorschau'), name: 'Vorschau', isPhoneOnly: true },
  { reader: 'admin', address: '/admin', opener: (page) => button(page, /^Credits anpassen/), name: 'Credits anpassen', first: (dialog) => dialog.getByLabel('Credits') },
  { reader: 'admin', address: '/admin', opener: (page) => page.getByRole('button', { name: /^Löschen: / }).nth(1), name: 'Benutzer löschen?', first: cancel },
  { reader: 'admin', address: '/admin?tab=hotels', opener: (page) => button(page, /^Löschen: /), name: 'Hotel löschen?', first: cancel },
];

/** The focus goes round in the dialog and its frame, both ways, and never to the page behind it; on the way it may pass the browser's own bars. */
async function expectTrap(page: Page, dialog: Locator) {
  const isInside = () =>
    dialog.evaluate((element) => {
      const { activeElement: active } = document;
      return active !== null && (element.contains(active) || active.contains(element));
    });
  await expect.poll(isInside).toBe(true);
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    expect(await isInside(), key).toBe(true);
  }
}

for (const reader of ['visitor', 'operator', 'admin'] as const) {
  test(`every dialog of the ${reader} has no barriers, keeps the focus and gives it back`, async ({ page, playwright, baseURL }) => {
    test.setTimeout(600_000);
    const request = await playwright.request.newContext({ baseURL });
    const { slug, ownId } = await findExamples(request);
    const addresses: Record<string, string> = { place: `/hotels/${slug}`, own: `/add-hotel?edit=${ownId}` };
    // Signed in elsewhere too.
    await signInAs(request, reader);
    await request.dispose();
    await signInAs(page.request, reader);
    const size = page.viewportSize() ?? PHONE;
    const problems: string[] = [];
    for (const { address, opener, name, first, isPhoneOnly, key = 'Enter', before } of dialogs.filter((each) => each.reader === reader)) {
      await page.setViewportSize(isPhoneOnly ? PHONE : size);
      await page.goto(addresses[address] ?? address);
      await before?.(page);
      await opener(page).press(key);
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      if (first) await expect(first(dialog)).toBeFocused();
      await expectTrap(page, dialog);
      problems.push(...[...(await violationsInBothThemes(page)), ...(await boxProblems(page, dialog))].map((text) => `${String(name)}: ${text}`));
      await page.setViewportSize(isPhoneOnly ? PHONE : size);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener(page), `${String(name)} gives the focus back`).toBeFocused();
    }
    expect(problems).toEqual([]);
  });
}

test('what is removed leaves the focus with the heading above it', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  await registerOperator(page);
  const { name } = await putUpListing(page, `Kuća ${randomUUID().slice(0, 8)}`);
  await page.goto('/dashboard?tab=hotels');
  await button(page, `Löschen: ${name}`).click();
  await expect(cancel(dialog)).toBeFocused();
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(page.getByRole('heading', { name: 'Meine Hotels' })).toBeFocused();

  const heading = (text: string) => page.getByRole('heading', { level: 3, name: text });
  await page.goto('/dashboard?tab=api');
  await button(page, 'Schlüssel anlegen').click();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Probe');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Ich habe es gesichert' }).click();
  await expect(button(page, 'Schlüssel anlegen')).toBeFocused();
  await button(page, /^Widerrufen/).click();
  await expect(cancel(dialog)).toBeFocused();
  await dialog.getByRole('button', { name: 'Widerrufen' }).click();
  await expect(heading('API-Schlüssel')).toBeFocused();

  await button(page, 'Webhook anlegen').click();
  await expect(dialog.getByLabel('Adresse')).toBeFocused();
  await page.keyboard.type('https://haus.example/');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Ich habe es gesichert' }).click();
  await button(page, 'Löschen').click();
  await dialog.getByRole('button', { name: 'Löschen' }).click();
  await expect(heading('Webhooks')).toBeFocused();
});

test('menus and messages have no barriers', async ({ page }) => {
  const problems: string[] = [];
  await page.goto('/support');
  await button(page, /^Sprache/).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toBeVisible();
  problems.push(...(await violationsInBothThemes(page)));

  await registerOperator(page);
  await page.goto('/credits');
  // Then the page is alive.
  await expect(button(page, 'Credits aktualisieren')).toBeVisible();
  await button(page, /^Konto: /).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Abmelden' })).toBeVisible();
  problems.push(...(await violationsInBothThemes(page)));
  await page.keyboard.press('Escape');
  await button(page, 'Credits aktualisieren').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Credits synchronisiert' })).toBeVisible();
  problems.push(...(await violationsInBothThemes(page)));

  await page.setViewportSize(PHONE);
  await button(page, 'Menü öffnen').click();
  await expect(button(page, 'Menü schließen')).toBeVisible();
  problems.push(...(await violationsInBothThemes(page)));
  expect(problems).toEqual([]);
});

test('the dialog after a payment has no barriers', async ({ page }) => {
  await registerOperator(page);
  const sessionId = await buyCredit(page);
  await page.goto(`/dashboard?success=true&session_id=${sessionId}`);
  const dialog = page.getByRole('dialog', { name: 'Zahlung erfolgreich!' });
  await expect(dialog).toBeVisible();
  await expectTrap(page, dialog);
  expect([...(await violationsInBothThemes(page)), ...(await boxProblems(page, dialog))]).toEqual([]);
});

test.describe('before the question for consent is answered', () => {
  test.use({ hasAnswered: false });

  test('it has no barriers', async ({ page }) => {
    await page.goto('/support');
    await expect(page.getByRole('dialog', { name: 'Cookies auf dieser Seite' })).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });
});
