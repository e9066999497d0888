import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { signInAs } from './everyPage.js';
import { buyCredit, listingInput, registerOperator } from './operator.js';
import { expect, isPhone, test } from './site.js';

const FOLDER = path.resolve(import.meta.dirname, '../src/developers');
const SNIPPETS = path.join(FOLDER, 'snippets');
const INTERPRETERS: Record<string, string> = { '.sh': 'bash', '.mjs': process.execPath, '.py': 'python3' };

interface Answer {
  data: Record<string, unknown> | null;
  errors?: { extensions: { code: string; key: string } }[];
}

/** Asks as a program does: from outside the browser, with a key or without. */
async function ask(origin: string, query: string, key?: string): Promise<Answer & { status: number }> {
  const headers = { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) };
  const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  return { status: response.status, ...((await response.json()) as Answer) };
}

/** A mutation of whoever is signed in on this page's browser. */
async function change<Data>(request: APIRequestContext, query: string): Promise<Data> {
  const response = await request.post('/graphql', { data: { query } });
  return ((await response.json()) as { data: Data }).data;
}

async function makeKey(request: APIRequestContext): Promise<string> {
  const input = `{ name: "${randomUUID()}", scopes: [LISTINGS_READ, OWN_LISTINGS_READ] }`;
  const { createApiKey } = await change<{ createApiKey: { secret: string } }>(request, `mutation { createApiKey(input: ${input}) { secret } }`);
  return createApiKey.secret;
}

/** Whether something is installed here. */
async function isInstalled(program: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, ['--version'], { stdio: 'ignore' });
    child.on('error', () => resolve(false)).on('exit', () => resolve(true));
  });
}

const textOf = (file: string, origin: string) => fs.readFileSync(path.join(SNIPPETS, file), 'utf8').trim().replaceAll('__ORIGIN__', origin);

/** Runs a snippet as it stands on the page, and collects what it prints. */
function run(file: string, code: string, env: Record<string, string>): { child: ChildProcess; output: { text: string } } {
  const folder = fs.mkdtempSync(path.join(process.env['TMPDIR'] ?? '/tmp', 'snippet-'));
  fs.writeFileSync(path.join(folder, file), code);
  const child = spawn(INTERPRETERS[path.extname(file)] ?? '', [path.join(folder, file)], { env: { ...process.env, FORCE_COLOR: '0', PYTHONIOENCODING: 'utf-8', ...env } });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output.text += chunk.toString()));
  child.on('close', () => fs.rmSync(folder, { recursive: true }));
  return { child, output };
}

async function outputOf(file: string, code: string, env: Record<string, string>): Promise<string> {
  const { child, output } = run(file, code, env);
  const exit = await new Promise((resolve) => child.on('close', resolve));
  expect(exit, `${file}: ${output.text}`).toBe(0);
  return output.text;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const secretOf = async (page: Page) => (await page.locator('[data-secret]').innerText()).trim();

test('a key is made, copied, used by a program and revoked', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? '';
  test.slow();
  await registerOperator(page);
  await page.goto('/dashboard?tab=api');
  await page.getByRole('button', { name: 'Schlüssel anlegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schlüssel anlegen' });
  await dialog.getByRole('button', { name: 'Schlüssel anlegen' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Name').fill('Channel-Manager');
  await dialog.getByRole('checkbox', { name: /own-listings:read/ }).check();
  await dialog.getByRole('button', { name: 'Schlüssel anlegen' }).click();

  const shown = page.getByRole('dialog', { name: 'Ihr neuer Schlüssel' });
  await expect(shown).toBeVisible();
  const secret = await secretOf(page);
  expect(secret).toMatch(/^obala_[0-9A-Za-z]{40}$/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await shown.getByRole('button', { name: /^Kopieren/ }).click();
  await expect(shown.getByRole('button', { name: /^Kopiert/ })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await shown.getByRole('button', { name: 'Ich habe es gesichert' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Channel-Manager' });
  await expect(line).toContainText('Noch nie verwendet');
  await expect(page.getByText(secret)).toHaveCount(0);

  expect(await ask(origin, '{ viewer { hotels { id } } }', secret)).toMatchObject({ status: 200, data: { viewer: { hotels: [] } } });
  await page.reload();
  await expect(line).toContainText('Zuletzt verwendet');
  await line.getByRole('button', { name: /^Widerrufen/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Widerrufen' }).click();
  await expect(line).toContainText('Beendet');
  expect(await ask(origin, '{ viewer { id } }', secret)).toMatchObject({ status: 401, errors: [{ extensions: { code: 'UNAUTHENTICATED', key: 'keyInvalid' } }] });
});

test('a webhook of the documentation is told of a change, and the log says so', async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  test.skip(isPhone(page), 'the desktop does it');
  test.setTimeout(300_000);
  await registerOperator(page);
  await buyCredit(page);
  const receivers: { child: ChildProcess; output: { text: string } }[] = [];
  const receive = async (file: string, port: number, secret: string) => {
    const receiver = run(file, textOf(file, origin).replaceAll('8080', String(port)), { OBALA_WEBHOOK_SECRET: secret });
    receivers.push(receiver);
    await expect.poll(() => receiver.output.text, { timeout: 30_000 }).toContain('ready');
  };
  try {
    const port = await freePort();
    await page.goto('/dashboard?tab=api');
    await page.getByRole('button', { name: 'Webhook anlegen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Adresse').fill('ftp://haus.example');
    await dialog.getByRole('button', { name: 'Webhook anlegen' }).click();
    await expect(dialog.getByLabel('Adresse')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Adresse').fill(`http://127.0.0.1:${port}/obala`);
    await dialog.getByRole('combobox').selectOption('own');
    await dialog.getByRole('button', { name: 'Webhook anlegen' }).click();
    await expect(page.locator('[data-secret]')).toBeVisible();
    await receive('webhook.mjs', port, await secretOf(page));
    await page.getByRole('button', { name: 'Ich habe es gesichert' }).click();
    if (await isInstalled('python3')) {
      const other = await freePort();
      const input = `{ url: "http://127.0.0.1:${other}/", isOwnOnly: true }`;
      const { createWebhook } = await change<{ createWebhook: { secret: string } }>(page.request, `mutation { createWebhook(input: ${input}) { secret } }`);
      await receive('webhook.py', other, createWebhook.secret);
    }

    const name = `Vila ${randomUUID().slice(0, 8)}`;
    const response = await page.request.post('/api/hotels', { data: await listingInput(page.request, { name }) });
    const { slug } = (await response.json()) as { slug: string };
    for (const { output } of receivers) await expect.poll(() => output.text, { timeout: 60_000 }).toContain(`listing.changed CREATED ${slug}`);

    const item = page.getByRole('listitem').filter({ hasText: `127.0.0.1:${port}` });
    await item.getByRole('button', { name: 'Zustellungen zeigen' }).click();
    const log = item.getByRole('list', { name: 'Zustellungen' });
    await expect(log.getByRole('listitem').filter({ hasText: '1 Änderung' })).toContainText('Zugestellt', { timeout: 30_000 });
    await expect(log).toContainText('Antwort 204');
    receivers[0]?.child.kill();
    await item.getByRole('button', { name: 'Test senden' }).click();
    await expect(log.getByRole('listitem').filter({ hasText: 'Test' })).toContainText('Keine Verbindung', { timeout: 30_000 });
    await item.getByRole('button', { name: 'Löschen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expect(item).toHaveCount(0);
  } finally {
    for (const { child } of receivers) child.kill();
  }
});

test('the explorer runs an example with a key, and every example is good', async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  test.slow();
  await signInAs(page.request, 'operator');
  const key = await makeKey(page.request);
  for (const file of fs.readdirSync(path.join(FOLDER, 'examples'))) {
    const { errors } = await ask(origin, fs.readFileSync(path.join(FOLDER, 'examples', file), 'utf8'), key);
    expect({ file, errors }).toEqual({ file, errors: undefined });
  }
  await page.context().clearCookies();
  await page.goto('/playground');
  await page.getByText('API-Schlüssel').first().click();
  await page.getByLabel('API-Schlüssel').fill('obala_zu kurz');
  await page.getByRole('button', { name: 'Schlüssel verwenden' }).click();
  await expect(page.getByText('Ein Schlüssel beginnt mit obala_')).toBeVisible();
  await page.getByLabel('API-Schlüssel').fill(key);
  await page.getByRole('button', { name: 'Schlüssel verwenden' }).click();
  await page.getByRole('combobox', { name: 'Beispiel' }).selectOption('own');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('OwnListings').first()).toBeVisible({ timeout: 30_000 });
  await frame.getByRole('button', { name: /^Execute query/ }).click();
  // On a phone, the editor renders only the first lines of an answer.
  await expect(frame.locator('.result-window')).toContainText(isPhone(page) ? 'viewer' : 'paidUntil', { timeout: 30_000 });
  // Only in this tab, and nowhere for longer.
  expect(await page.evaluate((secret) => JSON.stringify(localStorage).includes(secret), key)).toBe(false);
});

test('the snippets stand on the page as they are run, and do what they say', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? '';
  test.skip(isPhone(page), 'the desktop does it');
  test.setTimeout(300_000);
  await signInAs(page.request, 'operator');
  const OBALA_KEY = await makeKey(page.request);
  const [listing] = (await (await page.request.get('/api/hotels?limit=1')).json()) as { slug: string; name: string }[];
  const [own] = (await (await page.request.get('/api/user/hotels')).json()) as { name: string }[];
  const expected: Record<string, RegExp> = {
    first: new RegExp(listing?.name ?? 'none'),
    keyed: new RegExp(own?.name ?? 'none'),
    limits: /\b\d+ of 5000|"mostPerOperation":5000/,
    paging: new RegExp(listing?.slug ?? 'none'),
    rest: /split/i,
    changes: /\d+ listings, up to \S+|"listingChanges":\{"nodes":\[\]/,
  };
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/developers');
  for (const [ending, title] of [['.sh', 'curl'], ['.mjs', 'JavaScript'], ['.py', 'Python']] as const) {
    await page.getByRole('tab', { name: title }).first().click();
    const printed = await page.locator('figure pre').allInnerTexts();
    const isHere = await isInstalled(INTERPRETERS[ending] ?? '');
    if (!isHere) console.log(`${title} is not installed here: its snippets are not run`);
    for (const file of fs.readdirSync(SNIPPETS).filter((name) => name.endsWith(ending))) {
      const code = textOf(file, origin);
      expect(printed.map((text) => text.trim()), file).toContain(code);
      const outcome = expected[path.basename(file, ending)];
      if (isHere && outcome) expect(await outputOf(file, code, { OBALA_KEY }), file).toMatch(outcome);
    }
    // Its words change for a while once it has been pressed: it is known by its place.
    await page.locator('figure').first().getByRole('button', { name: /^Kopier/ }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(textOf(`first${ending}`, origin));
  }
});
