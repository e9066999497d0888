import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSystemContext } from '../context.js';
import { startTestApp, type TestApp } from '../test/app.js';
import { createHotel } from '../test/factories.js';
import { CHROME, countsOf, visit } from '../test/visits.js';
import { forgetVisitors } from './forget.job.js';

let app: TestApp;
let today = new Date('2026-07-31T21:30:00Z');
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1', PUBLIC_URL: 'https://obala.example' }, { now: () => today });
});
afterAll(() => app.stop());

describe('POST /api/visits', () => {
  test('a visitor counts once a day, another one and another day again; then nothing tells of them any more', async () => {
    const hotel = await createHotel(app);
    const seen = [{ hotelId: hotel.id, kind: 'detail' }];
    const answers = [];
    for (let repetition = 0; repetition < 3; repetition += 1) answers.push(await visit(app, seen, { 'x-forwarded-for': '198.51.100.7' }));
    answers.push(await visit(app, seen, { 'x-forwarded-for': '198.51.100.8' }));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(await countsOf(app, hotel.id)).toEqual({ detail: 2 });
    // Midnight in Croatia, not in London.
    today = new Date('2026-07-31T22:10:00Z');
    await visit(app, seen, { 'x-forwarded-for': '198.51.100.7' });
    expect(await app.database.read('select day::text, count from hotel_statistic where hotel_id = $1 order by day', [hotel.id])).toEqual([
      { day: '2026-07-31', count: 2 },
      { day: '2026-08-01', count: 1 },
    ]);
    await forgetVisitors(createSystemContext(app));
    expect(await app.database.read('select day::text from statistics_salt')).toEqual([{ day: '2026-08-01' }]);
    expect(await app.database.read('select distinct day::text from statistics_seen')).toEqual([{ day: '2026-08-01' }]);
    expect(await app.database.read(`select * from statistics_seen where hash::text like '%198%51%100%7%' limit 1`)).toEqual([]);
  });

  test.each([
    ['nothing', {}],
    ['no list', { visits: 'all' }],
    ['an unknown kind', { visits: [{ hotelId: 1, kind: 'booking' }] }],
    ['a number that is none', { visits: [{ hotelId: '1 or 1=1', kind: 'detail' }] }],
    ['too many', { visits: Array.from({ length: 101 }, () => ({ hotelId: 1, kind: 'detail' })) }],
  ])('%s is refused', async (_, body) => {
    const response = await fetch(`${app.url}/api/visits`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    expect(response.status).toBe(400);
  });

  test('a listing that there is not is answered as any other, another site is refused', async () => {
    expect((await visit(app, [{ hotelId: 999_999, kind: 'detail' }])).status).toBe(204);
    expect((await visit(app, [], { origin: 'https://evil.example' })).status).toBe(403);
  });

  test('what could not be written is said, and counts when it comes again', async () => {
    const hotel = await createHotel(app);
    const seen = [{ hotelId: hotel.id, kind: 'impression' }, { hotelId: hotel.id, kind: 'detail' }];
    await app.database.read('alter table hotel_statistic add constraint broken check (count < 0) not valid');
    const refused = await Promise.all([visit(app, seen), visit(app, seen)]);
    expect(refused.map(({ status }) => status)).toEqual([503, 503]);
    await app.database.read('alter table hotel_statistic drop constraint broken');
    expect((await visit(app, seen)).status).toBe(204);
    expect(await countsOf(app, hotel.id)).toEqual({ impression: 1, detail: 1 });
  });

  test('whoever reports too much is not counted any more, and does not learn of it', async () => {
    const hotel = await createHotel(app);
    await visit(app, [{ hotelId: hotel.id, kind: 'detail' }], { 'x-forwarded-for': '203.0.113.9' });
    await app.database.read(`update rate_limit set points = 100000 where key like 'visits:%'`);
    const response = await visit(app, [{ hotelId: hotel.id, kind: 'impression' }], { 'x-forwarded-for': '203.0.113.9' });
    expect(response.status).toBe(204);
    expect(await countsOf(app, hotel.id)).toEqual({ detail: 1 });
    await app.database.read('delete from rate_limit');
  });

  test('a listing that is deleted while it is counted holds nobody up', async () => {
    const hotels = [];
    for (let index = 0; index < 20; index += 1) hotels.push(await createHotel(app));
    const seen = hotels.flatMap(({ id: hotelId }) => [{ hotelId, kind: 'detail' }, { hotelId, kind: 'maps' }]);
    const statuses = await Promise.all([
      ...Array.from({ length: 10 }, (_, index) => visit(app, index % 2 ? seen : seen.toReversed(), { 'x-forwarded-for': `203.0.113.${index}` }).then(({ status }) => status)),
      ...hotels.slice(0, 10).map(({ id }) => app.database.read('delete from hotel where id = $1', [id]).then(() => 204)),
    ]);
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect(await countsOf(app, hotels[15]?.id ?? 0)).toEqual({ detail: 10, maps: 10 });
    expect(await countsOf(app, hotels[5]?.id ?? 0)).toEqual({});
  });
});

describe('GET /out', () => {
  const out = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(app.url + path, { method, redirect: 'manual', headers: { 'user-agent': CHROME, ...headers } });

  test('leads to what the listing states, and counts it', async () => {
    const hotel = await createHotel(app, {
      address: 'Obala 1, 21000 Split', city: 'Split',
      website: 'https://www.lavanda.example/a?b=1', facebook: 'http://facebook.example/lavanda', instagram: 'instagram.example/lavanda',
      contactPhone: '+385 (0)21 000-101', contactEmail: 'anfrage+x@lavanda.example',
    });
    const kinds = ['website', 'facebook', 'instagram', 'phone', 'mail', 'maps'];
    const answers = await Promise.all(kinds.map((kind) => out(`/out/${hotel.id}/${kind}`)));
    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [302, 'https://www.lavanda.example/a?b=1'],
      [302, 'http://facebook.example/lavanda'],
      [302, 'https://instagram.example/lavanda'],
      [302, 'tel:+385021000101'],
      [302, 'mailto:anfrage%2Bx@lavanda.example'],
      [302, 'https://www.google.com/maps/search/?api=1&query=Obala%201%2C%2021000%20Split%2C%20Split'],
    ]);
    expect(answers[0]?.headers.get('cache-control')).toBe('no-store');
    expect(answers[0]?.headers.get('x-robots-tag')).toContain('noindex');
    expect(await countsOf(app, hotel.id)).toEqual({ website: 1, facebook: 1, instagram: 1, phone: 1, mail: 1, maps: 1 });
  });

  test('leads crawlers, pages fetched ahead and other sites there too, and counts none of them', async () => {
    const hotel = await createHotel(app, { website: 'https://www.lavanda.example' });
    const path = `/out/${hotel.id}/website`;
    const answers = await Promise.all([
      out(path, {}, 'HEAD'),
      out(path, { 'user-agent': 'Googlebot/2.1' }),
      out(path, { 'user-agent': '' }),
      out(path, { 'sec-purpose': 'prefetch' }),
      out(path, { 'sec-fetch-site': 'cross-site' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302, 302]);
    expect(await countsOf(app, hotel.id)).toEqual({});
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https:evil.example@@', '\\\\evil.example', 'ftp://evil.example', 'not an address', ' '])(
    'never leads to what is no web address: %s',
    async (website) => {
      const hotel = await createHotel(app, { website });
      const { status, headers } = await out(`/out/${hotel.id}/website`);
      const location = headers.get('location');
      if (status === 302) expect(location).toMatch(/^https?:\/\/[^/]/);
      else expect([status, location]).toEqual([404, null]);
    },
  );

  test('never leads where the request says, and nowhere from a listing that is not shown', async () => {
    const hotel = await createHotel(app, { website: 'https://www.lavanda.example' });
    const hidden = await createHotel(app, { website: 'https://www.hidden.example', isActive: false });
    for (const path of [
      `/out/${hotel.id}/website?url=https://evil.example&to=https://evil.example`,
      `/out/${hotel.id}/website#https://evil.example`,
    ]) {
      expect((await out(path, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })).headers.get('location')).toBe('https://www.lavanda.example/');
    }
    for (const path of [`/out/${hidden.id}/website`, `/out/${hotel.id}/detail`, `/out/${hotel.id}/phone`, `/out/${hotel.id}/https:%2f%2fevil.example`, '/out/0/website', '/out/99999999999/website', `/out/${hotel.id}%20or%201=1/website`, '/out//evil.example/website', `/out/${hotel.id}/constructor`]) {
      expect([path, (await out(path)).status]).toEqual([path, 404]);
    }
  });
});
