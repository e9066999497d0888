import type { PoolClient } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import type { Store } from './store.js';

const ANSWER_WITHIN = 10_000;
/** In seconds; Stripe waits for hours, a developer would not. */
const LONGEST_DELAY = 5 * 60;
const GIVE_UP_AFTER = '3 days';

/** An event as the sandbox keeps it. */
export interface SandboxEvent {
  id: string;
  type: string;
  createdAt: Date;
  attempts: number;
  state: 'pending' | 'delivered' | 'failed';
  /** What is delivered, to the letter. */
  body: string;
}

type Row = Omit<SandboxEvent, 'createdAt'> & { created: string };

const COLUMNS = 'id, type, created, attempts, state, body';

/** Tells the application what has happened, as Stripe does: over HTTP, signed, and again until it says yes. */
export class Delivery {
  private running: Promise<void> | null = null;
  private isWanted = false;
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly store: Store,
    private readonly secret: string,
    private readonly isAutomatic: boolean,
    private url: string | undefined,
  ) {}

  setUrl(url: string): void {
    this.url = url;
    this.start();
  }

  /** Begins with what is waiting; nothing happens without an address. */
  start(): void {
    this.isWanted = true;
    if (!this.isAutomatic || this.stopping.signal.aborted || !this.url || this.running) return;
    this.running = this.run()
      // The database is away; what waits there waits on.
      .catch(() => this.wakeIn(1))
      .finally(() => {
        this.running = null;
      });
  }

  /** Resolves when nothing is waiting to be delivered now. What was refused and is tried again later does not count. */
  async settled(): Promise<void> {
    if (!this.isAutomatic) return;
    while (!this.stopping.signal.aborted && this.url && (await this.hasWaiting())) {
      this.start();
      await this.running;
      // What is left is under way from another process.
      await pause(10);
    }
  }

  /** Delivers one event now, whatever became of it before: the status of the answer, 0 for none. Any number at once, so nothing is held meanwhile. */
  async deliver(id: string): Promise<number> {
    const { rows } = await this.store.transaction('begin', (client) => client.query<Row>(`select ${COLUMNS} from sandbox.stripe_event where id = $1`, [id]));
    const [event] = rows;
    if (!event) throw new Error(`There is no event ${id}.`);
    const status = await this.post(event.body);
    await this.store.transaction('begin', (client) => this.record(client, event, status));
    return status;
  }

  /** Forgets to deliver an event. */
  async drop(id: string): Promise<void> {
    await this.store.transaction('begin', (client) => client.query(`update sandbox.stripe_event set state = 'failed' where id = $1`, [id]));
  }

  all(): Promise<SandboxEvent[]> {
    return this.list('true');
  }

  pending(): Promise<SandboxEvent[]> {
    return this.list(`state = 'pending'`);
  }

  /** What is just being delivered is given up, and waits for the next start. */
  async stop(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    clearTimeout(this.timer);
    while (this.isWanted) {
      this.isWanted = false;
      while (!this.stopping.signal.aborted && (await this.deliverNext()));
    }
    if (!this.stopping.signal.aborted) await this.wakeForRetries();
  }

  /** The event stays locked while it is under way: nobody else takes it, and it is free again when this process dies. */
  private deliverNext(): Promise<boolean> {
    return this.store.transaction('begin', async (client) => {
      const { rows } = await client.query<Row>(
        `select ${COLUMNS} from sandbox.stripe_event where state = 'pending' and next_attempt_at <= now()
         order by sequence limit 1 for update skip locked`,
      );
      if (rows[0]) await this.record(client, rows[0], await this.post(rows[0].body));
      return rows.length > 0;
    });
  }

  private async record(client: PoolClient, { id, attempts }: Row, status: number): Promise<void> {
    const isTaken = status >= 200 && status < 300;
    const delay = Math.min(2 ** attempts, LONGEST_DELAY);
    await client.query(
      `update sandbox.stripe_event set attempts = attempts + 1, first_tried_at = coalesce(first_tried_at, now()),
         next_attempt_at = clock_timestamp() + make_interval(secs => $2),
         state = case when $3 then 'delivered' when coalesce(first_tried_at, now()) < now() - interval '${GIVE_UP_AFTER}' then 'failed' else 'pending' end
       where id = $1`,
      [id, delay, isTaken],
    );
  }

  private async post(body: string): Promise<number> {
    if (!this.url) return 0;
    try {
      const answer = await fetch(this.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          // Signed with the real time, whatever the sandbox's clock says: the receiver refuses what is old.
          'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload: body, secret: this.secret }),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(ANSWER_WITHIN), this.stopping.signal]),
      });
      await answer.body?.cancel();
      return answer.status;
    } catch (error) {
      // Not the receiver's fault: the try does not count.
      if (this.stopping.signal.aborted) throw error;
      return 0;
    }
  }

  private async wakeForRetries(): Promise<void> {
    const { rows } = await this.store.transaction('begin', (client) =>
      client.query<{ delay: number | null }>(
        `select extract(epoch from min(next_attempt_at) - clock_timestamp())::float as delay from sandbox.stripe_event where state = 'pending'`,
      ),
    );
    const delay = rows[0]?.delay ?? null;
    if (delay !== null) this.wakeIn(delay);
  }

  private wakeIn(seconds: number): void {
    clearTimeout(this.timer);
    if (!this.stopping.signal.aborted) this.timer = setTimeout(() => this.start(), Math.max(50, seconds * 1000)).unref();
  }

  private async hasWaiting(): Promise<boolean> {
    const { rows } = await this.store.transaction('begin', (client) =>
      client.query(`select 1 from sandbox.stripe_event where state = 'pending' and next_attempt_at <= now() limit 1`),
    );
    return rows.length > 0;
  }

  private async list(where: string): Promise<SandboxEvent[]> {
    const { rows } = await this.store.transaction('begin', (client) =>
      client.query<Row>(`select ${COLUMNS} from sandbox.stripe_event where ${where} order by sequence`),
    );
    return rows.map(({ created, ...row }) => ({ ...row, createdAt: new Date(Number(created) * 1000) }));
  }
}
