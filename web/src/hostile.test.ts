// @vitest-environment node
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { render } from './entry-server';
import { creditOffer, executeWith, hotel, region, testSite } from './test/fixtures';

/** Reads a page as a browser does. */
const { JSDOM } = createRequire(import.meta.url)('jsdom') as { JSDOM: new (html: string) => { window: { document: Document } } };

/** What operators can write, as badly meant or as odd as it can be; the API lets it through as text. */
const TEXTS = [
  `</script><script>alert(1)</script></title></style></textarea>"><img src=x onerror=alert(1)>' onmouseover='alert(1) <!-- <script> --> ]]><svg onload=alert(1)>`,
  "&lt;b&gt; &amp; &#60;script&#62; {{7*7}} ${7*7} <%= 7*7 %> =cmd|' /C calc'!A0",
  '__proto__',
  'constructor',
  '\u202Efdp.exe\u202C ערבית العربية Čakovec 🏖️👨‍👩‍👧‍👦 \u2028\u2029',
  'x'.repeat(255),
  ' ',
];
const HOSTILE_ADDRESSES = { website: 'javascript:alert(1)', facebook: 'data:text/html,<script>alert(1)</script>', instagram: ' JAVASCRIPT:alert(1)', contactEmail: 'a@b.example?bcc=x@y.example', contactPhone: 'javascript:alert(1)' };

const regions = [{ ...region({ id: '8', slug: 'inseln' }), name: 'Inseln' }];
const facets = { regions: [], priceRanges: [], amenities: [], starRatings: [], guests: [], rooms: [], sizes: [], tags: [], seaDistances: [] };

/** The page as a browser reads it, of a place whose every text is this one. */
async function read(url: string, text: string) {
  const texts = { name: text, description: `${text}\n\n${text}`, shortDescription: text, address: text, city: text, tags: [text], features: [text], ...HOSTILE_ADDRESSES };
  const place = { ...hotel('1', 285), ...texts };
  const hotels = { nodes: [place], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 1, isTotalExact: true, didYouMean: text, facets };
  const execute = executeWith({ creditOffer, regions, featuredHotels: [place], hotels, hotel: () => place });
  const { status, html } = await render({ url, cookies: {}, origin: 'https://obala.test', site: testSite, nonce: 'n0nce', execute, manifest: null });
  return { status, document: new JSDOM(html).window.document };
}

const SAFE_ADDRESS = /^(https?:|mailto:|tel:|data:image\/webp;base64,|\/|#|$)/;

describe.each(TEXTS)('%j', (text) => {
  it.each(['/hotels/vila-1', `/hr/hotels?search=${encodeURIComponent(text)}`, '/en'])('is text on %s, and does nothing', async (url) => {
    const { status, document } = await read(url, text);
    expect(status).toBe(200);
    const scripts = [...document.querySelectorAll('script')];
    // Our own, and data.
    expect(scripts.filter(({ type }) => !type.endsWith('json')).map((script) => script.getAttribute('src'))).toEqual(['/src/entry-client.tsx']);
    expect(document.querySelectorAll('svg[onload], img[onerror], iframe, object, embed, base, form[action^="http"]')).toHaveLength(0);
    const attributes = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
    expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([]);
    const addresses = attributes.filter(({ name }) => ['href', 'src', 'action', 'formaction'].includes(name)).map(({ value }) => value);
    expect(addresses.filter((address) => !SAFE_ADDRESS.test(address))).toEqual([]);
    // Not even by way of what counts who goes there.
    expect(addresses.filter((address) => /\/out\/1\/(website|facebook|instagram)$/.test(address))).toEqual([]);
    for (const script of scripts.filter(({ type }) => type.endsWith('json'))) expect(() => JSON.parse(script.textContent) as unknown).not.toThrow();
    if (url !== '/hotels/vila-1') return;
    // It stands there as it was written.
    expect(document.querySelector('h1')?.textContent).toBe(text);
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}') as { '@graph': { name?: string }[] };
    expect(data['@graph'][0]?.name).toBe(text);
    expect(document.title).toContain(text.trim());
  });
});
