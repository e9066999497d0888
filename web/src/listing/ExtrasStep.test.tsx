import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ana } from '../test/accounts';
import { api } from '../test/api';
import { stubBrowser } from '../test/browser';
import { atStep, field, listingApi } from '../test/listings';
import { renderApp } from '../test/renderApp';

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
});

it('has the way here, nine switches, and the figures that a new listing begins with', async () => {
  api.use(...listingApi({}).handlers);
  await renderApp('/add-hotel', ana);
  await atStep('Grunddaten');
  const way = within(screen.getByRole('navigation', { name: 'Brotkrumen' }));
  expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/dashboard']);
  expect(way.getByText('Unterkunft hinzufügen').getAttribute('aria-current')).toBe('page');

  fireEvent.click(screen.getByRole('link', { name: /Details/ }));
  await atStep('Details');
  expect(['Zimmer', 'Personen', 'Größe (m²)'].map((name) => field(name).value)).toEqual(['1', '2', '50']);

  fireEvent.click(screen.getByRole('link', { name: /Ausstattung/ }));
  await atStep('Ausstattung & Kontakt');
  const switches = screen.getAllByRole<HTMLInputElement>('switch');
  expect(switches.map((one) => one.closest('label')?.textContent)).toEqual([
    ...['Pool', 'Meerblick', 'Kostenloses WLAN', 'Spa', 'Parkplatz', 'Restaurant'],
    ...['Klimaanlage', 'Balkon', 'Küche'],
  ]);
  expect(switches.some(({ checked }) => checked)).toBe(false);
});
