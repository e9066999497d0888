// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { render, type RenderRequest } from './entry-server';
import { creditOffer, executeWith, hotel, region, testSite } from './test/fixtures';

const names: Record<string, string> = { DE: 'Inseln', EN: 'Islands', HR: 'Otoci' };
const regions = [{ ...region({ id: '8', slug: 'inseln' }), description: '', name: ({ language }: { language: string }) => names[language] }];
const execute = executeWith({ creditOffer, regions, featuredHotels: [hotel('1', 285)], hotel: () => null });

function request(url: string, more: Partial<RenderRequest> = {}) {
  return render({ url, cookies: {}, origin: 'https://obala.test', site: testSite, nonce: 'n0nce', execute, manifest: null, ...more });
}

const stateOf = (html: string) => /<script type="application\/json"[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '';

describe.each([
  { path: '/', lang: 'de', title: 'Unterkünfte in Kroatien vergleichen', h1: 'Die ganze Küste auf einen Blick.', islands: 'Inseln', price: '285\u00a0€' },
  { path: '/en', lang: 'en', title: 'Compare places to stay in Croatia', h1: 'The whole coast at a glance.', islands: 'Islands', price: '€285' },
  { path: '/hr', lang: 'hr', title: 'Usporedba smještaja u Hrvatskoj', h1: 'Cijela obala na jednome mjestu.', islands: 'Otoci', price: '285\u00a0€' },
])('the home page at $path', ({ path, lang, title, h1, islands, price }) => {
  it('comes with its content in its language', async () => {
    const { status, html } = await request(path);
    expect(status).toBe(200);
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${h1}</h1>`));
    expect(html).toMatch(new RegExp(`<h3[^>]*>${islands}</h3>`));
    expect(html).toContain('Vila 1');
    expect(html).toContain(price);
  });

  it('has its title, its description and its addresses in the head', async () => {
    const { html } = await request(path);
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toContain(`<title>${title} · Obala</title>`);
    expect(head.match(/<title>/g)).toHaveLength(1);
    expect(head).toMatch(/<meta name="description" content="[^"]{50,}"/);
    expect(head).toContain(`<link rel="canonical" href="https://obala.test${path}"/>`);
    for (const [code, address] of Object.entries({ de: '/', en: '/en', hr: '/hr', 'x-default': '/' })) {
      expect(head).toContain(`<link rel="alternate" hrefLang="${code}" href="https://obala.test${address}"/>`);
    }
    expect(head).not.toContain('noindex');
  });

  it('hands its data to the browser', async () => {
    const { html } = await request(path);
    const state = JSON.parse(stateOf(html)) as { apollo: Record<string, unknown>; isFailed: boolean };
    expect(state.isFailed).toBe(false);
    expect(Object.keys(state.apollo)).toEqual(expect.arrayContaining(['Hotel:1', 'Region:8']));
  });
});

describe('what a listing costs', () => {
  it.each([
    ['/list-hotel', '195\u00a0€ im Jahr'],
    ['/en', '€195'],
    ['/hr/login?tab=register', '195\u00a0€'],
    ['/support/account', '195\u00a0€ im Jahr'],
    ['/en/nutzungsbedingungen', '€195'],
  ])('stands on %s as the payment provider says it', async (url, price) => {
    const { html } = await request(url);
    expect(html).toContain(price);
    expect(html).not.toContain('189');
  });

  it('is the usual price where the answer fails', async () => {
    const failing = () => Promise.reject(new Error('down'));
    expect((await request('/list-hotel', { execute: failing })).html).toContain('189\u00a0€ im Jahr');
  });
});

describe('the language that was chosen before', () => {
  it('redirects the bare home page, and keeps the query', async () => {
    expect(await request('/?x=1', { cookies: { language: 'hr' } })).toEqual({ status: 302, location: '/hr?x=1', html: '' });
  });

  it.each([
    ['/', 'de'],
    ['/', 'klingon'],
    ['/support', 'en'],
    ['/en', 'hr'],
  ])('leaves %s alone when it is %s', async (url, language) => {
    expect((await request(url, { cookies: { language } })).status).toBe(200);
  });
});

describe('what is not there', () => {
  it.each([
    ['/gibt-es-nicht', 'Seite nicht gefunden'],
    ['/en/hotels/x/y', 'Page not found'],
    ['/hr/nema', 'Stranica nije pronađena'],
  ])('%s answers 404: %s', async (url, title) => {
    const { status, html } = await request(url);
    expect(status).toBe(404);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
  });

  it('answers 404 for a place that does not exist', async () => {
    expect((await request('/hotels/nirgends')).status).toBe(404);
  });
});

describe('when the data fails', () => {
  it.each([
    ['UNAVAILABLE', 503],
    ['INTERNAL_SERVER_ERROR', 500],
  ])('%s answers %i with the words for it, and the browser asks again', async (code, status) => {
    const failing: RenderRequest['execute'] = (document, variables) =>
      executeWith({
        creditOffer,
        regions: () => {
          throw Object.assign(new Error('down'), { extensions: { code, ...(status === 500 && { requestId: '3fa9c01b7e-1a4' }) } });
        },
        featuredHotels: [hotel('1', 285)],
      })(document, variables);
    const result = await request('/', { execute: failing });
    expect(result.status).toBe(status);
    expect(result.html).toContain('Erneut versuchen');
    // The browser, that asks again, says the id of its own request.
    expect(result.html.replaceAll('<!-- -->', '').includes('Fehlerkennung <code>3fa9c01b7e-1a4</code>')).toBe(status === 500);
    expect(result.html).toContain('Vila 1');
    expect(JSON.parse(stateOf(result.html))).toMatchObject({ isFailed: true });
  });
});

describe('the document', () => {
  it('cannot be broken out of by what hosts write', async () => {
    const evil = { ...hotel('1', 285), name: '</script><script>alert(1)</script>\u2028' };
    const { html } = await request('/', { execute: executeWith({ creditOffer, regions, featuredHotels: [evil] }) });
    expect(html).not.toContain('<script>alert(1)');
    expect(stateOf(html)).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(stateOf(html))).toMatchObject({ apollo: { 'Hotel:1': { name: evil.name } } });
  });

  it('gives every inline script and style the nonce', async () => {
    const { html } = await request('/');
    for (const [tag] of html.matchAll(/<(script|style)\b[^>]*>/g)) expect(tag).toContain('nonce="n0nce"');
  });

  it('links the styles and chunks that the page needs, and no others', async () => {
    const chunk = (file: string, more = {}) => ({ file: `assets/${file}.js`, src: file, ...more });
    const manifest = {
      'src/entry-client.tsx': chunk('entry', { isEntry: true, imports: ['_shared.js'], css: ['assets/entry.css'] }),
      '_shared.js': chunk('shared', { css: ['assets/shared.css'] }),
      'src/home/HomePage.tsx': chunk('home', { css: ['assets/home.css'] }),
      'src/support/SupportPage.tsx': chunk('support', { css: ['assets/support.css'] }),
      'src/i18n/de.ts': chunk('de'),
      'src/i18n/en.ts': chunk('en'),
    };
    const { html } = await request('/', { manifest });
    for (const name of ['shared', 'entry', 'home']) expect(html).toContain(`<link rel="stylesheet" href="/assets/${name}.css">`);
    for (const name of ['shared', 'home', 'de']) expect(html).toContain(`rel="modulepreload" href="/assets/${name}.js">`);
    expect(html).toContain('type="module" src="/assets/entry.js"');
    expect(html).not.toMatch(/support\.(css|js)|en\.js/);
  });

  it('holds private pages back for the browser', async () => {
    const { status, html } = await request('/dashboard');
    expect(status).toBe(200);
    expect(html).toContain('<title>Dashboard · Obala</title>');
    expect(html).not.toContain('<h1');
  });
});
