import type { Page } from '@playwright/test';
import { violationsInBothThemes } from './barriers.js';
import { signInAs, type Reader } from './everyPage.js';
import { expect, isPhone, test } from './site.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => {
  test.skip(isPhone(page), 'a keyboard comes with a large screen');
});

interface Sent {
  reader: Reader;
  address: string;
  submit: string;
  /** Long forms list what is wrong in them. */
  isLong?: boolean;
  /** What has to be there, so that there is something to send. */
  before?: (page: Page) => Promise<void>;
}

const forms: Sent[] = [
  { reader: 'visitor', address: '/login', submit: 'Anmelden' },
  { reader: 'visitor', address: '/login?tab=register', submit: 'Kostenlos registrieren', isLong: true },
  { reader: 'visitor', address: '/forgot-password', submit: 'Zurücksetzungs-E-Mail senden' },
  {
    reader: 'visitor',
    address: '/reset-password?token=0000',
    submit: 'Passwort zurücksetzen',
    before: async (page) => {
      await page.getByLabel('Neues Passwort', { exact: true }).fill('kurz');
      await page.getByLabel('Passwort bestätigen', { exact: true }).fill('anders');
    },
  },
  { reader: 'visitor', address: '/support', submit: 'Nachricht senden' },
  { reader: 'visitor', address: '/support/feedback', submit: 'Nachricht senden' },
  { reader: 'pension', address: '/profile', submit: 'Profil speichern', isLong: true },
  { reader: 'pension', address: '/profile', submit: 'Passwort ändern' },
  { reader: 'operator', address: '/add-hotel', submit: 'Weiter', isLong: true },
  { reader: 'operator', address: '/add-hotel?step=details', submit: 'Weiter', isLong: true },
  { reader: 'operator', address: '/add-hotel?step=review', submit: 'Unterkunft erstellen', isLong: true },
  {
    reader: 'admin',
    address: '/admin',
    submit: 'Credits buchen',
    before: (page) => page.getByRole('button', { name: /^Credits anpassen/ }).first().click(),
  },
];

test('every form leads to the first field that is wrong, a long one by a list, and says what is wrong at each', async ({ page }) => {
  test.setTimeout(600_000);
  const problems: string[] = [];
  let signedIn: Reader = 'visitor';
  for (const { reader, address, submit, isLong, before } of forms) {
    if (reader !== signedIn) await signInAs(page.request, reader);
    signedIn = reader;
    await page.goto(address);
    await before?.(page);
    // The tab of the same name is no button.
    const send = page.locator('form button, [role="dialog"] button').filter({ hasText: new RegExp(`^${submit}$`) });
    await expect(send).toBeEnabled();
    await send.focus();
    await page.keyboard.press('Enter');
    const wrong = page.locator('[aria-invalid="true"]');
    await expect(wrong.first(), `${address}: ${submit}`).toBeVisible();
    const summary = page.getByRole('region', { name: /^Bitte prüfen Sie \d+ Angaben$/ });
    if (isLong) {
      await expect(summary, `${address}: ${submit}`).toBeFocused();
      await expect(summary.getByRole('link')).toHaveCount(await wrong.count());
      await summary.getByRole('link').first().press('Enter');
    } else {
      await expect(summary, `${address}: ${submit}`).toBeHidden();
    }
    await expect(wrong.first(), `${address}: ${submit}`).toBeFocused();
    const notes = await wrong.evaluateAll((fields) =>
      fields.map((field) =>
        (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join('')
          .trim(),
      ),
    );
    if (notes.some((note) => note === '')) problems.push(`${address}: a field does not say what is wrong`);
    problems.push(...(await violationsInBothThemes(page)).map((text) => `${address}, ${submit}: ${text}`));
  }
  expect(problems).toEqual([]);
});

/** What Tab reaches and does not show: a ring may be drawn by the element, by its frame, by its card, or by what stands beside it in its label. */
async function unseenStops(page: Page, most: number): Promise<string[]> {
  const found: (string | null)[] = [];
  for (let stop = 0; stop < most; stop++) {
    await page.keyboard.press('Tab');
    const unseen = await page.evaluate(() => {
      const { activeElement: active } = document;
      if (!(active instanceof HTMLElement) || active === document.body || active.tagName === 'IFRAME') return null;
      const around = [active, active.parentElement, active.parentElement?.parentElement, active.closest('article'), ...(active.parentElement?.children ?? [])];
      const look = () =>
        around
          .flatMap((element) => (element ? [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part)) : []))
          .map(({ outline, boxShadow, borderColor, borderWidth }) => [outline, boxShadow, borderColor, borderWidth].join())
          .join('|');
      const focused = look();
      active.blur();
      const isSeen = look() !== focused;
      active.focus();
      return isSeen ? null : active.outerHTML.slice(0, 140);
    });
    found.push(unseen);
  }
  return found.filter((html) => html !== null);
}

test('whatever the keyboard reaches shows that it has the focus', async ({ page }) => {
  test.setTimeout(300_000);
  const unseen: string[] = [];
  const look = async (address: string, most: number) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    unseen.push(...(await unseenStops(page, most)).map((html) => `${address}: ${html}`));
  };
  await look('/', 25);
  await look('/hotels', 40);
  await look('/login?tab=register', 22);
  await look('/support/feedback', 20);
  await signInAs(page.request, 'operator');
  await look('/dashboard?tab=hotels', 20);
  await look('/add-hotel?step=extras', 40);
  await look('/credits', 20);
  expect(unseen).toEqual([]);
});
