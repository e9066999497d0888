import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { comparison } from '../compare/comparedHotels';
import { decide, onlyNecessary } from '../consent/consentStore';
import { countVisit } from '../statistics/count';
import { api } from '../test/api';
import { stubBrowser } from '../test/browser';
import { hotelApi, testHotel } from '../test/hotels';
import { renderApp } from '../test/renderApp';
import { favourites, recentlyViewed } from './favourites';

vi.mock('../statistics/count', async (load) => ({ ...(await load<object>()), countVisit: vi.fn() }));

const places = ['1', '2', '3', '4', '5'].map((id) => testHotel(id, { isPositionExact: false }));
const stored = (key: string) => localStorage.getItem(key) ?? sessionStorage.getItem(key);
const withConsent = { ...onlyNecessary, functional: true };

beforeAll(stubBrowser);
beforeEach(() => {
  api.use(hotelApi(places));
  // The answer of an earlier test is taken back with the leave.
  decide(withConsent);
  favourites.set([]);
  recentlyViewed.set([]);
  comparison.set([]);
});

const mark = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => {
  fireEvent.click(await mark(name));
};
const tray = () => screen.findByRole('region', { name: 'Ausgewählt zum Vergleich' });

describe('the comparison', () => {
  it('is chosen in the list, shown in the tray, kept in the tab, and a fifth place is refused', async () => {
    decide(onlyNecessary);
    const { here } = await renderApp('/hotels');
    await press('Vergleichen: Vila 1');
    expect((await mark('Vergleichen: Vila 1')).getAttribute('aria-pressed')).toBe('true');
    expect(within(await tray()).getByRole<HTMLButtonElement>('button', { name: 'Vergleichen (1)' }).disabled).toBe(true);
    for (const id of ['2', '3', '4', '5']) await press(`Vergleichen: Vila ${id}`);
    await screen.findByText('4 sind genug für einen Vergleich');
    expect((await mark('Vergleichen: Vila 5')).getAttribute('aria-pressed')).toBe('false');
    expect(stored('obala-compare')).toBe('["1","2","3","4"]');
    await waitFor(() => {
      expect(vi.mocked(countVisit).mock.calls).toContainEqual(['4', 'compare']);
    });
    await press('Vila 2 aus dem Vergleich nehmen');
    expect((await mark('Vergleichen: Vila 2')).getAttribute('aria-pressed')).toBe('false');
    expect(screen.getAllByRole('link', { name: /^Vergleich\s*3/ })[0]?.getAttribute('href')).toBe('/compare?ids=1,3,4');
    fireEvent.click(within(await tray()).getByRole('link', { name: 'Vergleichen (3)' }));
    await screen.findByRole('heading', { level: 1, name: 'Drei im Vergleich' });
    expect(here()).toBe('/compare?ids=1,3,4');
    expect(screen.queryByRole('region', { name: 'Ausgewählt zum Vergleich' })).toBeNull();
  });

  it('is emptied at once', async () => {
    comparison.set(['1', '2']);
    await renderApp('/hotels');
    fireEvent.click(within(await tray()).getByRole('button', { name: 'Leeren' }));
    expect(screen.queryByRole('region', { name: 'Ausgewählt zum Vergleich' })).toBeNull();
    expect(stored('obala-compare')).toBeNull();
  });

  it('reaches the other tabs, and a new one', async () => {
    await renderApp('/hotels');
    await mark('Vergleichen: Vila 1');
    const other = new BroadcastChannel('obala-compare');
    const heard: unknown[] = [];
    other.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(data);
    act(() => {
      comparison.set(['3']);
    });
    other.postMessage('ask');
    await waitFor(() => {
      expect(heard).toEqual([['3'], ['3']]);
    });
    other.postMessage(['1', 'x', '1']);
    await waitFor(async () => {
      expect((await mark('Vergleichen: Vila 1')).getAttribute('aria-pressed')).toBe('true');
    });
    expect(stored('obala-compare')).toBe('["1"]');
    other.close();
  });
});

describe('the first heart', () => {
  it('asks, and "allow" remembers it with everything else as it was; taking it back removes it', async () => {
    decide({ ...onlyNecessary, analytics: true });
    await renderApp('/hotels');
    await press('Merken: Vila 3');
    fireEvent.click(await screen.findByRole('button', { name: 'Erlauben und merken' }));
    await waitFor(() => {
      expect(stored('obala-favourites')).toBe('["3"]');
    });
    expect(JSON.parse(stored('obala-consent') ?? '')).toMatchObject({ preferences: { functional: true, analytics: true, marketing: false } });
    await waitFor(async () => {
      expect((await mark('Merken: Vila 3')).getAttribute('aria-pressed')).toBe('true');
    });
    act(() => {
      decide(onlyNecessary);
    });
    expect((await mark('Merken: Vila 3')).getAttribute('aria-pressed')).toBe('false');
    expect([stored('obala-favourites'), stored('obala-recent')]).toEqual([null, null]);
  });

  it('asks, and "only for now" stores nothing and asks no more', async () => {
    decide(onlyNecessary);
    await renderApp('/hotels');
    await press('Merken: Vila 1');
    const dialog = await screen.findByRole('dialog', { name: 'Soll sich dieser Browser die Merkliste merken?' });
    expect(favourites.ids()).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Nur für jetzt' }));
    await press('Merken: Vila 2');
    expect(favourites.ids()).toEqual(['2', '1']);
    expect(stored('obala-favourites')).toBeNull();
    await waitFor(() => {
      expect(vi.mocked(countVisit).mock.calls).toContainEqual(['2', 'favourite']);
    });
  });
});

describe('the page of favourites', () => {
  it('shows hearts and what was looked at, and shares the list', async () => {
    const { router } = await renderApp('/hotels/vila-2');
    await press('Merken: Vila 2');
    expect(recentlyViewed.ids()).toEqual(['2']);
    await act(() => router.navigate('/favourites'));
    expect(await screen.findAllByRole('heading', { name: 'Vila 2' })).toHaveLength(2);
    screen.getByRole('heading', { name: 'Zuletzt angesehen' });
    fireEvent.click(screen.getByRole('button', { name: 'Liste teilen' }));
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Geheimer Link zu dieser Liste' });
    expect(link.value).toBe('https://obala.test/favourites/abcdefghijklmnopqrstuv');
    fireEvent.click(screen.getByRole('button', { name: 'Verlauf löschen' }));
    expect(stored('obala-recent')).toBeNull();
    await press('Merken: Vila 2');
    await screen.findByRole('heading', { name: 'Noch nichts gemerkt' });
  });

  it('says that a list without consent ends with the page, and that places have gone', async () => {
    decide(onlyNecessary);
    favourites.set(['1', '99']);
    await renderApp('/favourites');
    await screen.findByText('Diese Liste gilt, bis Sie die Seite schließen oder neu laden.');
    await screen.findByText('Eine Unterkunft gibt es nicht mehr, oder sie ist gerade nicht zu sehen.');
    await press('Herausnehmen');
    expect(favourites.ids()).toEqual(['1']);
    await press('Erlauben und merken');
    expect(stored('obala-favourites')).toBe('["1"]');
  });

  it('that somebody shared can be taken over as a whole', async () => {
    await renderApp('/favourites/abcdefghijklmnopqrstuv');
    await screen.findByText('5 Unterkünfte, für Sie ausgesucht.');
    screen.getByText('Eine Unterkunft gibt es nicht mehr, oder sie ist gerade nicht zu sehen.');
    await press('Alle übernehmen');
    expect(favourites.ids()).toEqual(['1', '2', '3', '4', '5']);
    await screen.findByRole('link', { name: 'Zur eigenen Merkliste' });
  });

  it('that nobody shared is not found', async () => {
    await renderApp('/favourites/gone');
    await screen.findByRole('heading', { level: 1, name: 'Diese Liste gibt es nicht' });
  });
});
