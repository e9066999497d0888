import type { APIRequestContext } from '@playwright/test';
import { barePages, standardPages } from '../src/pages.js';
import { problemsOf, thingsOf } from './schemaOrg.js';
import { expect, isPhone, test } from './site.js';

// What is read by machines is the same on every screen.
test.beforeEach(({ page }) => {
  test.skip(isPhone(page));
});

interface Listing {
  slug: string;
  name: string;
  isPositionExact: boolean;
  reviewCount: number;
  images: string[];
}

const text = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
const valuesOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
/** The value of a meta element. */
const metaOf = (html: string, name: string) => valuesOf(html, new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, 'g'))[0];

test('every place says to search engines what its listing says, in the words of schema.org', async ({ request, baseURL }) => {
  test.setTimeout(300_000);
  const listings = (await (await request.get('/api/hotels')).json()) as Listing[];
  expect(listings.length).toBeGreaterThan(100);
  const problems: string[] = [];
  for (const listing of listings) {
    const things = thingsOf(await text(request, `/hotels/${listing.slug}`));
    const [place] = things;
    problems.push(...things.flatMap((thing) => problemsOf(thing)).map((problem) => `${listing.slug}: ${problem}`));
    expect([place?.name, place?.url, place?.['@type']]).toEqual([listing.name, `${baseURL}/hotels/${listing.slug}`, expect.stringMatching(/^(LodgingBusiness|Hotel|Hostel|Resort|Campground)$/)]);
    expect([place?.geo !== undefined, place?.aggregateRating !== undefined, (place?.image as string[]).length]).toEqual([listing.isPositionExact, listing.reviewCount > 0, listing.images.length + 1]);
    expect(things[1]?.['@type']).toBe('BreadcrumbList');
  }
  for (const path of ['/', '/en/hotels?regionId=2', '/hr']) problems.push(...thingsOf(await text(request, path)).flatMap((thing) => problemsOf(thing)));
  expect(problems).toEqual([]);
});

test('every page is in the sitemap or hidden, and has a card and its addresses in each language', async ({ request, baseURL }) => {
  const listed = valuesOf(await text(request, '/sitemap-pages.xml'), /<loc>([^<]*)<\/loc>/g);
  const pages = [...standardPages, ...barePages].filter(({ path }) => !/[:*]/.test(path));
  for (const { path } of pages) {
    for (const start of ['', '/en', '/hr']) {
      const address = start + (path === '/' && start !== '' ? '' : path);
      const html = await text(request, address);
      const isHidden = metaOf(html, 'robots') === 'noindex';
      expect([address, listed.includes(baseURL + address)]).toEqual([address, !isHidden]);
      if (isHidden) continue;
      expect(html).toContain(`<link rel="canonical" href="${baseURL}${address}"`);
      expect(valuesOf(html, /<link rel="alternate" hrefLang="([^"]*)"/g)).toEqual(['de', 'en', 'hr', 'x-default']);
      expect([metaOf(html, 'og:url'), metaOf(html, 'og:locale'), metaOf(html, 'twitter:card')]).toEqual([
        baseURL + address,
        { '': 'de_DE', '/en': 'en_GB', '/hr': 'hr_HR' }[start],
        'summary_large_image',
      ]);
      for (const name of ['og:title', 'og:description', 'og:site_name', 'og:image:alt']) expect([address, name, metaOf(html, name)]).toEqual([address, name, expect.stringMatching(/\S/)]);
    }
  }
});

test('a shared place comes with its picture, of the size that is promised', async ({ page, request, baseURL }) => {
  const [listing] = (await (await request.get('/api/hotels')).json()) as Listing[];
  for (const path of [`/hr/hotels/${listing?.slug}`, '/en/support']) {
    const html = await text(request, path);
    const address = metaOf(html, 'og:image') ?? '';
    expect(address.startsWith(`${baseURL}/`)).toBe(true);
    await page.goto(address);
    const size = await page.locator('img').evaluate((image) => (image instanceof HTMLImageElement ? [image.naturalWidth, image.naturalHeight] : []));
    expect(size).toEqual([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')].map(Number));
  }
});

test('the feed that the list names, and the sitemaps, are whole XML', async ({ page, request }) => {
  await page.goto('/en/hotels?regionId=2');
  const feed = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
  for (const address of [feed ?? '', '/sitemap.xml', '/sitemap-pages.xml', '/sitemap-hotels-1.xml']) {
    const xml = await text(request, address);
    const root = await page.evaluate((source) => new DOMParser().parseFromString(source, 'application/xml').documentElement.localName, xml);
    expect([address, root]).toEqual([address, /atom/.test(address) ? 'feed' : address === '/sitemap.xml' ? 'sitemapindex' : 'urlset']);
  }
  expect(await text(request, feed ?? '')).toContain('<title>New places to stay: Istria</title>');
});

test('what the server says to machines stays right while people go on', async ({ page }) => {
  await page.goto('/hotels');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/hotels\/[a-z]/);
  await expect(page.getByRole('navigation', { name: 'Brotkrumen' })).toBeVisible();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(page).toHaveTitle(new RegExp(`^${name}`));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url());
});
