import { Client } from 'pg';

/** Somebody who writes listings in transactions of their own, past the application. */
export class Writer {
  private readonly client: Client;

  constructor(
    databaseUrl: string,
    private readonly ownerId: number,
    private readonly name: string,
  ) {
    this.client = new Client({ connectionString: databaseUrl });
  }

  async start(): Promise<this> {
    await this.client.connect();
    // Whoever holds a listing for long is waited for only so long.
    await this.client.query(`set lock_timeout = '200ms'`);
    return this;
  }

  stop(): Promise<void> {
    return this.client.end();
  }

  query(sql: string, parameters: unknown[] = []) {
    return this.client.query<{ id: number }>(sql, parameters);
  }

  async create(number: number): Promise<number> {
    const { rows } = await this.query(
      `insert into hotel (name, slug, description, short_description, address, city, region_id, star_rating, price_per_night, owner_id)
       values ($1, $2, 'x', 'x', 'x', 'Split', 1, 3, $3, $4) returning id`,
      [`${this.name} ${number}`, `${this.name}-${number}`, 50 + (number % 100), this.ownerId],
    );
    return rows[0]?.id ?? 0;
  }

  /** One transaction of up to six random deeds on random listings; one in eight is taken back, and whatever is blocked. */
  async work(number: number): Promise<void> {
    await this.query('begin');
    try {
      const { rows } = await this.query('select id from hotel order by random() limit $1', [1 + Math.floor(Math.random() * 5)]);
      if (Math.random() < 0.5) await this.create(number);
      // In the order of their numbers, so that few block each other.
      for (const { id } of rows.toSorted((a, b) => a.id - b.id)) await this.query(pick(DEEDS), [id]);
      await this.query(Math.random() < 0.125 ? 'rollback' : 'commit');
    } catch (error) {
      await this.query('rollback');
      if (!BLOCKED.includes((error as { code?: string }).code ?? '')) throw error;
    }
  }
}

/** Deadlock, and lock timeout. */
const BLOCKED = ['40P01', '55P03'];

const EDIT = `update hotel set price_per_night = 50 + (random() * 400)::integer, name = left(name, 100) || '.' where id = $1`;
const DEEDS = [EDIT, EDIT, EDIT, 'update hotel set is_active = false where id = $1', 'update hotel set is_active = true where id = $1', 'delete from hotel where id = $1'];

function pick<Entry>(entries: Entry[]): Entry {
  return entries[Math.floor(Math.random() * entries.length)] as Entry;
}
