import type { PoolClient } from 'pg';
import Stripe from 'stripe';
import { missing, missingReference } from './errors.js';
import { newId } from './ids.js';
import type { Hidden, ObjectName, Objects } from './objects.js';
import type { Origin } from './store.js';

/** Conditions of a list: paths into the object, for example `status` or `parent.subscription_details.subscription`. */
export type Filter = Record<string, string | number | boolean | null | undefined>;

/** One transaction on the state: what is read, kept and announced in it. */
export class Change {
  constructor(
    readonly client: PoolClient,
    /** The time at which it happens, in seconds. */
    readonly now: number,
    readonly publicUrl: string,
    private readonly origin: Origin | null,
    private readonly isSilent = false,
  ) {}

  /** The same transaction at a moment of the past, of which nobody is told. */
  silentlyAt(moment: number): Change {
    return new Change(this.client, moment, this.publicUrl, null, true);
  }

  /** An object, or null. */
  async find<K extends ObjectName>(object: K, id: string): Promise<Objects[K] | null> {
    const { rows } = await this.client.query<{ data: Objects[K] }>('select data from sandbox.stripe_object where id = $1 and object = $2', [id, object]);
    return rows[0]?.data ?? null;
  }

  /** An object that an address names; not there is a 404. */
  async get<K extends ObjectName>(object: K, id: string): Promise<Objects[K]> {
    const found = await this.find(object, id);
    if (!found) throw missing(object, id);
    return found;
  }

  /** An object that a parameter names; not there is a bad request. */
  async refer<K extends ObjectName>(object: K, id: string, param: string): Promise<Objects[K]> {
    const found = await this.find(object, id);
    if (!found || 'deleted' in found) throw missingReference(object, id, param);
    return found;
  }

  /** Objects in the order of their ids. */
  async getAll<K extends ObjectName>(object: K, ids: string[]): Promise<Objects[K][]> {
    const found: Objects[K][] = [];
    // One after the other: a connection does one thing at a time.
    for (const id of ids) found.push(await this.get(object, id));
    return found;
  }

  /** Everything of a kind that meets the conditions, the oldest first. */
  async all<K extends ObjectName>(object: K, filter: Filter = {}): Promise<Objects[K][]> {
    let where = 'object = $1';
    const values: unknown[] = [object];
    for (const [path, value] of Object.entries(filter)) {
      if (path === 'customer') where += ` and customer = $${values.push(value)}`;
      else where += ` and data #> '{${path.replaceAll('.', ',')}}' = $${values.push(JSON.stringify(value))}::jsonb`;
    }
    const { rows } = await this.client.query<{ data: Objects[K] }>(
      `select data from sandbox.stripe_object where ${where} order by created, sequence`,
      values,
    );
    return rows.map(({ data }) => data);
  }

  /** Keeps an object as it is now. `due` is when the sandbox has to come back to it; left out, that stays as it was. */
  async save<K extends ObjectName>(data: Objects[K], due?: number | null): Promise<void> {
    const customer = 'customer' in data && typeof data.customer === 'string' ? data.customer : null;
    const created = 'created' in data ? data.created : this.now;
    await this.client.query(
      `insert into sandbox.stripe_object (id, object, customer, created, due, data) values ($1, $2, $3, $4, $5, $6)
       on conflict (id) do update set data = excluded.data, customer = excluded.customer${due === undefined ? '' : ', due = excluded.due'}`,
      [data.id, data.object, customer, created, due ?? null, JSON.stringify(data)],
    );
  }

  /** What only the sandbox knows about an object. */
  async hidden(id: string): Promise<Hidden> {
    const { rows } = await this.client.query<{ hidden: Hidden }>('select hidden from sandbox.stripe_object where id = $1', [id]);
    return rows[0]?.hidden ?? {};
  }

  /** Adds to what only the sandbox knows about a kept object. */
  async hide(id: string, hidden: Hidden): Promise<void> {
    await this.client.query('update sandbox.stripe_object set hidden = hidden || $2 where id = $1', [id, JSON.stringify(hidden)]);
  }

  /** Announces a change: kept in the same transaction, delivered after it. */
  async announce(type: string, object: Objects[ObjectName], previous?: object): Promise<void> {
    if (this.isSilent) return;
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: this.now,
      data: previous ? { object, previous_attributes: previous } : { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: this.origin?.id ?? null, idempotency_key: this.origin?.idempotencyKey ?? null },
      type,
    };
    await this.client.query('insert into sandbox.stripe_event (id, type, created, body) values ($1, $2, $3, $4)', [
      event.id,
      type,
      this.now,
      JSON.stringify(event),
    ]);
  }
}
