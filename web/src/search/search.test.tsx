import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, operations } from '../test/api';
import { stubBrowser } from '../test/browser';
import { hotelApi, testHotel } from '../test/hotels';
import { renderApp } from '../test/renderApp';

const places = [testHotel('1', { name: 'Vila Bura' }), testHotel('2', { name: 'Kuća Split' })];

const suggestion = (kind: string, text: string, values = {}) => ({ __typename: 'SearchSuggestion', kind, text, place: null, regionId: null, slug: null, hotelCount: 12, ...values });
const suggestions = [
  suggestion('REGION', 'Inseln', { regionId: '8' }),
  suggestion('CITY', 'Split', { hotelCount: 1 }),
  suggestion('HOTEL', 'Vila Bura', { place: 'Hvar', slug: 'vila-1' }),
];

/** An API that suggests these to whoever types `s…`, nothing to others, and breaks at `fehler`. */
function suggestionApi() {
  return operations.query('SearchSuggestions', ({ variables }) => {
    const search = variables.search as string;
    if (search === 'fehler') return HttpResponse.error();
    return HttpResponse.json({ data: { searchSuggestions: search.startsWith('s') ? suggestions : [] } });
  });
}

// The first dialog's code is not what a test waits for.
beforeAll(() => import('../ui/AntdDialog'));
beforeEach(stubBrowser);
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the suggestions of the search field', () => {
  async function open() {
    api.use(suggestionApi(), hotelApi(places));
    const app = await renderApp('/hotels');
    const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Ort, Insel oder Name' });
    field.focus();
    await waitFor(() => {
      expect(field.getAttribute('role')).toBe('combobox');
    });
    const type = (value: string) => fireEvent.input(field, { target: { value } });
    /** Whether the browser's own answer to the key was prevented. */
    const press = (key: string) => !fireEvent.keyDown(field, { key });
    const options = async () => {
      await waitFor(() => {
        expect(field.getAttribute('aria-expanded')).toBe('true');
      });
      return within(screen.getByRole('listbox', { name: 'Vorschläge' })).getAllByRole('option').map(({ textContent }) => textContent);
    };
    /** What a screen reader says of the field. */
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
    const isOpen = () => field.getAttribute('aria-expanded') === 'true' && screen.queryByRole('listbox', { name: 'Vorschläge' }) !== null;
    return { ...app, field, type, press, options, active, isOpen };
  }

  it('open while typing; arrows go round through the field, Escape closes, and Enter in the field still searches', async () => {
    const { field, type, press, options, active, isOpen, here } = await open();
    expect(isOpen()).toBe(false);
    type('s');
    expect(await options()).toEqual(['InselnRegion12 Unterkünfte', 'SplitOrt1 im Ort', 'Vila BuraUnterkunft · Hvar']);
    screen.getByText('3 Vorschläge, mit den Pfeiltasten zu wählen');
    expect(isOpen()).toBe(true);
    expect(document.getElementById(field.getAttribute('aria-controls') ?? '')).toBe(screen.getByRole('listbox', { name: 'Vorschläge' }));
    expect(active()).toBeNull();

    const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
      expect(press(key)).toBe(true);
      const selected = within(screen.getByRole('listbox', { name: 'Vorschläge' })).queryAllByRole('option', { selected: true }).map(({ textContent }) => textContent);
      expect(selected).toEqual(active() === null ? [] : [active()]);
      return active()?.slice(0, 5) ?? null;
    });
    expect(seen).toEqual(['Insel', 'Split', 'Vila ', null, 'Vila ', 'Split']);

    expect(press('Escape')).toBe(true);
    expect([isOpen(), active(), field.value, document.activeElement]).toEqual([false, null, 's', field]);
    // Closed, Escape is the browser's; the arrow opens again.
    expect(press('Escape')).toBe(false);
    expect(press('ArrowUp')).toBe(true);
    expect([isOpen(), active()?.slice(0, 5)]).toEqual([true, 'Vila ']);
    type('sp');
    await screen.findByText('3 Vorschläge, mit den Pfeiltasten zu wählen');
    expect(active()).toBeNull();
    expect(press('Enter')).toBe(false);
    fireEvent.submit(field);
    expect(here()).toBe('/hotels?search=sp');
  });

  it.each([
    ['a region filters', 1, '/hotels?regionId=8'],
    ['a town is searched for', 2, '/hotels?search=Split'],
    ['a place opens', 3, '/hotels/vila-1'],
  ])('%s when it is chosen by Enter', async (_, position, address) => {
    const { type, press, options, here } = await open();
    type('s');
    await options();
    for (let step = 0; step < position; step += 1) press('ArrowDown');
    expect(press('Enter')).toBe(true);
    await waitFor(() => {
      expect(here()).toBe(address);
    });
  });

  it('can be clicked: the field keeps the focus, shows what was chosen, and the list is closed', async () => {
    const { field, type, options, isOpen, here } = await open();
    type('s');
    await options();
    const town = screen.getByRole('option', { name: /^Split/ });
    // Otherwise the field would lose the focus, and the list would be closed before the click.
    expect(fireEvent.pointerDown(town)).toBe(false);
    fireEvent.click(town);
    expect([here(), field.value, isOpen()]).toEqual(['/hotels?search=Split', 'Split', false]);
  });

  it('are none where nothing begins so or the server fails, and typing goes on', async () => {
    const { field, type, options, isOpen, here } = await open();
    type('xyz');
    await screen.findByText('Kein Vorschlag');
    expect(isOpen()).toBe(false);
    type('s');
    await options();
    expect(isOpen()).toBe(true);
    type('fehler');
    await waitFor(() => {
      expect(isOpen()).toBe(false);
    });
    type('sp');
    await options();
    expect([field.value, isOpen()]).toEqual(['sp', true]);
    fireEvent.blur(field);
    expect(isOpen()).toBe(false);
    fireEvent.submit(field);
    expect(here()).toBe('/hotels?search=sp');
  });
});

describe('the question "Warum hier?"', () => {
  const part = (kind: string, points: number, maxPoints: number) => ({ __typename: 'RankingPart', kind, points, maxPoints });
  const ranking = { __typename: 'HotelRanking', points: 61.5, parts: [part('RATING', 31.5, 40), part('PICTURES', 20, 20), part('CONTACT', 10, 10)] };

  it('is answered in a dialog with the parts of the points, which can be closed', async () => {
    const asked: unknown[] = [];
    api.use(hotelApi(places));
    api.use(operations.query('HotelRanking', ({ variables: { slug } }) => {
      asked.push(slug);
      return HttpResponse.json({ data: { hotel: { __typename: 'Hotel', id: '2', ranking } } });
    }));
    await renderApp('/hotels');
    const button = await screen.findByRole('button', { name: 'Warum hier? Kuća Split' });
    expect(asked).toEqual([]);
    button.focus();
    fireEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Warum steht Kuća Split hier?' }));
    await dialog.findByText('61,5 von 100 Punkten');
    const said = dialog.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(said).toEqual(['Gästebewertung: 31,5 von 40', 'Bilder: 20,0 von 20', 'Kontaktwege: 10,0 von 10']);
    expect(dialog.getByRole('link', { name: 'So entsteht die Reihenfolge' }).getAttribute('href')).toBe('/support/booking#reihenfolge');
    expect(asked).toEqual(['vila-2']);
    fireEvent.click(dialog.getByText('Schließen'));
    await waitFor(() => {
      expect(document.querySelector('[role=dialog]')?.className ?? '-leave').toContain('-leave');
    });
  });

  it('says that it cannot be answered', async () => {
    api.use(operations.query('HotelRanking', () => HttpResponse.error()), hotelApi(places));
    await renderApp('/hotels');
    fireEvent.click(await screen.findByRole('button', { name: 'Warum hier? Vila Bura' }));
    await screen.findByText('Die Punkte konnten nicht geladen werden.');
  });
});
