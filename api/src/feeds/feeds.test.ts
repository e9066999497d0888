import { Readable } from 'node:stream';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.js';
import { createHotel, createOperator } from '../test/factories.js';
import { SITE_PAGES } from './site-pages.js';

const ORIGIN = 'https://obala.test';
const picture = (letter: string) => `/images/${letter.repeat(32)}.jpg`;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: ORIGIN });
  await createHotel(app, { name: 'Vila Zid', slug: 'vila-zid', regionId: 2, imageUrl: picture('a'), imageUrls: [picture('b')] });
  await createHotel(app, { name: 'Kuća & <b>More</b> ]]>', slug: 'kuca', city: 'Rab', regionId: 8, pricePerNight: 80, shortDescription: 'Ruhig & günstig \u0001 <am Meer>.', imageUrl: picture('c') });
  await createHotel(app, { slug: 'aus', isActive: false });
  await createHotel(app, { slug: 'gesperrt', owner: await createOperator(app, { isActive: false }) });
});
afterAll(() => app.stop());

async function text(path: string): Promise<string> {
  const response = await app.get(path);
  expect(response.status, path).toBe(200);
  return response.text();
}

/** The parts that the index names, read as search engines read them. */
async function everyAddress() {
  const index = await parseSitemapIndex(Readable.from([await text('/sitemap.xml')]));
  const parts = index.map(({ url }) => url.replace(ORIGIN, ''));
  const items = await Promise.all(parts.map(async (path) => parseSitemap(Readable.from([await text(path)]))));
  return { index, parts, items: items.flat() };
}

describe('the sitemap', () => {
  test('names every public page in every language, and nothing that is hidden', async () => {
    const { index, parts, items } = await everyAddress();
    expect(parts).toEqual(['/sitemap-pages.xml', '/sitemap-hotels-1.xml']);
    expect(index[1]?.lastmod).toMatch(/^20\d\d-.*Z$/);
    const expected = [...SITE_PAGES, ...Array.from({ length: 12 }, (_, region) => `/hotels?regionId=${region + 1}`), '/hotels/vila-zid', '/hotels/kuca'];
    expect(items.map(({ url }) => url).toSorted()).toEqual(
      expected.flatMap((path) => [`${ORIGIN}${path}`, ...['en', 'hr'].map((language) => `${ORIGIN}/${language}${path === '/' ? '' : path}`)]).toSorted(),
    );
  });

  test('names a listing’s pictures, languages and last change', async () => {
    const { items } = await everyAddress();
    const [german, english] = items.filter(({ url }) => url.endsWith('/hotels/vila-zid'));
    expect(german?.img.map(({ url }) => url)).toEqual([`${ORIGIN}${picture('a')}`, `${ORIGIN}${picture('b')}`]);
    expect(english?.url).toBe(`${ORIGIN}/en/hotels/vila-zid`);
    for (const item of [german, english]) {
      expect(item?.links.map(({ lang, url }) => `${lang} ${url.replace(ORIGIN, '')}`)).toEqual(['de /hotels/vila-zid', 'en /en/hotels/vila-zid', 'hr /hr/hotels/vila-zid', 'x-default /hotels/vila-zid']);
      expect(Date.parse(item?.lastmod ?? '')).toBeGreaterThan(Date.parse('2026-01-01'));
    }
  });

  test('may be kept, asked for by its head, and has no part of nothing', async () => {
    const head = await fetch(`${app.url}/sitemap-hotels-1.xml`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), head.headers.get('cache-control')]).toEqual([200, 'application/xml', 'public, max-age=3600']);
    for (const part of ['2', '0', '-1', '1e2', '9999999']) expect((await app.get(`/sitemap-hotels-${part}.xml`)).status).toBe(404);
  });
});

describe('robots.txt', () => {
  test('closes everything but production', async () => {
    expect(await text('/robots.txt')).toBe(`User-agent: *\nDisallow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  });

  test('closes what is somebody’s and what is no page in production, in every language', async () => {
    const production = await startTestApp({ PUBLIC_URL: ORIGIN, NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:9' });
    try {
      const lines = (await (await production.get('/robots.txt')).text()).split('\n');
      expect(lines).toEqual(expect.arrayContaining(['Allow: /api/openapi.json', 'Disallow: /api/', 'Disallow: /graphql', 'Disallow: /out/', 'Disallow: /dashboard', 'Disallow: /hr/admin', `Sitemap: ${ORIGIN}/sitemap.xml`]));
      for (const path of SITE_PAGES) expect(lines.filter((line) => line.startsWith('Disallow: ') && path.startsWith(line.slice(10)))).toEqual([]);
      expect(lines).not.toContain('Disallow: /');
    } finally {
      await production.stop();
    }
  });
});

describe('the feed of new listings', () => {
  const tags = (xml: string, name: string) => [...xml.matchAll(new RegExp(`<${name}[^>]*>(.*?)</${name}>`, 'gs'))].map(([, content]) => content);

  test('holds the visible ones, the newest first, in the language of its address', async () => {
    const xml = await text('/en/feeds/new.atom');
    expect(tags(xml, 'id')).toEqual([`${ORIGIN}/en/feeds/new.atom`, `${ORIGIN}/en/hotels/kuca`, `${ORIGIN}/en/hotels/vila-zid`]);
    expect(tags(xml, 'title')[0]).toBe('New places to stay in Croatia');
    expect(xml).toContain(`<link rel="self" href="${ORIGIN}/en/feeds/new.atom"/>`);
    expect(xml).toContain(`<link rel="alternate" href="${ORIGIN}/en/hotels"/>`);
    expect(tags(xml, 'updated')).toHaveLength(3);
    expect(tags(xml, 'published')).toHaveLength(2);
  });

  test('says what operators write as text, whatever they write', async () => {
    const xml = await text('/feeds/inseln/new.atom');
    expect(tags(xml, 'title')).toEqual(['Neue Unterkünfte: Inseln', '<![CDATA[Kuća &amp; &lt;b&gt;More&lt;/b&gt; ]]&gt;]]>']);
    expect(tags(xml, 'summary')).toEqual(['<![CDATA[Rab, Inseln: ab 80\u00a0€ pro Nacht. Ruhig &amp; günstig  &lt;am Meer&gt;.]]>']);
    expect(xml).toContain(`<link rel="enclosure" href="${ORIGIN}${picture('c')}" type="image/jpeg"/>`);
  });

  test('is fetched again only when something is new', async () => {
    const response = await app.get('/hr/feeds/istrien/new.atom');
    const [etag, modified] = [response.headers.get('etag') ?? '', response.headers.get('last-modified') ?? ''];
    expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual(['application/atom+xml; charset=utf-8', 'public, max-age=300']);
    const again = (headers: Record<string, string>) => app.get('/hr/feeds/istrien/new.atom', { 'cache-control': 'max-age=0', ...headers });
    expect((await again({ 'if-none-match': etag })).status).toBe(304);
    expect((await again({ 'if-modified-since': modified })).status).toBe(304);
    await createHotel(app, { regionId: 2 });
    expect((await again({ 'if-none-match': etag })).status).toBe(200);
  });

  test('is none for a region that there is not', async () => {
    expect((await app.get('/feeds/atlantis/new.atom')).status).toBe(404);
  });
});
