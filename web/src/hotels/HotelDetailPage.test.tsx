import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { ana } from '../test/accounts';
import { api, operations } from '../test/api';
import { stubBrowser } from '../test/browser';
import { hotelApi, testHotel } from '../test/hotels';
import { renderApp } from '../test/renderApp';

// The first dialog's code is not what a test waits for.
beforeAll(() => import('../ui/AntdDialog'));
beforeAll(stubBrowser);

async function open(values: Record<string, unknown> = {}, others = 0) {
  const rest = Array.from({ length: others }, (_, index) => testHotel(String(index + 10)));
  api.use(hotelApi([testHotel('1', { slug: 'vila-1', ...values }), ...rest]));
  const app = await renderApp('/hotels/vila-1');
  await screen.findByRole('heading', { level: 1 });
  return app;
}

describe('the page of a place', () => {
  it('shows the usual values where rooms, guests and size are not stated', async () => {
    await open({ rooms: null, guests: null, size: null });
    const value = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
    expect([value('Zimmer'), value('Personen'), value('Größe')]).toEqual(['1', '2', '50 m²']);
  });

  it('shows a text as text, in paragraphs', async () => {
    await open({ description: 'Erster <b>Absatz</b>\nzweite Zeile\n\n<script>alert(1)</script>' });
    const about = screen.getByRole('region', { name: 'Über die Unterkunft' });
    const texts = [...about.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(texts).toEqual(['Erster <b>Absatz</b>\nzweite Zeile', '<script>alert(1)</script>']);
  });

  it('links to the host’s site with care', async () => {
    await open({ website: 'https://vila.example' });
    const [link] = screen.getAllByRole('link', { name: /Website der Unterkunft/ });
    expect(link?.getAttribute('href')).toBe('/out/1/website');
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')?.split(' ')).toEqual(expect.arrayContaining(['noopener', 'nofollow']));
  });

  it('never links to anything but http and https', async () => {
    const { container } = await open({ website: 'javascript:alert(1)', facebook: 'data:text/html,x', instagram: 'JAVASCRIPT:x' });
    screen.getByText('Der Gastgeber hat noch keine Kontaktdaten angegeben.');
    const schemes = [...container.querySelectorAll('a')].map(({ protocol }) => protocol);
    expect(schemes.filter((scheme) => !['http:', 'https:'].includes(scheme))).toEqual([]);
    expect(container.innerHTML).not.toMatch(/href="\s*(javascript|data):/i);
  });

  it('names only the ways to the host that are stated', async () => {
    await open({ contactEmail: 'gast@vila.example', contactPhone: '+385 21 000', instagram: 'https://instagram.com/vila' });
    const contact = within(screen.getByRole('region', { name: /Kontakt/ }));
    expect(contact.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'mailto:gast@vila.example',
      'tel:+38521000',
      '/out/1/instagram',
    ]);
  });

  it('leads from a tag to the places that carry it', async () => {
    await open({ tags: ['Ruhe & Meer'] });
    expect(screen.getByRole('link', { name: 'Ruhe & Meer' }).getAttribute('href')).toBe('/hotels?search=Ruhe+%26+Meer');
  });

  it('shows three others of the region, never itself', async () => {
    await open({}, 5);
    const more = within(await screen.findByRole('region', { name: 'Mehr in der Region Inseln' }));
    const links = (await more.findAllByRole('article')).map((card) => within(card).getByRole('link').getAttribute('href'));
    expect(links).toEqual(['/hotels/vila-10', '/hotels/vila-11', '/hotels/vila-12']);
    expect(more.getByRole('link', { name: 'Alle 3 ansehen' }).getAttribute('href')).toBe('/hotels?regionId=8');
  });

  it('warns before it leads to a map', async () => {
    await open({ address: 'Riva 1 & 2', city: 'Hvar' });
    expect(document.querySelector('a[href$="/maps"]')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Riva 1 & 2, Hvar/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sie verlassen Obala' }));
    const link = dialog.getByRole('link', { name: 'Karte öffnen' });
    expect(link.getAttribute('href')).toBe('/out/1/maps');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });
});

describe('a place that is switched off', () => {
  const show = async (viewer: typeof ana | null) => {
    api.use(hotelApi([testHotel('1', { isActive: false })]));
    await renderApp('/hotels/vila-1', viewer);
  };

  it.each([
    ['its operator', ana],
    ['administrators', { ...ana, id: '1', isAdmin: true }],
  ])('is a preview for %s', async (_, viewer) => {
    await show(viewer);
    await screen.findByRole('heading', { level: 1, name: 'Vila 1' });
    expect(screen.getByText('Vorschau – nicht öffentlich.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zum Dashboard' }).getAttribute('href')).toBe('/dashboard?tab=hotels');
  });

  it.each([
    ['visitors', null],
    ['other operators', { ...ana, id: '9' }],
  ])('does not exist for %s', async (_, viewer) => {
    await show(viewer);
    await screen.findByRole('heading', { level: 1, name: 'Unterkunft nicht gefunden' });
    expect(screen.queryByText('Vila 1')).toBeNull();
  });

  it('goes away while somebody looks at it, and comes back, without a question', async () => {
    const asked: string[] = [];
    api.use(hotelApi([testHotel('1')], asked));
    const { client } = await renderApp('/hotels/vila-1');
    await screen.findByRole('heading', { level: 1, name: 'Vila 1' });
    await waitFor(() => {
      expect(asked).toEqual(['HotelDetail', 'MoreInRegion']);
    });
    const turn = (isActive: boolean) => {
      act(() => {
        client.cache.modify({ id: 'Hotel:1', fields: { isActive: () => isActive } });
      });
    };
    turn(false);
    await screen.findByRole('heading', { level: 1, name: 'Unterkunft nicht gefunden' });
    turn(true);
    await screen.findByRole('heading', { level: 1, name: 'Vila 1' });
    expect(asked).toHaveLength(2);
  });
});

describe('without a place', () => {
  it('says that there is none and leads to the list', async () => {
    api.use(hotelApi([]));
    await renderApp('/en/hotels/nowhere');
    await screen.findByRole('heading', { level: 1, name: 'Place not found' });
    expect(screen.getByRole('link', { name: 'See all places to stay' }).getAttribute('href')).toBe('/en/hotels');
  });

  it('says that it failed, and tries again', async () => {
    api.use(hotelApi([testHotel('1')]));
    api.use(operations.query('HotelDetail', () => HttpResponse.error(), { once: true }));
    await renderApp('/hotels/vila-1');
    await screen.findByRole('heading', { level: 1, name: 'Die Unterkunft konnte nicht geladen werden' });
    fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await screen.findByRole('heading', { level: 1, name: 'Vila 1' });
  });
});
