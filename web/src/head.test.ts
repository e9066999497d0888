// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { render } from './entry-server';
import { creditOffer, executeWith, hotel, region, testSite } from './test/fixtures';

const regions = [{ ...region({ id: '8', slug: 'inseln' }), name: 'Inseln' }];
const facets = { regions: [], priceRanges: [], amenities: [], starRatings: [], guests: [], rooms: [], sizes: [], tags: [], seaDistances: [] };

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** The head of a page where the API holds this one place. */
async function headOf(url: string, values: Record<string, unknown> = {}) {
  const place = { ...hotel('1', 285), ...values };
  const hotels = { nodes: [place], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 1, isTotalExact: true, didYouMean: null, facets };
  const execute = executeWith({ creditOffer, regions, featuredHotels: [], hotels, hotel: () => place });
  const { html } = await render({ url, cookies: {}, origin: 'https://obala.test', site: testSite, nonce: 'n0nce', execute, manifest: null });
  const head = html.slice(0, html.indexOf('</head>'));
  const json = /<script type="application\/ld\+json" nonce="n0nce">(.*?)<\/script>/.exec(head)?.[1];
  const things = json ? (JSON.parse(json) as { '@graph': Thing[] })['@graph'] : [];
  const meta = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(head)?.[1];
  return { head, things, meta, canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] };
}

describe('what a place says to search engines', () => {
  it('is what its listing says, and nothing that is not known', async () => {
    const { things } = await headOf('/en/hotels/vila-1', { name: 'Vila Zid', address: 'Riva 1, 21450 Hvar', amenities: ['POOL'], website: 'vila.example', facebook: 'javascript:alert(1)', latitude: 43.1, longitude: 16.4 });
    expect(things).toEqual([
      {
        '@type': 'LodgingBusiness',
        '@id': 'https://obala.test/en/hotels/vila-1',
        url: 'https://obala.test/en/hotels/vila-1',
        name: 'Vila Zid',
        description: 'Steinhaus am Hafen',
        image: [],
        address: { '@type': 'PostalAddress', streetAddress: 'Riva 1', postalCode: '21450', addressLocality: 'Hvar', addressRegion: 'Inseln', addressCountry: 'HR' },
        priceRange: '€285 per night',
        starRating: { '@type': 'Rating', ratingValue: 4 },
        amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Pool', value: true }],
        sameAs: ['https://vila.example/'],
      },
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]);
  });

  it('says where it is, what guests say and how to reach it where that is known', async () => {
    const [place] = (await headOf('/hotels/vila-1', { isPositionExact: true, latitude: 43.1, longitude: 16.4, guestRating: '4.6', reviewCount: 12, contactPhone: '+385 21 1', contactEmail: 'a@b.example' })).things;
    expect(place).toMatchObject({
      geo: { '@type': 'GeoCoordinates', latitude: 43.1, longitude: 16.4 },
      aggregateRating: { ratingValue: 4.6, reviewCount: 12, bestRating: 5 },
      telephone: '+385 21 1',
      email: 'a@b.example',
    });
  });

  it.each([
    ['Hotel Sidro', 'Hotel'],
    ['Boutique Hotel Sidro', 'Hotel'],
    ['Hostel Kovčeg', 'Hostel'],
    ['Hoteli Makarska', 'LodgingBusiness'],
    ['Vila neben dem Hotel', 'LodgingBusiness'],
  ])('takes %s for a %s', async (name, type) => {
    expect((await headOf('/hotels/vila-1', { name })).things[0]?.['@type']).toBe(type);
  });

  it('cannot be broken out of by what a host writes', async () => {
    const name = '</script><img src=x onerror=alert(1)>\u2028';
    const { head, things } = await headOf('/hotels/vila-1', { name });
    expect(head).not.toContain('<img');
    expect(things[0]?.name).toBe(name);
  });

  it('is nothing while the place is switched off', async () => {
    const { things, head } = await headOf('/hotels/vila-1', { isActive: false });
    expect([things, head.includes('/previews/')]).toEqual([[], false]);
  });
});

describe('what messengers show of a shared link', () => {
  it('is the place with the picture that is drawn for it', async () => {
    const { meta } = await headOf('/hr/hotels/vila-1');
    expect(meta('og:title')).toBe('Vila 1, Hvar · Obala');
    expect(meta('og:url')).toBe('https://obala.test/hr/hotels/vila-1');
    expect(meta('og:image')).toBe('https://obala.test/previews/1.jpg?language=de&amp;v=1');
    expect([meta('og:image:width'), meta('og:image:height'), meta('og:image:alt')]).toEqual(['1200', '630', 'Vila 1, Hvar · Obala']);
    expect([meta('og:locale'), meta('twitter:card')]).toEqual(['hr_HR', 'summary_large_image']);
  });

  it('is the picture of the site on every other page', async () => {
    expect((await headOf('/en/support')).meta('og:image')).toBe('https://obala.test/pictures/og.jpg');
  });
});

describe('the list', () => {
  it('is one page for each region, however it is filtered and sorted', async () => {
    expect((await headOf('/hotels')).canonical).toBe('https://obala.test/hotels');
    const { canonical, head } = await headOf('/en/hotels?regionId=8&amenities=pool&priceMax=100&sort=price-asc&page=2');
    expect(canonical).toBe('https://obala.test/en/hotels?regionId=8');
    expect(head).toContain('hrefLang="de" href="https://obala.test/hotels?regionId=8"');
    expect(head).toContain('type="application/atom+xml" title="Places to stay in the Inseln region" href="https://obala.test/en/feeds/inseln/new.atom"');
  });

  it('names its places in their order', async () => {
    const { things } = await headOf('/hotels');
    expect(things).toEqual([expect.objectContaining({ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Vila 1', url: 'https://obala.test/hotels/vila-1' }] })]);
  });
});

it('the home page says how the site is searched', async () => {
  const { things } = await headOf('/en');
  expect(things.map((thing) => thing['@type'])).toEqual(['WebSite', 'Organization']);
  expect(things[0]?.potentialAction).toMatchObject({ target: { urlTemplate: 'https://obala.test/en/hotels?search={search_term_string}' } });
});
