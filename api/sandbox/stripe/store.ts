import { Pool, type PoolClient } from 'pg';
import { Change } from './change.js';
import { LOCK, TABLES } from './tables.js';

/** Who asked for a change, as its events say. */
export interface Origin {
  id: string;
  idempotencyKey: string | null;
}

/** The sandbox's state in PostgreSQL; processes may share it. */
export class Store {
  /** How far the sandbox's clock is ahead of the real one, in milliseconds; as fresh as the last transaction. */
  offset = 0;
  /** Called after a change that was committed. */
  afterChange: () => void = () => {};

  private constructor(
    private readonly pool: Pool,
    /** Where the hosted pages are reached. */
    readonly publicUrl: string,
  ) {}

  static async open(databaseUrl: string, publicUrl: string): Promise<Store> {
    const pool = new Pool({ connectionString: databaseUrl, max: 8 });
    // A connection that breaks while nobody uses it; the next query opens another one.
    pool.on('error', () => undefined);
    const store = new Store(pool, publicUrl);
    try {
      await store.transaction('begin', async (client) => {
        await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
        // Once only: it would wait for another process that is delivering an event, and so would that one's receiver for us.
        const { rows } = await client.query<{ isThere: boolean }>(`select to_regclass('sandbox.stripe_setting') is not null as "isThere"`);
        if (!rows[0]?.isThere) await client.query(TABLES);
      });
      await store.read(async () => undefined);
      return store;
    } catch (error) {
      await pool.end();
      throw error;
    }
  }

  /** The sandbox's time. */
  now(): Date {
    return new Date(Date.now() + this.offset);
  }

  /** All of it or nothing, and nothing else in between. `at` is the time at which it happens, in seconds; now by default. */
  async change<T>(work: (change: Change) => Promise<T>, { at, origin = null }: { at?: number; origin?: Origin | null } = {}): Promise<T> {
    const result = await this.transaction('begin', async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
      const now = await this.seconds(client);
      return work(new Change(client, at ?? now, this.publicUrl, origin));
    });
    this.afterChange();
    return result;
  }

  /** Looks at one moment of the state. */
  read<T>(work: (change: Change) => Promise<T>): Promise<T> {
    return this.transaction('begin isolation level repeatable read read only', async (client) => {
      const now = await this.seconds(client);
      return work(new Change(client, now, this.publicUrl, null));
    });
  }

  /** A transaction without the lock; whoever delivers events holds its event with one. */
  async transaction<T>(begin: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    try {
      await client.query(begin);
      const result = await work(client);
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      const isBroken = await client.query('rollback').then(
        () => false,
        () => true,
      );
      client.release(isBroken);
      throw error;
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private async seconds(client: PoolClient): Promise<number> {
    const { rows } = await client.query<{ value: string }>(`select value from sandbox.stripe_setting where name = 'clock_offset'`);
    // What was read a moment ago does not turn the clock back.
    this.offset = Math.max(this.offset, Number(rows[0]?.value ?? 0));
    return Math.floor(this.now().getTime() / 1000);
  }
}
