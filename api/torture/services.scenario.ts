import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Client, Seen } from './client.js';
import { figure, seconds } from './figures.js';
import { type Ground, layGround } from './ground.js';
import { Load, RECOVERY } from './load.js';

const MINUTES = 60_000;
/** So long each service is disturbed; until a slow one is given up takes ten seconds. */
const DURATION = { down: 6000, rubbish: 6000, slow: 12_000 };
/** The longest that anybody may wait for a word, in milliseconds. */
const LONGEST_WAIT = 30_000;

let ground: Ground;
beforeAll(async () => {
  ground = await layGround();
}, 2 * MINUTES);
beforeEach(() => ground.mend(), MINUTES);
afterAll(() => ground.stop());

let newcomers = 0;
/** Somebody registers: that brings a mail. */
async function register(): Promise<string> {
  newcomers += 1;
  const email = `neu-${newcomers}@example.org`;
  const client = new Client(() => ground.product.url, new Seen(), `10.7.0.${newcomers}`);
  const { kind } = await client.send('POST', '/api/auth/register', { email, password: 'kamen-i-more-7', confirmPassword: 'kamen-i-more-7', phone: '+385 21 1' });
  expect(kind).toBe('ok');
  return email;
}

/** Milliseconds until the mails are there. */
async function arrived(emails: string[]): Promise<number> {
  const start = performance.now();
  while (!emails.every((email) => ground.mails.mails.some(({ to }) => to === email))) await sleep(20);
  return performance.now() - start;
}

describe.each(['s3', 'smtp', 'stripe'] as const)('%s', (service) => {
  test.each(['down', 'slow', 'rubbish'] as const)('is %s under load', { timeout: 4 * MINUTES }, async (state) => {
    const load = (await Load.prepare(ground, `${service}-${state}`)).start();
    await load.forMore(60);
    await ground.lines[service].set(state);
    const written: string[] = [];
    const until = performance.now() + DURATION[state];
    while (performance.now() < until) {
      if (service === 'smtp') written.push(await register());
      await sleep(1500);
    }
    await ground.lines[service].set('open');
    const took = await load.recovery();
    written.push(...(service === 'smtp' ? [await register()] : []));
    const mails = await arrived(written);
    await load.stop();
    const { counts, wrong, slowest, slowestPath } = load.seen;
    expect({ wrong, broken: counts.broken }).toEqual({ wrong: [], broken: 0 });
    // Nobody who asks for something waits for a mail; a machine that is busy otherwise may send a few away.
    if (service === 'smtp') expect(counts.refused).toBeLessThan(counts.ok / 20);
    else expect(counts.refused).toBeGreaterThan(0);
    expect(slowest).toBeLessThan(LONGEST_WAIT);
    expect(Math.max(took, mails)).toBeLessThan(RECOVERY);
    const times = written.map((email) => ground.mails.mails.filter(({ to }) => to === email).length);
    expect(times.every((count) => count === 1)).toBe(true);
    figure(`${service} ${state} for ${seconds(DURATION[state])}`, {
      'recovered in': seconds(took),
      ...(service === 'smtp' && { 'mails there after': seconds(mails), mails: written.length }),
      done: counts.ok,
      refused: counts.refused,
      'slowest answer': `${seconds(slowest)} (${slowestPath})`,
      ...(await load.check()),
    });
  });
});
