import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { VisitCountsFragment } from '../gql/account.generated';
import { ana } from '../test/accounts';
import { api, operations } from '../test/api';
import { stubBrowser } from '../test/browser';
import { ownHotel, ownHotelsApi } from '../test/ownHotels';
import { renderApp } from '../test/renderApp';

const nothing = { impression: 0, detail: 0, compare: 0, favourite: 0, website: 0, phone: 0, mail: 0, facebook: 0, instagram: 0, maps: 0, contacts: 0 };
const counts = (values: Partial<VisitCountsFragment> = {}) => ({ __typename: 'VisitCounts', ...nothing, ...values });
const totals = counts({ impression: 1234, detail: 150, compare: 3, favourite: 5, website: 20, mail: 4, contacts: 24 });
const before = counts({ impression: 1234, detail: 100, contacts: 48 });

/** So many days up to 20 November, the last with a visit more than none. */
const daysOf = (length: number) =>
  Array.from({ length }, (_, index) => {
    const date = new Date(Date.UTC(2026, 10, 20 - (length - 1 - index))).toISOString().slice(0, 10);
    return { __typename: 'DayCounts', date, counts: counts(index === length - 1 ? { detail: 9, phone: 2, contacts: 2 } : {}) };
  });
type Variables = { hotelId: string | null; days: number };
const statistics = ({ hotelId, days }: Variables, values = {}) => {
  const all = { __typename: 'HotelStatistics', id: `${hotelId ?? 'own'}-${days}`, totals, previousTotals: before, regionMedian: null, days: daysOf(days) };
  return { ...all, euroPerContact: 2.5, ...values };
};

/** An API with these figures; `asked` takes what was asked for. */
function statisticsApi(values: (asked: Variables) => object = () => ({}), asked: Variables[] = []) {
  return [
    operations.query('Statistics', ({ variables }) => {
      asked.push(variables as Variables);
      return HttpResponse.json({ data: { hotelStatistics: statistics(variables as Variables, values(variables as Variables)) } });
    }),
    operations.query('MonthlyMail', () => HttpResponse.json({ data: { viewer: { __typename: 'User', id: '7', wantsMonthlyMail: true } } })),
  ];
}
const open = (hotels = [ownHotel('1'), ownHotel('2')], query = '') => {
  api.use(ownHotelsApi(hotels));
  return renderApp(`/dashboard?tab=statistics${query}`, ana);
};
const figure = async (name: string) => [...(await screen.findByRole('region', { name })).querySelectorAll('p')].map(({ textContent }) => textContent);
const csv = () => screen.getByRole('link', { name: 'Als CSV herunterladen' }).getAttribute('href');
const rows = () => within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true }).map((row) => [...row.children].map(({ textContent }) => textContent).join(' '));

beforeEach(stubBrowser);

describe('the figures', () => {
  it('stand large with their change, as bars to walk along, by ways, and all of them in a table', async () => {
    const asked: Variables[] = [];
    api.use(...statisticsApi(undefined, asked));
    await open();
    expect((await figure('In Listen gesehen')).slice(0, 2)).toEqual(['1.234', 'so viel wie davor']);
    expect((await figure('Seite geöffnet')).slice(0, 2)).toEqual(['150', expect.stringMatching(/^↑ 50\s% mehr als davor$/)]);
    expect((await figure('Gemerkt und verglichen')).slice(0, 2)).toEqual(['8', 'davor noch nichts gezählt']);
    expect((await figure('Kontakte')).slice(0, 2)).toEqual(['24', expect.stringMatching(/^↓ 50\s% weniger als davor$/)]);
    expect((await figure('Kosten je Kontakt'))[0]).toMatch(/^2,50?\s€$/);
    screen.getByText('Wählen Sie eine Unterkunft, um sie mit der Mitte ihrer Region zu vergleichen.');
    expect(asked).toEqual([{ hotelId: null, days: 30 }]);

    const chart = screen.getByRole('group', { name: /^Seite geöffnet, 22\. Okt\.? bis 20\. Nov\.?: zusammen 9, am meisten 9 \(20\. Nov/ });
    fireEvent.keyDown(chart, { key: 'End' });
    expect(screen.getAllByText(/20\. Nov\.?: 9 Seite geöffnet/)).toHaveLength(1);
    fireEvent.keyDown(chart, { key: 'ArrowLeft' });
    screen.getByText(/19\. Nov\.?: 0 Seite geöffnet/);
    fireEvent.click(screen.getByRole('radio', { name: 'Kontakte' }));
    screen.getByRole('group', { name: /^Kontakte, .*zusammen 2, am meisten 2/ });

    const ways = within(screen.getByRole('region', { name: 'Wie man Sie erreicht' })).getAllByRole('listitem');
    expect(ways.slice(0, 3).map(({ textContent }) => textContent)).toEqual(['Website20', 'E-Mail4', 'Telefon0']);
    const [head, sum, today] = rows();
    expect(head).toBe('Tag In Listen gesehen Seite geöffnet Verglichen Gemerkt Website Telefon E-Mail Facebook Instagram Karte Kontakte');
    expect(sum).toBe('Summe 1.234 150 3 5 20 0 4 0 0 0 24');
    expect(today).toMatch(/^20\. Nov\.? 0 9 0 0 0 2 0 0 0 0 2$/);
    expect(rows()).toHaveLength(32);
  });

  it('of another period and of one listing: asked for, in the address and in the file; a year goes by weeks', async () => {
    const asked: Variables[] = [];
    const median = { regionMedian: counts({ impression: 40, detail: 12, contacts: 3 }) };
    api.use(...statisticsApi(({ hotelId, days }) => ({ ...(hotelId ? median : {}), totals: counts({ ...totals, detail: days }) }), asked));
    const { here } = await open();
    expect((await figure('Seite geöffnet'))[0]).toBe('30');
    expect(csv()).toBe('/api/statistics.csv?days=30&language=de');

    fireEvent.click(screen.getByRole('radio', { name: '1 Jahr' }));
    await waitFor(async () => {
      expect((await figure('Seite geöffnet'))[0]).toBe('365');
    });
    expect([here(), csv()]).toEqual(['/dashboard?tab=statistics&days=365', '/api/statistics.csv?days=365&language=de']);
    screen.getByText('Eine Säule steht für eine Woche.');
    expect(rows()[2]).toMatch(/^14\. Nov\.? bis 20\. Nov/);
    expect(rows()).toHaveLength(2 + 53);

    fireEvent.change(screen.getByRole('combobox', { name: 'Unterkunft' }), { target: { value: '2' } });
    await screen.findByText('Median der Region: 12');
    expect([here(), csv()]).toEqual(['/dashboard?tab=statistics&days=365&hotel=2', '/api/statistics.csv?days=365&language=de&hotelId=2']);
    fireEvent.click(screen.getByRole('radio', { name: '7 Tage' }));
    await waitFor(async () => {
      expect((await figure('Seite geöffnet'))[0]).toBe('7');
    });
    expect(asked).toEqual([{ hotelId: null, days: 30 }, { hotelId: null, days: 365 }, { hotelId: '2', days: 365 }, { hotelId: '2', days: 7 }]);
  });

  it('of the only listing are its own, whatever the address names', async () => {
    const asked: Variables[] = [];
    api.use(...statisticsApi(() => ({ euroPerContact: null }), asked));
    await open([ownHotel('2')], '&hotel=99&days=8');
    expect((await figure('Kosten je Kontakt'))).toEqual(['–', 'Noch kein Kontakt in diesem Zeitraum.']);
    expect(asked).toEqual([{ hotelId: '2', days: 30 }]);
    expect(screen.queryByRole('combobox', { name: 'Unterkunft' })).toBeNull();
    screen.getByText('Der Vergleich mit der Region erscheint, sobald dort genügend Unterkünfte sichtbar sind.');
    expect(csv()).toBe('/api/statistics.csv?days=30&language=de&hotelId=2');
  });
});

describe('without figures', () => {
  it.each([
    ['nobody came yet', [ownHotel('1')], /^Sobald Reisende Ihre Unterkunft sehen/],
    ['nothing is visible', [ownHotel('1', { isActive: false })], /^Keine Ihrer Unterkünfte ist sichtbar/],
    ['nothing is listed', [], /^Sobald Ihre erste Unterkunft eingetragen ist/],
  ])('it says so where %s', async (_, hotels, text) => {
    const asked: Variables[] = [];
    api.use(...statisticsApi(() => ({ totals: counts(), previousTotals: counts() }), asked));
    await open(hotels);
    await screen.findByText(text);
    expect(screen.queryByRole('table', { hidden: true })).toBeNull();
    expect(asked).toHaveLength(hotels.length);
  });

  it('an error can be tried again, and the monthly mail switched off meanwhile', async () => {
    api.use(...statisticsApi());
    api.use(operations.query('Statistics', () => HttpResponse.error(), { once: true }));
    const sent: unknown[] = [];
    api.use(operations.mutation('SetMonthlyMail', ({ variables: { isWanted } }) => {
      sent.push(isWanted);
      return HttpResponse.json({ data: { setMonthlyMail: { __typename: 'User', id: '7', wantsMonthlyMail: isWanted as boolean } } });
    }));
    await open();
    await screen.findByRole('heading', { name: 'Die Zahlen konnten nicht geladen werden' });
    fireEvent.click(await screen.findByRole('switch', { name: /^Monatliche Mail mit diesen Zahlen.*ana@obala\.test/ }));
    await waitFor(() => {
      expect(sent).toEqual([false]);
    });
    fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect((await figure('Seite geöffnet'))[0]).toBe('150');
  });
});
