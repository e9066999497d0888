import { DAY } from './calendar.js';
import { settleCheckout } from './checkouts.js';
import type { Store } from './store.js';
import { continueOrEnd, retryInvoice } from './subscriptions.js';

/** How often the sandbox looks whether something has fallen due while the clock runs by itself. */
const TICK = 10_000;

/** The sandbox's clock: it runs like the real one and can be moved forward. What falls due, happens at its own moment. */
export class Clock {
  private readonly timer: NodeJS.Timeout;
  private running: Promise<void> = Promise.resolve();
  private advancing: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: Store,
    /** Resolves when everything that happened has been told. */
    private readonly settled: () => Promise<void>,
  ) {
    this.timer = setInterval(() => void this.runDue().catch(() => undefined), TICK).unref();
  }

  now(): Date {
    return this.store.now();
  }

  /** Moves the clock, a day or a due moment at a time. `eachDay` is called after each step, when its events have been delivered. */
  advance(to: Date, eachDay: (now: Date) => Promise<void> = async () => {}): Promise<void> {
    if (to < this.now()) return Promise.reject(new Error('The clock goes forward only.'));
    this.advancing = this.advancing.catch(() => undefined).then(() => this.walk(Math.floor(to.getTime() / 1000), eachDay));
    return this.advancing;
  }

  /** Lets everything happen whose time has come. */
  runDue(): Promise<void> {
    this.running = this.running.catch(() => undefined).then(() => this.runAll());
    return this.running;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running.catch(() => undefined);
  }

  private async walk(end: number, eachDay: (now: Date) => Promise<void>): Promise<void> {
    await this.runDue();
    let at = Math.floor(this.now().getTime() / 1000);
    while (at < end) {
      const due = await this.nextDue();
      const nextDay = (Math.floor(at / DAY) + 1) * DAY;
      at = Math.min(end, nextDay, due !== null && due > at ? due : end);
      await this.moveTo(at);
      await this.runDue();
      await this.settled();
      await eachDay(new Date(at * 1000));
    }
  }

  private async runAll(): Promise<void> {
    for (let due = await this.nextDue(); due !== null && due * 1000 <= this.now().getTime(); due = await this.nextDue()) {
      const at = due;
      await this.store.change(
        async (change) => {
          const { rows } = await change.client.query<{ id: string; object: string }>(
            'select id, object from sandbox.stripe_object where due <= $1 order by due, sequence limit 1',
            [at],
          );
          const [next] = rows;
          // Another process was faster.
          if (!next) return;
          if (next.object === 'checkout.session') await settleCheckout(change, next.id);
          else if (next.object === 'invoice') await retryInvoice(change, next.id);
          else await continueOrEnd(change, next.id);
        },
        { at },
      );
    }
  }

  private async nextDue(): Promise<number | null> {
    return this.store.read(async ({ client }) => {
      const { rows } = await client.query<{ due: string | null }>('select min(due) as due from sandbox.stripe_object');
      const due = rows[0]?.due ?? null;
      return due === null ? null : Number(due);
    });
  }

  private async moveTo(at: number): Promise<void> {
    const offset = at * 1000 - Date.now();
    await this.store.change(async ({ client }) => {
      await client.query(
        `insert into sandbox.stripe_setting values ('clock_offset', $1) on conflict (name) do update set value = excluded.value`,
        [Math.max(offset, this.store.offset)],
      );
    });
    this.store.offset = Math.max(offset, this.store.offset);
  }
}
