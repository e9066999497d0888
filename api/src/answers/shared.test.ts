import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../test/app.js';
import { type KeptSite, LIST, priceIn, SAME_MINUTE, startKeptSite } from '../test/kept.js';

let site: KeptSite;
beforeAll(async () => {
  site = await startKeptSite();
});
afterAll(() => site.stop());
beforeEach(() => site.setPrice(100));

/** Nobody else spends points from there. */
const SENDER = { 'x-forwarded-for': '203.0.113.7' };

test('a kept answer costs the same and says so; what a shared cache may hold says nothing of its sender', async () => {
  const ask = async () => {
    const { headers, ...response } = await site.post({ query: LIST }, SENDER).then(async (one) => ({ headers: one.headers, body: (await one.json()) as { extensions: { cost: { requested: number; limit: number; remaining: number; resetAt: string } } } }));
    return { cost: response.body.extensions.cost, header: (name: string) => Number(headers.get(`x-ratelimit-${name}`)) };
  };
  const computed = await ask();
  await site.whisper(110);
  const kept = await ask();
  expect(kept.cost.requested).toBe(computed.cost.requested);
  expect(kept.cost.remaining).toBe(computed.cost.remaining - computed.cost.requested);
  expect(kept.header('remaining')).toBe(kept.cost.remaining);
  expect([kept.header('cost'), kept.header('limit')]).toEqual([kept.cost.requested, 1_000_000]);
  expect(kept.cost.resetAt).toBe('2026-06-01T12:01:00.000Z');

  for (const answer of [await site.get({ query: LIST }, SENDER), await site.get({ query: LIST }, SENDER)]) {
    expect([...answer.headers.keys()].filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=5');
    expect(answer.headers.get('vary')).toBe('Accept, Accept-Language, Accept-Encoding, Authorization, Cookie');
    expect(((await answer.json()) as { extensions: object }).extensions).toEqual({ cost: { requested: kept.cost.requested } });
  }
  expect((await ask()).cost.remaining).toBe(kept.cost.remaining - 3 * kept.cost.requested);
});

test('who has no points left gets nothing from memory either', async () => {
  const strict = await startTestApp({ ANSWER_CACHE_MEGABYTES: '2', RATE_LIMIT_ANONYMOUS: '30' }, { databaseUrl: site.databaseUrl, now: SAME_MINUTE });
  try {
    expect((await site.post({ query: LIST }, {}, strict)).status).toBe(200);
    const refused = await site.post({ query: LIST }, {}, strict);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '50']);
  } finally {
    await strict.stop();
  }
});

test('by GET: 304 for what a client has, until it changes', async () => {
  const etag = (await site.get({ query: LIST })).headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/".+"$/);
  const same = await site.get({ query: LIST }, { 'if-none-match': `"x", ${etag}` });
  expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag]);
  await site.setPrice(170);
  const changed = await site.get({ query: LIST }, { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);
});

test('compressed, it says the same', async () => {
  // A longer part is sent in another way than a short one.
  const query = `{ ${['one', 'two', 'three', 'four', 'five', 'six'].map((name) => `${name}: regions { id slug name description hotelCount }`).join(' ')} }`;
  const text = await (await site.post({ query }, { 'accept-encoding': 'identity' })).text();
  expect(text.length).toBeGreaterThan(8 * 1024);
  expect(text.match(/"extensions"/g)).toHaveLength(1);
  const plain = JSON.parse(text) as { data: object };
  for (const encoding of ['gzip', 'br']) {
    const posted = await site.post({ query }, { 'accept-encoding': encoding });
    expect(((await posted.json()) as { data: object }).data).toEqual(plain.data);
    expect(posted.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null);
    const got = await site.get({ query }, { 'accept-encoding': encoding });
    expect(got.headers.get('content-encoding')).toBe(encoding);
    expect(((await got.json()) as { data: object }).data).toEqual(plain.data);
  }
});

test('a document is asked for by its hash once it was sent; a mutation is refused by GET all the same', async () => {
  const query = 'query ByHash { hotels { nodes { pricePerNight } } }';
  const by = (hash: string) => ({ extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }) });
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
  const unknown = (await (await site.get(by(hashOf(query)))).json()) as { errors: { message: string }[] };
  expect(unknown.errors[0]?.message).toBe('PersistedQueryNotFound');
  expect((await site.get({ query, ...by(hashOf('another')) })).status).toBe(400);
  expect(await priceIn(site.get({ query, ...by(hashOf(query)) }))).toBe(100);
  await site.whisper(110);
  const kept = await site.get(by(hashOf(query)));
  expect(kept.headers.get('cache-control')).toContain('public');
  expect(await priceIn(kept)).toBe(100);
  // Whoever is signed in asks in the same way.
  expect(await priceIn(site.get(by(hashOf(query)), { cookie: 'obala=nobody' }))).toBe(110);
  const mutation = 'mutation { logout }';
  expect((await site.get({ query: mutation, ...by(hashOf(mutation)) })).status).toBe(405);
  expect((await site.get(by(hashOf(mutation)))).status).toBe(405);
});
