import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, isPhone, test } from './site.js';

/** The text of the mail with this in its subject, once it has been sent. */
async function mailWith(page: Page, reference: string): Promise<string> {
  const link = async () => {
    const list = await (await page.request.get('/dev/mail')).text();
    return [...list.matchAll(/<a href="(\/dev\/mail\/\d+)">([^<]*)<\/a>/g)].find(([, , subject]) => subject?.includes(reference))?.[1];
  };
  await expect.poll(link).toBeDefined();
  return (await page.request.get(`${await link()}/text`)).text();
}

test('a question reaches support, and its sender has a reference', async ({ page }) => {
  const message = `Fährt die Fähre auch sonntags? ${randomUUID()}`;
  await page.goto('/support');
  await page.getByLabel(/^Name/).fill('Ana');
  await page.getByLabel(/^E-Mail-Adresse/).fill('ana@obala.example');
  await page.getByLabel(/^Betreff/).fill('Fähre nach Vis');
  await page.getByLabel(/^Thema/).selectOption('travel');
  await page.getByLabel('Ihre Nachricht').fill(message);
  // What was typed survives a reload.
  await page.reload();
  await expect(page.getByLabel('Ihre Nachricht')).toHaveValue(message);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();

  await expect(page.getByRole('heading', { name: 'Danke, Ihre Nachricht ist angekommen' })).toBeFocused();
  const reference = await page.getByText(/^H-[2-9A-Z]{6}$/).innerText();
  const mail = await mailWith(page, reference);
  expect(mail).toContain(message);
  expect(mail).toContain('ana@obala.example');
  await page.getByRole('button', { name: 'Noch eine Nachricht' }).click();
  await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('');
});

test('feedback is sent with the keyboard alone', async ({ page }) => {
  test.skip(isPhone(page), 'a keyboard comes with a large screen');
  await page.goto('/en/support/feedback');
  await page.getByRole('radio', { name: 'Rather not say' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Needs improvement' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('The map could be larger.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
  await page.keyboard.press('Enter');
  const reference = await page.getByText(/^F-[2-9A-Z]{6}$/).innerText();
  const mail = await mailWith(page, reference);
  expect(mail).toContain('The map could be larger.');
  expect(mail).toContain('2 von 5');
});

test('the form is there before the scripts are', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/support');
  await expect(page.getByLabel('Ihre Nachricht')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nachricht senden' })).toBeDisabled();
  await context.close();
});
