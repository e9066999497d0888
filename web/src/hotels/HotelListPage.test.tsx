import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, operations } from '../test/api';
import { stubBrowser } from '../test/browser';
import { hotelApi, testHotel } from '../test/hotels';
import { renderApp } from '../test/renderApp';

const places = [
  testHotel('1', { name: 'Vila Bura', pricePerNight: 150, amenities: ['POOL', 'SEA_VIEW'] }),
  testHotel('2', { name: 'Kuća Jugo', pricePerNight: 90, amenities: ['POOL'] }),
  testHotel('3', { name: 'Hotel Maestral', pricePerNight: 240, amenities: [] }),
];
const many = Array.from({ length: 45 }, (_, index) => testHotel(String(index + 1), { name: `Haus ${index + 1}` }));

afterEach(() => {
  vi.unstubAllGlobals();
});

async function openList(address: string, list = places) {
  const asked: string[] = [];
  api.use(hotelApi(list, asked));
  const app = await renderApp(address);
  await screen.findByRole('heading', { level: 2, name: /^\d+ Unterk/ });
  const filters = within(screen.getByRole('complementary', { name: 'Filter' }));
  // The panel and its counts come last.
  await filters.findByLabelText('Šetnica');
  return { ...app, asked, filters };
}
const names = () => screen.queryAllByRole('article').map((item) => within(item).getByRole('heading').textContent);
const found = (count: number) => screen.findByRole('heading', { name: new RegExp(`^${count} Unterk(unft|ünfte) gefunden$`) });

describe('the filters', () => {
  it('are read from the address', async () => {
    const { filters } = await openList('/hotels?priceMin=100&priceMax=200&amenities=pool,seaView');
    expect(names()).toEqual(['Vila Bura']);
    const ticked = filters.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
    expect(ticked.map((box) => box.closest('label')?.textContent.replace(/(?<!\d )\d+$/, ''))).toEqual(['100 bis 200 €', 'Pool', 'Meerblick']);
  });

  it('are written to the address, one request for each change and none for the way back', async () => {
    const { filters, asked, here, router } = await openList('/hotels');
    expect(names()).toHaveLength(3);
    asked.length = 0;
    fireEvent.click(filters.getByLabelText('Pool'));
    expect(here()).toBe('/hotels?amenities=pool');
    await found(2);
    fireEvent.click(filters.getByLabelText('0 bis 100 €'));
    expect(here()).toBe('/hotels?priceMin=0&priceMax=100&amenities=pool');
    await found(1);
    expect(asked).toEqual(['HotelList', 'HotelList']);
    await act(() => router.navigate(-2));
    await found(3);
    expect(names()).toHaveLength(3);
    expect(asked).toHaveLength(2);
  });

  it('take one price band at a time, and none when it is unticked', async () => {
    const { filters, here } = await openList('/hotels?priceMin=0&priceMax=100');
    fireEvent.click(filters.getByLabelText('ab 200 €'));
    expect(here()).toBe('/hotels?priceMin=200');
    expect(filters.getByLabelText<HTMLInputElement>('0 bis 100 €').checked).toBe(false);
    fireEvent.click(filters.getByLabelText('ab 200 €'));
    expect(here()).toBe('/hotels');
    await found(3);
  });

  it('are regions, price bands and amenities; relevance and price order what is found, and all can be cleared', async () => {
    const { filters, here } = await openList('/hotels');
    const regions = filters.getByLabelText<HTMLSelectElement>('Region');
    expect([...regions.options].map(({ text }) => text)).toEqual(['Alle Regionen', 'Inseln (3)']);
    const choices = (name: string) => within(filters.getByRole('group', { name })).getAllByRole('checkbox').map((box) => box.closest('label')?.textContent).join();
    expect(choices('Preis pro Nacht')).toMatch(/^0 bis 100 €.*,100 bis 200 €.*,ab 200 €/);
    for (const name of ['Pool', 'Meerblick', 'Kostenloses WLAN', 'Spa', 'Parkplatz', 'Restaurant']) expect(choices('Ausstattung')).toContain(name);
    const orders = [...screen.getByLabelText<HTMLSelectElement>('Sortieren').options].map(({ text }) => text);
    expect(orders).toEqual(expect.arrayContaining(['Relevanz', 'Preis: niedrig zu hoch', 'Preis: hoch zu niedrig']));

    fireEvent.change(regions, { target: { value: '8' } });
    expect(here()).toBe('/hotels?regionId=8');
    fireEvent.change(regions, { target: { value: '' } });
    expect(here()).toBe('/hotels');
    fireEvent.click(filters.getByLabelText('Pool'));
    fireEvent.click(filters.getByLabelText('ab 200 €'));
    fireEvent.click(filters.getByRole('button', { name: 'Filter löschen' }));
    expect(here()).toBe('/hotels');
    await found(3);
  });

  it('can be taken away by their chips', async () => {
    const { here } = await openList('/hotels?regionId=8&priceMin=50&amenities=pool');
    await screen.findByRole('button', { name: 'Inseln entfernen' });
    fireEvent.click(screen.getByRole('button', { name: 'ab 50 € entfernen' }));
    expect(here()).toBe('/hotels?regionId=8&amenities=pool');
    fireEvent.click(screen.getByRole('button', { name: 'Inseln entfernen' }));
    expect(here()).toBe('/hotels?amenities=pool');
    await found(2);
  });
});

describe('the counts of the filter', () => {
  it('stand beside their options, and what leaves nothing is pale and can still be chosen', async () => {
    const { filters, here } = await openList('/hotels');
    filters.getByRole('checkbox', { name: 'Pool', description: '2' });
    filters.getByRole('checkbox', { name: 'Meerblick', description: '1' });
    filters.getByRole('checkbox', { name: 'Spa', description: '0' });
    expect(within(filters.getByLabelText('Personen')).getByRole('option', { name: 'ab 4 Personen (3)' })).toBeTruthy();
    fireEvent.click(filters.getByLabelText('Spa'));
    expect(here()).toBe('/hotels?amenities=spa');
    await screen.findByRole('heading', { name: 'Keine Unterkünfte gefunden' });
  });

  it('guests, rooms, size, sea and keywords stand in the address and above the results', async () => {
    const { filters, here } = await openList('/hotels');
    fireEvent.change(filters.getByLabelText('Personen'), { target: { value: '4' } });
    fireEvent.change(filters.getByLabelText('Zimmer'), { target: { value: '2' } });
    fireEvent.change(filters.getByLabelText('Größe'), { target: { value: '50' } });
    fireEvent.change(filters.getByLabelText('Meer'), { target: { value: '300' } });
    fireEvent.click(filters.getByLabelText('Šetnica'));
    expect(here()).toBe('/hotels?guestsMin=4&roomsMin=2&sizeMin=50&seaMax=300&tags=%C5%A0etnica');
    const chips = within(screen.getByRole('list', { name: 'Gewählte Filter' })).getAllByRole('listitem');
    expect(chips.map(({ textContent }) => textContent)).toEqual(['ab 4 Personen', 'ab 2 Zimmer', 'ab 50 m²', 'bis 300 m zum Meer', 'Šetnica', 'Alle löschen']);
    fireEvent.click(screen.getByRole('button', { name: 'Alle löschen' }));
    expect(here()).toBe('/hotels');
  });

  it('are asked for only where the filters are shown: on a phone in the drawer', async () => {
    const counted: unknown[] = [];
    api.use(hotelApi(places));
    api.use(operations.query('HotelFacets', ({ variables: { filter } }) => void counted.push(filter)));
    const { ResizeObserver } = window;
    // Nothing takes any room: as in a narrow window, which hides the column beside the results.
    stubBrowser();
    await renderApp('/hotels?priceMin=77');
    await found(3);
    await screen.findByRole('group', { name: 'Ausstattung' });
    const field = screen.getByRole('searchbox', { name: 'Ort, Insel oder Name' });
    fireEvent.change(field, { target: { value: 'Vila' } });
    fireEvent.submit(field);
    await found(1);
    const asked = expect.objectContaining({ priceMin: 77 }) as unknown;
    expect(counted).not.toContainEqual(asked);
    vi.stubGlobal('ResizeObserver', ResizeObserver);
    fireEvent.click(screen.getByRole('button', { name: /^Filter ?,/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await drawer.findByLabelText('Šetnica');
    expect(counted).toContainEqual(asked);
  });
});

describe('the search field', () => {
  it('searches when it is sent, and starts from the first page', async () => {
    const { here, asked } = await openList('/hotels?page=2&sort=price-asc', many);
    asked.length = 0;
    const field = screen.getByRole('searchbox', { name: 'Ort, Insel oder Name' });
    fireEvent.change(field, { target: { value: ' haus 4 ' } });
    expect(here()).toBe('/hotels?page=2&sort=price-asc');
    expect(asked).toEqual([]);
    fireEvent.submit(field);
    expect(here()).toBe('/hotels?search=haus+4&sort=price-asc');
    await found(7);
  });
});

describe('the order', () => {
  it('changes without counting again', async () => {
    const counted: unknown[] = [];
    await openList('/hotels', many);
    api.events.on('request:start', ({ request }) => {
      void request.clone().json().then(({ variables }) => counted.push((variables as { withCount: boolean }).withCount));
    });
    fireEvent.change(screen.getByLabelText('Sortieren'), { target: { value: 'price-desc' } });
    await waitFor(() => {
      expect(counted).toEqual([false]);
    });
    await found(45);
    api.events.removeAllListeners();
  });

  it('is made here when all results are known', async () => {
    const { asked, here } = await openList('/hotels');
    asked.length = 0;
    fireEvent.change(screen.getByLabelText('Sortieren'), { target: { value: 'price-asc' } });
    expect(here()).toBe('/hotels?sort=price-asc');
    expect(names()).toEqual(['Kuća Jugo', 'Vila Bura', 'Hotel Maestral']);
    expect(asked).toEqual([]);
  });
});

describe('a long list', () => {
  it('grows by pages of 20, with one request each, and says how much is left', async () => {
    const { asked, here } = await openList('/hotels', many);
    expect(names()).toHaveLength(20);
    screen.getByText('20 von 45');
    asked.length = 0;
    fireEvent.click(screen.getByRole('button', { name: 'Weitere 20 anzeigen' }));
    await screen.findByText('40 von 45');
    expect(here()).toBe('/hotels?page=2');
    fireEvent.click(screen.getByRole('button', { name: 'Weitere 5 anzeigen' }));
    await screen.findByText('45 von 45');
    expect(new Set(names()).size).toBe(45);
    expect(screen.queryByRole('button', { name: /^Weitere/ })).toBeNull();
    expect(asked).toEqual(['HotelList', 'HotelList']);
  });

  it('opens as long as the address says, with one request', async () => {
    const { asked } = await openList('/hotels?page=2', many);
    expect(names()).toHaveLength(40);
    expect(asked.filter((name) => name === 'HotelList')).toHaveLength(1);
  });
});

describe('when there is nothing to show', () => {
  it('says that it is loading', async () => {
    api.use(hotelApi(places));
    api.use(operations.query('HotelList', () => new Promise<never>(() => undefined)));
    await renderApp('/hotels');
    expect((await screen.findByText('Unterkünfte werden geladen')).closest('[role="status"]')).not.toBeNull();
  });

  it('says so and resets everything', async () => {
    const { here } = await openList('/hotels?search=nirgends&amenities=spa');
    screen.getByRole('heading', { name: 'Keine Unterkünfte gefunden' });
    expect(names()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
    expect(here()).toBe('/hotels');
    await found(3);
    expect(names()).toHaveLength(3);
  });

  it('says the id of a failure that nobody expected, to be copied', async () => {
    api.use(hotelApi(places));
    const error = { message: 'Es ist ein Fehler aufgetreten.', extensions: { code: 'UNEXPECTED', key: 'unexpected', requestId: '3fa9c01b7e-1a4' } };
    api.use(operations.query('HotelList', () => HttpResponse.json({ data: null, errors: [error] }), { once: true }));
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) } });
    await renderApp('/hotels');
    const id = await screen.findByText('3fa9c01b7e-1a4');
    expect(id.closest('p')?.textContent).toBe('Fehlerkennung 3fa9c01b7e-1a4 Kopieren');
    fireEvent.click(screen.getByRole('button', { name: 'Kopieren' }));
    await screen.findByRole('button', { name: 'Kopiert' });
    expect(copied).toEqual(['3fa9c01b7e-1a4']);
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('says that it failed, and tries again', async () => {
    api.use(hotelApi(places));
    api.use(operations.query('HotelList', () => HttpResponse.error(), { once: true }));
    await renderApp('/hotels');
    await screen.findByRole('heading', { name: 'Die Unterkünfte konnten nicht geladen werden' });
    fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await found(3);
    expect(names()).toHaveLength(3);
  });
});
