import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hotel } from '../hotels/hotel.entity.js';
import { createHotel } from '../test/factories.js';
import { type Operator, type PaidApp, startPaidApp } from '../test/payments.js';
import { addCounts } from '../test/visits.js';
import type { User } from '../viewer/user.entity.js';
import { dayOf, daysBefore } from './day.js';

interface Answer {
  hotelStatistics: {
    id: string;
    totals: Record<string, number>;
    previousTotals: Record<string, number>;
    regionMedian: Record<string, number> | null;
    days: { date: string; counts: { detail: number } }[];
    euroPerContact: number | null;
  };
}

let app: PaidApp;
let operator: Operator;
let hotel: Hotel;
let second: Hotel;
let today: string;
const ago = (days: number) => daysBefore(today, days);
const QUERY = `query ($hotelId: ID, $days: Int) { hotelStatistics(hotelId: $hotelId, days: $days) {
  id totals { detail website contacts } previousTotals { detail contacts } regionMedian { detail contacts } days { date counts { detail } } euroPerContact } }`;
const ask = async (variables: Record<string, unknown>) => (await operator.graphql<Answer>(QUERY, variables)).data?.hotelStatistics;

beforeAll(async () => {
  app = await startPaidApp();
  operator = await app.signIn();
  today = dayOf(app.now());
  const owner = operator.user as User;
  hotel = await createHotel(app, { owner, regionId: 3, name: '=HYPERLINK("https://evil.example")', createdAt: new Date('2020-01-01') });
  second = await createHotel(app, { owner, regionId: 3, name: 'Kuća; "Val"', createdAt: new Date(app.now().getTime() - 4 * 24 * 60 * 60 * 1000) });
  await addCounts(app, today, { [hotel.id]: { detail: 10, website: 2, phone: 1 }, [second.id]: { detail: 1, mail: 1 } });
  await addCounts(app, ago(6), { [hotel.id]: { detail: 5, maps: 1 } });
  await addCounts(app, ago(7), { [hotel.id]: { detail: 20, instagram: 8 } });
  await addCounts(app, ago(13), { [hotel.id]: { detail: 2 } });
  await addCounts(app, ago(14), { [hotel.id]: { detail: 1000 } });
});
afterAll(() => app.stop());

test('one listing, seven days: totals, the seven days before, every day, and what a contact cost', async () => {
  const answer = await ask({ hotelId: String(hotel.id), days: 7 });
  expect(answer).toMatchObject({
    id: `${hotel.id}-7`,
    totals: { detail: 15, website: 2, contacts: 4 },
    previousTotals: { detail: 22, contacts: 8 },
    // 189 euro a year, for seven days, by four contacts.
    euroPerContact: 0.91,
  });
  expect(answer?.days.map(({ date, counts }) => [date, counts.detail])).toEqual([[ago(6), 5], ...[5, 4, 3, 2, 1].map((days) => [ago(days), 0]), [today, 10]]);
});

test('all listings: one that is younger than the period costs only for its days', async () => {
  const answer = await ask({ days: 7 });
  expect(answer).toMatchObject({ id: 'own-7', totals: { detail: 16, contacts: 5 }, regionMedian: null, euroPerContact: 1.24 });
  expect(await ask({ days: 365 })).toMatchObject({ totals: { detail: 1038 }, previousTotals: { detail: 0 } });
});

test('without a contact, none has a price', async () => {
  const quiet = await createHotel(app, { owner: operator.user as User, regionId: 4 });
  expect(await ask({ hotelId: String(quiet.id), days: 30 })).toMatchObject({ totals: { detail: 0, contacts: 0 }, euroPerContact: null });
});

test('the median of the region shows only from five visible listings on', async () => {
  const median = async () => (await ask({ hotelId: String(hotel.id), days: 7 }))?.regionMedian;
  const others = [];
  for (const isActive of [true, true, false]) others.push(await createHotel(app, { regionId: 3, isActive }));
  await createHotel(app, { regionId: 5 });
  expect(await median()).toBeNull();
  others.push(await createHotel(app, { regionId: 3 }));
  // 15, 1, 0, 0, 0; then 15, 9, 8, 1, 0, and of contacts 4, 1, 3, 0, 0.
  expect(await median()).toEqual({ detail: 0, contacts: 0 });
  await addCounts(app, ago(1), { [others[0]?.id ?? 0]: { detail: 9, phone: 3 }, [others[1]?.id ?? 0]: { detail: 8 }, [others[2]?.id ?? 0]: { detail: 500 } });
  expect(await median()).toEqual({ detail: 8, contacts: 1 });
});

test('somebody else’s listing is not there, and days have their limits', async () => {
  const stranger = await app.signIn();
  const { errors } = await stranger.graphql(QUERY, { hotelId: String(hotel.id), days: 7 });
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const codes = [];
  for (const days of [0, -1, 366]) codes.push((await operator.graphql(QUERY, { days })).errors?.[0]?.extensions.key);
  expect(codes).toEqual(['daysInvalid', 'daysInvalid', 'daysInvalid']);
  expect((await stranger.send('GET', `/api/statistics.csv?hotelId=${hotel.id}`)).status).toBe(404);
});

test('the figures as a table for spreadsheets, in which no name is a formula', async () => {
  const response = await operator.send('GET', `/api/statistics.csv?days=7&language=de`);
  const [head, ...lines] = (await response.text()).replace(/^\uFEFF/, '').trimEnd().split('\r\n');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="obala-${ago(6)}-${today}.csv"`);
  expect(head).toBe('Datum;Unterkunft;In Listen gesehen;Seite geöffnet;Verglichen;Gemerkt;Website;Telefon;E-Mail;Facebook;Instagram;Karte;Kontakte');
  const named = lines.filter((line) => /HYPERLINK|Val/.test(line));
  expect(named).toHaveLength(7 + 5);
  expect(named).toContain(`${ago(6)};"'=HYPERLINK(""https://evil.example"")";0;5;0;0;0;0;0;0;0;1;1`);
  expect(named).toContain(`${today};"Kuća; ""Val""";0;1;0;0;0;0;1;0;0;0;1`);
  const english = await operator.send('GET', `/api/statistics.csv?days=7&language=en&hotelId=${hotel.id}`);
  expect((await english.text()).split('\r\n')[0]).toContain('Date,Listing,Seen in lists');
});
