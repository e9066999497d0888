import { Client } from 'pg';
import type { Hotel } from '../hotels/hotel.entity.js';
import { startTestApp, type TestApp } from './app.js';
import { type Cable, layCable } from './cable.js';
import { createTestDatabase } from './database.js';
import { createHotel } from './factories.js';
import { untilHeard } from './heard.js';

/** What a program sends to /graphql. */
export interface Sent {
  query?: string;
  variables?: object;
  operationName?: string;
  extensions?: object;
}

/** A site of one listing that keeps its answers, in two processes, and somebody who writes to its database by hand. */
export interface KeptSite {
  app: TestApp;
  /** The second process, at the other end of a line that can be cut. */
  other: TestApp;
  cable: Cable;
  databaseUrl: string;
  sql: Client;
  hotel: Hotel;
  /** Changes all prices without telling anybody: who shows the old one answers from memory. */
  whisper(price: number): Promise<void>;
  /** Changes something, and waits until both processes have heard of it. */
  change(statement: string, parameters?: unknown[]): Promise<void>;
  setPrice(price: number): Promise<void>;
  post(body: Sent | string, headers?: Record<string, string>, at?: TestApp): Promise<Response>;
  get(query: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
}

export const LIST = '{ hotels { nodes { id pricePerNight } } }';
/** For points it stays the same minute. */
export const SAME_MINUTE = () => new Date('2026-06-01T12:00:10Z');

/** The first price in an answer. */
export const priceIn = async (response: Response | Promise<Response>) => Number(/"pricePerNight":"?(\d+)/.exec(await (await response).text())?.[1]);

export async function startKeptSite(): Promise<KeptSite> {
  const database = await createTestDatabase();
  const cable = await layCable(database.url);
  const settings = { ANSWER_CACHE_MEGABYTES: '2', RATE_LIMIT_ANONYMOUS: '1000000', TRUST_PROXY: '1' };
  const app = await startTestApp(settings, { databaseUrl: database.url, now: SAME_MINUTE });
  const other = await startTestApp(settings, { databaseUrl: cable.url });
  const sql = new Client({ connectionString: database.url });
  await sql.connect();
  const hotel = await createHotel(app, { name: 'Vila Lavanda', pricePerNight: 100 });
  const change = async (statement: string, parameters: unknown[] = []) => {
    await sql.query(statement, parameters);
    await untilHeard(sql, app, other);
  };
  return {
    app,
    other,
    cable,
    databaseUrl: database.url,
    sql,
    hotel,
    async whisper(price) {
      await sql.query('set session_replication_role = replica');
      await sql.query('update hotel set price_per_night = $1', [price]);
      await sql.query('set session_replication_role = origin');
    },
    change,
    setPrice: (price) => change('update hotel set price_per_night = $1 where id = $2', [price, hotel.id]),
    post: (body, headers = {}, at = app) =>
      fetch(`${at.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: typeof body === 'string' ? body : JSON.stringify(body) }),
    get: (query, headers = {}) => app.get(`/graphql?${new URLSearchParams(query)}`, { 'cache-control': 'max-age=0', ...headers }),
    async stop() {
      await sql.end();
      await other.stop();
      await app.stop();
      await cable.stop();
      await database.drop();
    },
  };
}
