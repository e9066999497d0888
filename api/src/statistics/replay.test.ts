import 'reflect-metadata';
import pLimit from 'p-limit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.js';
import { Browser } from '../test/browser.js';
import { createTestDatabase, type TestDatabase } from '../test/database.js';
import { createHotel } from '../test/factories.js';
import type { User } from '../viewer/user.entity.js';
import { CONTACT_KINDS, VISIT_KINDS, type VisitKind } from './visit.kind.js';

const VISITS = 10_000;
/** All of them come on one day, whenever this runs. */
const NOON = new Date('2026-07-15T10:00:00Z');
const CHROME = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36';
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

interface Visitor {
  name: string;
  headers: Record<string, string>;
  /** Whose own listings do not count for them. */
  userId?: number;
  isCounted: boolean;
}

let created: TestDatabase;
let apps: TestApp[];
beforeAll(async () => {
  created = await createTestDatabase();
  apps = await Promise.all([1, 2].map(() => startTestApp({ TRUST_PROXY: '1' }, { databaseUrl: created.url, now: () => NOON })));
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.stop()));
  await created.drop();
});

/** The same numbers from 0 to 1 in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function signUp(app: TestApp, index: number): Promise<{ browser: Browser; user: User }> {
  const browser = new Browser(app);
  const response = await browser.send('POST', '/api/auth/register', {
    email: `host-${index}@example.org`,
    password: 'kamen-i-more-7',
    confirmPassword: 'kamen-i-more-7',
    phone: '+385 21 1',
  });
  return { browser, user: { id: Number(((await response.json()) as { id: string }).id) } as User };
}

test('10,000 visits, with crawlers, repetitions, operators and administrators, through two processes: the figures are what came in', { timeout: 120_000 }, async () => {
  const [first, second] = apps as [TestApp, TestApp];
  const [mara, ivo, admin] = [await signUp(first, 1), await signUp(first, 2), await signUp(first, 3)];
  await first.database.read('update "user" set is_admin = true where id = $1', [admin.user.id]);
  const hotels = [];
  for (let index = 0; index < 12; index += 1) hotels.push(await createHotel(first, { owner: index % 2 ? ivo.user : mara.user, isActive: index !== 4 }));

  const at = (address: string, agent: string, cookie = '') => ({ 'x-forwarded-for': address, 'user-agent': agent, ...(cookie && { cookie }) });
  const visitors: Visitor[] = [
    ...Array.from({ length: 120 }, (_, index) => ({ name: `person ${index}`, headers: at(`198.51.100.${index % 90}`, index < 90 ? CHROME : SAFARI), isCounted: true })),
    ...Array.from({ length: 10 }, (_, index) => ({ name: `crawler ${index}`, headers: at(`203.0.113.${index}`, CRAWLER), isCounted: false })),
    { name: 'nobody', headers: at('203.0.113.50', ''), isCounted: false },
    { name: 'prefetch', headers: { ...at('203.0.113.51', CHROME), 'sec-purpose': 'prefetch;prerender' }, isCounted: false },
    { name: 'mara', headers: at('198.51.100.200', CHROME, mara.browser.cookie), userId: mara.user.id, isCounted: true },
    { name: 'ivo', headers: at('198.51.100.201', SAFARI, ivo.browser.cookie), userId: ivo.user.id, isCounted: true },
    { name: 'admin', headers: at('198.51.100.202', CHROME, admin.browser.cookie), isCounted: false },
  ];

  const random = numbers(7);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() ** 2 * items.length)] as Item;
  const expected = new Set<string>();
  const queues = new Map<Visitor, { hotelId: string; kind: VisitKind }[]>();
  for (let count = 0; count < VISITS; count += 1) {
    const visitor = visitors[Math.floor(random() * visitors.length)] as Visitor;
    const hotel = pick(hotels);
    const kind = pick(VISIT_KINDS);
    queues.set(visitor, [...(queues.get(visitor) ?? []), { hotelId: String(hotel.id), kind }]);
    const isOwn = visitor.userId === hotel.owner.id;
    if (visitor.isCounted && hotel.isActive && !isOwn) expected.add([hotel.id, kind, visitor.name].join(' '));
  }

  const requests = [...queues].flatMap(([visitor, visits]) => Array.from({ length: Math.ceil(visits.length / 40) }, (_, part) => ({ visitor, visits: visits.slice(part * 40, part * 40 + 40) })));
  const limit = pLimit(20);
  const send = ({ visitor, visits }: (typeof requests)[number], index: number) =>
    limit(async () => {
      const response = await fetch(`${index % 2 ? first.url : second.url}/api/visits`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...visitor.headers },
        body: JSON.stringify({ visits }),
      });
      return response.status;
    });
  // The most of them twice, to the other process: as when an answer was lost.
  const statuses = await Promise.all([...requests.map(send), ...requests.slice(0, 60).map((request, index) => send(request, index + 1))]);
  expect(statuses.filter((status) => status !== 204)).toEqual([]);

  const countOf = (hotelId: string, kind: VisitKind) => [...expected].filter((key) => key.startsWith(`${hotelId} ${kind} `)).length;
  const fields = [...VISIT_KINDS, 'contacts'].join(' ');
  for (const { browser, user } of [mara, ivo]) {
    const { data } = await browser.graphql<{ hotelStatistics: { totals: Record<string, number>; days: { counts: Record<string, number> }[]; listings: { hotelId: string; totals: Record<string, number> }[] } }>(
      `{ hotelStatistics(days: 7) { totals { ${fields} } days { counts { ${fields} } } listings { hotelId totals { ${fields} } } } }`,
    );
    const own = hotels.filter((hotel) => hotel.owner.id === user.id).map((hotel) => String(hotel.id));
    const sums = (ids: string[]) => {
      const counts = Object.fromEntries(VISIT_KINDS.map((kind) => [kind, ids.reduce((sum, id) => sum + countOf(id, kind), 0)]));
      return { ...counts, contacts: CONTACT_KINDS.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0) };
    };
    expect(data?.hotelStatistics.listings.toSorted((a, b) => Number(a.hotelId) - Number(b.hotelId))).toEqual(own.map((hotelId) => ({ hotelId, totals: sums([hotelId]) })));
    expect(data?.hotelStatistics.totals).toEqual(sums(own));
    expect(data?.hotelStatistics.days.at(-1)?.counts).toEqual(sums(own));
    expect(data?.hotelStatistics.totals.contacts).toBeGreaterThan(100);
  }
});
