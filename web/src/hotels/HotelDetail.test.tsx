import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { api, operations } from '../test/api';
import { stubBrowser } from '../test/browser';
import { hotelApi, image, testHotel } from '../test/hotels';
import { renderApp } from '../test/renderApp';

beforeAll(stubBrowser);

it('shows the way here, the facts with the price, every way to the host, and what it has', async () => {
  const contact = {
    contactEmail: 'gast@vila.example',
    contactPhone: '+385 21 000',
    website: 'https://vila.example',
    facebook: 'https://facebook.com/vila',
    instagram: 'https://instagram.com/vila',
  };
  api.use(hotelApi([testHotel('1', { ...contact, amenities: ['POOL', 'FREE_WIFI', 'BALCONY'], features: ['Weinkeller'] })]));
  await renderApp('/hotels/vila-1');
  await screen.findByRole('heading', { level: 1, name: 'Vila 1' });
  const main = within(screen.getByRole('main'));
  const way = main.getByRole('navigation', { name: 'Brotkrumen' });
  expect(within(way).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Startseite', '/'], ['Unterkünfte', '/hotels']]);
  expect(way.textContent).toMatch(/Vila 1$/);
  expect(main.getAllByText(/Inseln/)[0]?.textContent).toContain('Hvar');

  const facts = [...main.getByLabelText('Auf einen Blick').querySelectorAll('dt')].map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
  expect(facts).toEqual([['Zimmer', '3'], ['Personen', '6'], ['Größe', '90 m²'], ['Richtpreis', '100\u00a0€ pro Nacht']]);
  expect(main.getByText('Obala vergleicht und zeigt Unterkünfte, gebucht wird beim Gastgeber. Preise sind Richtwerte in Euro.')).toBeTruthy();

  const ways = within(main.getByRole('heading', { name: 'Kontakt' }).nextElementSibling as HTMLElement);
  expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:gast@vila.example',
    'tel:+38521000',
    '/out/1/website',
    '/out/1/facebook',
    '/out/1/instagram',
  ]);
  const has = within(main.getByRole('region', { name: 'Ausstattung' }));
  expect(has.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Pool', 'Kostenloses WLAN', 'Balkon', 'Weinkeller']);
});

it('says that it is loading', async () => {
  api.use(operations.query('HotelDetail', () => new Promise<never>(() => undefined)));
  await renderApp('/hotels/vila-1');
  expect(screen.getByText('Unterkunft wird geladen').getAttribute('role')).toBe('status');
});

it('says so when its main picture does not load', async () => {
  api.use(hotelApi([testHotel('1', { image: image('main'), images: [image('more')] })]));
  await renderApp('/hotels/vila-1');
  const main = await screen.findByRole('button', { name: 'Foto 1 von 2 groß ansehen' });
  fireEvent.error(main.querySelector('img[loading]') ?? main);
  expect(within(main).getByText('Bild nicht verfügbar')).toBeTruthy();
});

it.each([
  [{ island: 'Brač', isPositionExact: true, seaDistanceMetres: 347 }, 'Insel Brač · etwa 350 m bis zum Meer, Luftlinie'],
  [{ island: 'Hvar', isPositionExact: true, seaDistanceMetres: 20 }, 'direkt am Meer'],
  [{ island: null, isPositionExact: false, seaDistanceMetres: 22_984 }, 'Ortsmitte etwa 23 km vom Meer'],
])('says how far the sea is, and where no map says, whether that is the town or the place: %j', async (place, text) => {
  api.use(hotelApi([testHotel('1', { ...place, city: 'Hvar', latitude: 43.1, longitude: 16.4 })]));
  await renderApp('/hotels/vila-1');
  expect(await screen.findByText(text)).toBeTruthy();
});

it('says nothing of the sea where nobody knows', async () => {
  api.use(hotelApi([testHotel('1')]));
  await renderApp('/hotels/vila-1');
  await screen.findByRole('heading', { level: 1, name: 'Vila 1' });
  expect(screen.queryByText(/(bis zum|am|vom) Meer/)).toBeNull();
});
