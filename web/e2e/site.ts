import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect, test as base, type Locator, type Page } from '@playwright/test';

/** A plain rectangle, as wide as the smallest size of a picture. */
const PICTURE = fileURLToPath(new URL('picture.png', import.meta.url));

/** What a page sent and said while a test ran. */
export class Traffic {
  /** The operations that were asked for, by name; without the counts beside the filters, which follow a list. */
  readonly queries: string[] = [];
  private readonly problems: string[] = [];
  private readonly foreign: string[] = [];
  private readonly expected: string[] = [];

  constructor(page: Page, host: string) {
    page.on('request', (request) => {
      const url = new URL(request.url());
      const operation = url.pathname === '/graphql' ? operationOf(request.postData()) : 'HotelFacets';
      if (operation !== 'HotelFacets') this.queries.push(operation);
      if (/^https?:$/.test(url.protocol) && url.host !== host) this.foreign.push(request.url());
    });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.problems.push(message.text());
    });
    page.on('pageerror', (error) => this.problems.push(error.message));
  }

  /** The browser itself complains about an answer 404; on a page that does not exist that is right. */
  expectMissingPage() {
    this.expected.push('status of 404');
  }

  /** The same of an answer to somebody who is signed in no longer. */
  expectSignedOut() {
    this.expected.push('status of 401');
  }

  /** Forgets what was asked for up to now. */
  restart() {
    this.queries.length = 0;
  }

  verify() {
    const problems = this.problems.filter((text) => !this.expected.some((answer) => text.includes(answer)));
    expect(problems, 'errors and warnings in the console').toEqual([]);
    expect(this.foreign, 'requests to other hosts').toEqual([]);
  }
}

function operationOf(body: string | null): string {
  const { operationName } = JSON.parse(body ?? '{}') as { operationName?: string };
  return operationName ?? 'unnamed';
}

/** Every journey also checks that nothing complains and that nothing is fetched from elsewhere. */
export const test = base.extend<{ traffic: Traffic; hasRealPictures: boolean; hasAnswered: boolean }>({
  // Each test comes from an address of its own: what the site allows one address is not shared by all.
  extraHTTPHeaders: async ({ locale: _ }, use) => use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }),
  // The demo pictures are drawn when they are first asked for, which takes a while; most journeys are not about them.
  hasRealPictures: [false, { option: true }],
  // The question for consent comes after a second, over whatever is there; it has tests of its own.
  hasAnswered: [true, { option: true }],
  traffic: [
    async ({ page, baseURL, hasRealPictures, hasAnswered }, use) => {
      if (!hasRealPictures) {
        await page.route('/images/*', (route) => route.fulfill({ path: PICTURE }));
      }
      const traffic = new Traffic(page, new URL(baseURL ?? '').host);
      if (hasAnswered) {
        await page.addInitScript(() => {
          const preferences = { necessary: true, analytics: false, marketing: false, functional: false };
          const consent = { preferences, timestamp: new Date().toISOString(), version: '1.0' };
          localStorage.setItem('obala-consent', JSON.stringify(consent));
        });
      }
      await use(traffic);
      traffic.verify();
    },
    { auto: true },
  ],
});

/** Whether the filters stand behind a button, as on phones. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 1120;
}

/** The filters: beside the results, or in the drawer, which opens. */
export async function openFilters(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('complementary', { name: 'Filter' });
  await page.getByRole('button', { name: /^Filter/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await expect(drawer).toBeVisible();
  return drawer;
}

/** Back to the results; beside them there is nothing to close. */
export async function closeFilters(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await drawer.getByRole('button', { name: /zeigen|Keine Treffer/ }).click();
  await expect(drawer).toBeHidden();
}

/** The names of the places in the list, in its order. */
export async function namesOf(page: Page): Promise<string[]> {
  return page.getByRole('article').getByRole('heading').allInnerTexts();
}

/** The prices of the places in the list, in its order. */
export async function pricesOf(page: Page): Promise<number[]> {
  const texts = await page.getByRole('article').getByText(/^[\d.]+\s€$/).allInnerTexts();
  return texts.map((text) => Number(text.replace(/\D/g, '')));
}

/** How many places the page says there are. */
export async function foundCount(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { name: /Unterk(unft|ünfte) gefunden/ }).first();
  return Number((await heading.innerText()).replace(/\D/g, ''));
}

export { expect };
