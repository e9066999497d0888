import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { filesOf, filenameOf, imageIdOf } from '../src/images/image.files.js';
import { Client, Seen, type Spoken } from './client.js';
import type { Ground } from './ground.js';
import { WorkingOperator } from './operator.js';

const LANGUAGES: Spoken[] = ['de', 'en', 'hr'];
/** What must hold after each fault, in milliseconds; TORTURE_PATIENCE times that where a machine has other things to do. */
export const RECOVERY = 10_000 * Number(process.env.TORTURE_PATIENCE ?? 1);

/** A small load of everything that the product does, by several operators and visitors. */
export class Load {
  readonly seen = new Seen();
  private isOver = false;
  private working: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly ground: Ground,
    readonly operators: WorkingOperator[],
    private readonly prober: WorkingOperator,
  ) {}

  static async prepare(ground: Ground, name: string, count = 4): Promise<Load> {
    const load = new Load(ground, [], await operatorOf(ground, `${name}-p`, new Seen(), 250).settle());
    for (let index = 0; index < count; index += 1) load.operators.push(await operatorOf(ground, `${name}-${index}`, load.seen, index).settle());
    return load;
  }

  start(): this {
    // Also where the scenario fails: the next one has the machine for itself.
    onTestFinished(() => this.stop());
    const visitors = LANGUAGES.map((language, index) => this.visit(new Client(() => this.ground.product.url, this.seen, `10.9.0.${index}`, language)));
    this.working = Promise.all([...visitors, ...this.operators.map((operator) => operator.work(() => this.isOver))]);
    return this;
  }

  private async visit(visitor: Client): Promise<void> {
    const prefix = visitor.language === 'de' ? '' : `/${visitor.language}`;
    for (let turn = 0; !this.isOver; turn += 1) {
      await visitor.send('GET', [`${prefix}/`, `${prefix}/hotels`, '/api/regions', `/api/hotels?priceMax=${1 + (turn % 300)}`][turn % 4] ?? '/');
      await visitor.graphql('{ regions { id slug hotelCount } }');
      await sleep(20);
    }
  }

  /** Waits until so many more requests have been answered well. */
  async forMore(count: number): Promise<void> {
    const until = this.seen.counts.ok + count;
    while (this.seen.counts.ok < until) await sleep(10);
  }

  /** Milliseconds until everything can be read and written again. */
  async recovery(since = performance.now()): Promise<number> {
    for (const deed of ['read', 'create', 'signIn', 'upload', 'pay'] as const) {
      for (;;) {
        const before = this.prober.seen.counts.ok;
        const all = Object.values(this.prober.seen.counts).reduce((a, b) => a + b, 0);
        await this.prober[deed]();
        const done = this.prober.seen.counts.ok - before;
        const tried = Object.values(this.prober.seen.counts).reduce((a, b) => a + b, 0) - all;
        if (done === tried) break;
        if (performance.now() - since > 120_000) throw new Error(`${deed} did not recover: ${this.prober.seen.wrong.join('; ')}`);
        await sleep(50);
      }
    }
    return Math.round(performance.now() - since);
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.working;
  }

  /** Everything that was acknowledged is there, and nothing was done twice. Returns how much that was. */
  async check(): Promise<{ listings: number; pictures: number; payments: number }> {
    const { postgres, stripe, product } = this.ground;
    const all = [...this.operators, this.prober];
    // Whatever Stripe has to tell is told, however often it was refused before.
    for (const { id } of await stripe.events.pending()) expect(await stripe.events.deliver(id)).toBe(200);

    const isOwn = `h.owner_id in (select id from "user" where email = any($1))`;
    const emails = all.map(({ email }) => email);
    const rows = await postgres.look<{ id: number; name: string }>(`select h.id, h.name from hotel h where ${isOwn}`, [emails]);
    const byName = Map.groupBy(rows, ({ name }) => name);
    const twice = [...byName].filter(([, found]) => found.length > 1).map(([name]) => name);
    const lost = all.flatMap(({ acknowledged }) => [...acknowledged.listings].filter(([name, id]) => byName.get(name)?.[0]?.id !== id).map(([name]) => name));
    expect({ twice, lost }).toEqual({ twice: [], lost: [] });

    expect(await postgres.look(`select h.id from hotel h left join credit_transaction t on t.hotel_id = h.id and t.type = 'listing' where ${isOwn} group by h.id having count(t.id) <> 1 or sum(t.amount) <> -1`, [emails])).toEqual([]);
    expect(await postgres.look(`select u.email from "user" u left join credit_transaction t on t.user_id = u.id group by u.id having u.credits < 0 or u.credits <> coalesce(sum(t.amount), 0)`)).toEqual([]);
    expect(await postgres.look(`select source_key from credit_transaction where type = 'purchase' group by 1 having count(*) > 1 or source_key is null`)).toEqual([]);
    for (const operator of all) {
      const [row] = await postgres.look<{ count: number }>(`select count(*)::integer as count from credit_transaction t join "user" u on u.id = t.user_id where u.email = $1 and t.type = 'purchase'`, [operator.email]);
      expect([operator.email, row?.count]).toEqual([operator.email, operator.paid.length]);
    }

    const pictures = all.flatMap(({ acknowledged }) => acknowledged.pictures);
    const files = pictures.flatMap((url) => filesOf(imageIdOf(url) ?? '').map(filenameOf)).filter((_, index) => index % 7 === 0 || pictures.length < 40);
    for (const file of files) expect([file, (await fetch(`${product.url}/images/${file}`)).status]).toEqual([file, 200]);
    return {
      listings: all.reduce((sum, { acknowledged }) => sum + acknowledged.listings.size, 0),
      pictures: pictures.length,
      payments: all.reduce((sum, { paid }) => sum + paid.length, 0),
    };
  }
}

function operatorOf(ground: Ground, name: string, seen: Seen, index: number): WorkingOperator {
  return new WorkingOperator(ground, name, () => ground.product.url, seen, `10.8.0.${index}`, LANGUAGES[index % 3]);
}
