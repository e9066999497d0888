import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../test/api';
import { stubBrowser } from '../test/browser';
import { hotelApi, testHotel } from '../test/hotels';
import { renderApp } from '../test/renderApp';
import { comparison } from './comparedHotels';

beforeAll(stubBrowser);
beforeEach(() => {
  comparison.set([]);
});

const lavanda = testHotel('7', { name: 'Vila Lavanda', pricePerNight: 148, guests: 4, size: 72, amenities: ['SEA_VIEW', 'POOL'], contactEmail: 'a@host.test', isPositionExact: true, seaDistanceMetres: 1234 });
const riva = testHotel('12', { name: 'Kuća Riva', pricePerNight: 132, guests: 4, size: null, amenities: ['SEA_VIEW'], contactEmail: 'b@host.test', isPositionExact: false, seaDistanceMetres: 80 });
const stan = testHotel('31', { name: 'Stan Zvonik', pricePerNight: 80, guests: null, size: 80, amenities: ['SEA_VIEW'], guestRating: null, reviewCount: 0, isPositionExact: false });

const open = async (address: string) => {
  api.use(hotelApi([lavanda, riva, stan, ...['41', '42', '43'].map((id) => testHotel(id, { isPositionExact: false }))]));
  return renderApp(address);
};
const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

describe('the table', () => {
  it('has a column for each place in the order of the link, and tells only like from like', async () => {
    await open('/compare?ids=7,12');
    const table = await screen.findByRole('table', { name: 'Unterkünfte im Vergleich' });
    screen.getByRole('heading', { level: 1, name: 'Zwei im Vergleich' });
    expect(within(table).getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Merkmal', 'Vila Lavanda', 'Kuća Riva']);
    expect(row('Richtpreis pro Nacht')).toEqual(['148 €', '132 €Am günstigsten']);
    expect(row('Preis pro Person')).toEqual(['37 €', '33 €']);
    expect(row('Größe')).toEqual(['72 m²', 'Keine Angabe']);
    expect(row('Preis pro m²')).toEqual(['2,06 €', 'Keine Angabe']);
    expect(row('Pool')).toEqual(['Ja', 'Nein']);
    expect(row('Entfernung zum Meer')).toEqual(['1,2 km', 'etwa 100 m ab Ortsmitte']);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('does not assume what is not stated, and then compares what each guest pays', async () => {
    await open('/compare?ids=31,7,12');
    await screen.findByRole('table');
    expect(row('Richtpreis pro Nacht')).toEqual(['80 €', '148 €', '132 €']);
    expect(row('Personen')).toEqual(['Keine Angabe', '4', '4']);
    expect(row('Preis pro Person')).toEqual(['Keine Angabe', '37 €', '33 €Pro Person am günstigsten']);
    expect(row('Bewertung')[0]).toBe('Keine Angabe');
    expect(row('Größe')).toEqual(['80 m²Am größten', '72 m²', 'Keine Angabe']);
  });

  it('folds away what is the same, and says what that is', async () => {
    await open('/compare?ids=7,12');
    await screen.findByRole('table');
    expect(screen.queryByRole('row', { name: /^Meerblick/ })).toBeNull();
    expect(screen.getByText(/In allen gleich und darum ausgeblendet/).textContent).toContain('Meerblick');
    const unfold = screen.getByRole('button', { name: /^\d+ gleiche Zeilen anzeigen$/ });
    expect(unfold.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(unfold);
    expect(row('Meerblick')).toEqual(['Ja', 'Ja']);
    expect(row('Sterne')).toEqual(['4 Sterne', '4 Sterne']);
    expect(screen.getByRole('button', { name: /gleiche Zeilen ausblenden/ }).getAttribute('aria-expanded')).toBe('true');
  });
});

describe('a column', () => {
  it('can be removed: the address follows, and it is said', async () => {
    const asked: string[] = [];
    api.use(hotelApi([lavanda, riva, stan], asked));
    const { here } = await renderApp('/compare?ids=7,12,31');
    comparison.set(['12', '31']);
    fireEvent.click(await screen.findByRole('button', { name: 'Kuća Riva entfernen' }));
    expect(here()).toBe('/compare?ids=7,31');
    expect(screen.getByText('Kuća Riva entfernt. Noch 2 Unterkünfte im Vergleich.')).toBeTruthy();
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Zwei im Vergleich' }));
    });
    expect(comparison.ids()).toEqual(['31']);
    await screen.findByRole('columnheader', { name: 'Vila Lavanda' });
    expect(screen.queryByRole('columnheader', { name: 'Kuća Riva' })).toBeNull();
  });

  it('can be added: what is chosen elsewhere joins the places of the link', async () => {
    const { here } = await open('/compare?ids=7,12');
    fireEvent.click(await screen.findByRole('button', { name: 'Weitere Unterkunft' }));
    await screen.findByRole('heading', { level: 1, name: 'Unterkünfte in Kroatien' });
    expect(here()).toBe('/hotels');
    expect(comparison.ids()).toEqual(['7', '12']);
  });
});

describe('a link', () => {
  it.each(['/compare', '/compare?ids=', '/compare?ids=abc,-1,0,99999999999'])('that names no place says how it is done: %s', async (address) => {
    await open(address);
    await screen.findByRole('heading', { name: 'Noch nichts zu vergleichen' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unterkünfte vergleichen');
  });

  it('with repeated, unknown and too many places shows what it can', async () => {
    await open('/compare?ids=7,7,999,x,12,31,41,42');
    await screen.findByText('Eine Unterkunft aus diesem Link gibt es nicht mehr, oder sie ist gerade nicht zu sehen.');
    screen.getByText('Nebeneinander passen höchstens vier. 2 weitere aus diesem Link fehlen hier.');
    screen.getByRole('heading', { level: 1, name: 'Drei im Vergleich' });
  });

  it.each([
    ['/en', 'Two side by side', 'Not stated'],
    ['/hr', 'Dva smještaja usporedno', 'Nije navedeno'],
  ])('speaks the language of %s', async (language, title, unstated) => {
    await open(`${language}/compare?ids=7,12`);
    await screen.findByRole('heading', { level: 1, name: title });
    expect((await screen.findAllByText(unstated)).length).toBeGreaterThan(0);
  });
});

it('is printed and shared', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const writeText = vi.fn((_: string) => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(navigator, { clipboard: { writeText } }));
  await open('/en/compare?ids=7,12');
  fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Share link' }));
  expect(writeText).toHaveBeenCalledWith('https://obala.test/en/compare?ids=7,12');
  await screen.findByText('Link copied');
});
