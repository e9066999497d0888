import { hashPassword } from '../src/viewer/password.js';
import { query } from './cluster.servers.js';

const PASSWORD = 'jadran-bench-2026';
const OPERATORS = 4;
const LISTINGS = 2000;
/** The first ones are switched off and on, the others are there all the time. */
const SWITCHED = 400;
const VISITORS = 12;
const PICTURES = Array.from({ length: 5 }, (_, index) => `${index}`.padStart(32, 'c'));

/** One answer, or none. */
interface Read {
  startedAt: number;
  endedAt: number;
  isGood: boolean;
}

/** What was done, and what was promised. */
export interface Journal {
  reads: Read[];
  writes: number;
  /** Refused or without an answer: what became of it is unknown. */
  unsure: number;
  /** The numbers of listings whose creation was confirmed. */
  created: string[];
  /** Whether each toggled listing is on, as last confirmed; undefined where the last attempt is unsure. */
  states: Map<string, boolean | undefined>;
  /** Operators who did not read what they had written. */
  notRead: number;
}

/** Accounts with credits, and listings of theirs. */
export async function fillCluster(url: string): Promise<void> {
  const password = await hashPassword(PASSWORD);
  await query(url, `insert into "user" (email, password, phone) select 'host-' || n || '@obala.example', $1, '+385 21 1' from generate_series(1, ${OPERATORS}) n`, [password]);
  await query(url, `insert into credit_transaction (user_id, type, amount, description) select id, 'adjustment', 100000, 'bench' from "user"`);
  await query(url, `insert into image (id, width, height, blur_data_url, original_name) select unnest($1::text[]), 64, 48, '', ''`, [PICTURES]);
  await query(
    url,
    `insert into hotel (name, slug, description, short_description, address, city, region_id, star_rating, price_per_night, owner_id, paid_until)
     select 'Vila ' || n, 'vila-' || n, repeat('Ein Haus am Wasser. ', 8), 'Ein Haus am Wasser.', 'Obala ' || n, 'Split', 1 + n % 12, 1 + n % 5, 40 + n % 300,
       (select id from "user" where email = 'host-' || (1 + n % ${OPERATORS}) || '@obala.example'), '2049-01-01' from generate_series(1, ${LISTINGS}) n`,
  );
  await query(url, 'vacuum analyze');
}

/** Visitors who read and operators who write, until told to stop. */
export async function startLoad(origin: string): Promise<{ journal: Journal; stop(): Promise<void> }> {
  const journal: Journal = { reads: [], writes: 0, unsure: 0, created: [], states: new Map(), notRead: 0 };
  const cookies: string[] = [];
  for (let number = 1; number <= OPERATORS; number += 1) cookies.push(await signIn(origin, `host-${number}@obala.example`));
  let isOver = false;
  const again = async (work: () => Promise<void>) => {
    while (!isOver) await work();
  };
  const working = [
    ...Array.from({ length: VISITORS }, () => again(() => visit(origin, journal))),
    ...cookies.map((cookie, index) => again(() => write(origin, cookie, index, journal))),
  ];
  return {
    journal,
    async stop() {
      isOver = true;
      await Promise.all(working);
    },
  };
}

let turn = 0;

async function visit(origin: string, { reads }: Journal): Promise<void> {
  turn += 1;
  // No two ask the same, so that the database is asked and not only a cache.
  const kinds = [
    () => fetch(`${origin}/api/hotels?maxPrice=${500 + turn}`),
    () => fetch(`${origin}/api/hotels/vila-${SWITCHED + 1 + (turn % (LISTINGS - SWITCHED))}?turn=${turn}`),
    () => ask(origin, `query ($priceMax: Int) { hotels(filter: { priceMax: $priceMax, regionId: ${1 + (turn % 12)} }) { nodes { id name pricePerNight } } }`, { priceMax: 400 + turn }),
    () => fetch(`${origin}/hotels?maxPrice=${500 + turn}`, { headers: { accept: 'text/html' } }),
  ];
  const startedAt = performance.now();
  let isGood = false;
  try {
    const response = await kinds[turn % kinds.length]?.();
    isGood = response?.ok === true && !(await response.text()).startsWith('{"errors"');
  } catch {
    // No answer, or half of one.
  }
  reads.push({ startedAt, endedAt: performance.now(), isGood });
}

/** Mostly switches a listing of its own, sometimes puts up another; then looks whether it can see that. */
async function write(origin: string, cookie: string, operator: number, journal: Journal): Promise<void> {
  turn += 1;
  journal.writes += 1;
  if (turn % 5 === 0) {
    const input = {
      name: `Kuća ${turn}`, regionId: '1', address: 'Obala 1, 21000 Split', city: 'Split', pricePerNight: 120, rooms: 2, guests: 4, size: 65, shortDescription: 'Ein Haus am Wasser, mit Garten.',
      description: 'Ein Haus am Wasser, mit Garten und einer Terrasse, auf der man bis in den Abend sitzt.', imageUrl: `/images/${PICTURES[0]}.jpg`, images: PICTURES.slice(1).map((id) => `/images/${id}.jpg`),
    };
    const answer = await data<{ createHotel: { id: string } }>(ask(origin, 'mutation ($input: ListingInput!) { createHotel(input: $input) { id } }', { input }, cookie));
    if (answer) journal.created.push(answer.createHotel.id);
    else journal.unsure += 1;
    return;
  }
  const id = String(1 + ((turn * OPERATORS + operator + OPERATORS - 1) % SWITCHED));
  const isActive = !(journal.states.get(id) ?? true);
  journal.states.set(id, undefined);
  const answer = await data(ask(origin, 'mutation ($id: ID!, $isActive: Boolean!) { setHotelActive(id: $id, isActive: $isActive) { id } }', { id, isActive }, cookie));
  if (!answer) return void (journal.unsure += 1);
  journal.states.set(id, isActive);
  const seen = await data<{ hotel: { isActive: boolean } | null }>(ask(origin, 'query ($id: ID!) { hotel(id: $id) { isActive } }', { id }, cookie));
  if (seen && seen.hotel?.isActive !== isActive) journal.notRead += 1;
}

const ask = (origin: string, text: string, variables: object, cookie?: string) =>
  fetch(`${origin}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...(cookie && { cookie }) }, body: JSON.stringify({ query: text, variables }) });

async function data<Data>(asked: Promise<Response>): Promise<Data | null> {
  try {
    const answer = (await (await asked).json()) as { data: Data | null; errors?: { message: string }[] };
    if (answer.errors && process.env.BENCH_VERBOSE) process.stdout.write(`${JSON.stringify(answer.errors)}\n`);
    return answer.errors ? null : answer.data;
  } catch {
    return null;
  }
}

async function signIn(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password: PASSWORD }) });
  const [cookie = ''] = response.headers.get('set-cookie')?.split(';') ?? [];
  if (!response.ok || !cookie) throw new Error(`${email} could not sign in: ${response.status}`);
  return cookie;
}
