import { Client } from 'pg';
import type { Read } from '../src/database.js';
import { hashPassword } from '../src/viewer/password.js';
import { addListings } from './data.js';

export interface Size {
  users: number;
  listings: number;
}

/** A tenth as many accounts as listings. */
export const sizeOf = (listings: number): Size => ({ users: Math.ceil(listings / 10), listings });

/** The administrator who signs in. */
export const BENCH_ACCOUNT = { email: 'bench@obala.example', password: 'jadran-bench-2026' };

/** Fills a migrated database: accounts, listings, ledger, messages and a log, unevenly spread as in truth. False when it is filled already. */
export async function fill(url: string, size: Size): Promise<boolean> {
  // One connection: what is set here holds for all that follows.
  const client = new Client({ connectionString: url });
  await client.connect();
  const read: Read = async <Row extends object>(sql: string, parameters: readonly unknown[] = []) => (await client.query<Row>(sql, [...parameters])).rows;
  try {
    const [state] = await read<{ isFilled: boolean; isBegun: boolean }>(
      `select to_regclass('bench_filled') is not null as "isFilled", exists (select from "user") as "isBegun"`,
    );
    if (state?.isFilled) return false;
    if (state?.isBegun) throw new Error('The database of an earlier run is half filled: delete its folder.');
    await addAll(read, size);
    await read('create table bench_filled (at timestamptz)');
    await read('create extension pg_stat_statements');
    await read('vacuum analyze');
    await read('checkpoint');
    return true;
  } finally {
    await client.end();
  }
}

async function addAll(read: Read, { users, listings }: Size): Promise<void> {
  await read(`set maintenance_work_mem = '512MB'`);
  await addUsers(read, users);
  await withoutIndexesAndTriggers(read, async () => {
    // A few agencies hold thousands of listings, most operators one or two, many none.
    await addListings(read, listings, (number) => 2 + Math.floor((users - 1) * (((number * 7919) % listings) / listings) ** 2));
    await read(`update hotel set is_active = false, is_visible = false, inactive_reason = case when id % 3 = 0 then 'switched_off' else 'expired' end where id % 20 = 0`);
    await read('update hotel set is_visible = false where owner_id in (select id from "user" where not is_active)');
  });
  await addTraces(read, users);
}

/** One administrator who signs in, and operators: every 50th is deactivated, every fifth has not filled in the profile. */
async function addUsers(read: Read, users: number): Promise<void> {
  await read('insert into "user" (email, password, is_admin) values ($1, $2, true)', [BENCH_ACCOUNT.email, await hashPassword(BENCH_ACCOUNT.password)]);
  await read(
    `insert into "user" (email, password, first_name, last_name, company_name, company_type, phone, address, city, postal_code, website, description, is_active, created_at)
     select lower(first) || '.' || lower(last) || n || '@example.org', 'x', first, last,
       case when n % 5 > 0 then kind || ' ' || word || ' ' || last end, case when n % 5 > 0 then lower(kind) end,
       '+385 21 ' || 100000 + n, 'Obala ' || n % 200, city, (20000 + n % 900)::text, 'https://haus-' || n || '.example', repeat('Familienbetrieb am Meer. ', 1 + n % 12),
       n % 50 <> 7, now() - (($1 - n) * interval '15 minutes')
     from generate_series(2, $1::integer) n
     cross join lateral (select
       (array['Ana','Ivan','Marija','Luka','Petra','Marko','Jelena','Josip','Iva','Ante'])[1 + n * 7 % 10] as first,
       (array['Horvat','Babić','Marić','Jurić','Novak','Knežević','Vuković','Božić','Pavlović','Šarić','Perić','Lovrić'])[1 + n * 31 % 12] as last,
       (array['Villa','Apartment','Hotel','Pension','Resort','Hostel'])[1 + n % 6] as kind,
       (array['Lavanda','Maslina','Bura','Galeb','Kamen','Školjka','Zora','Mistral'])[1 + n * 13 % 8] as word,
       (array['Split','Split','Split','Split','Dubrovnik','Dubrovnik','Dubrovnik','Zadar','Zadar','Rovinj','Pula','Hvar','Zagreb','Opatija','Šibenik','Otočac'])[1 + n * 17 % 16] as city) drawn`,
    [users],
  );
}

/** Bulk rows go in bare: what triggers keep is said with them, the indexes and the vocabulary are built at once afterwards. */
async function withoutIndexesAndTriggers(read: Read, work: () => Promise<void>): Promise<void> {
  const indexes = await read<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid in ('hotel'::regclass, 'search_word'::regclass) and not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  for (const { name } of indexes) await read(`drop index ${name}`);
  await read('set session_replication_role = replica');
  await work();
  await read('set session_replication_role = origin');
  await read(`insert into search_word select distinct unnest(string_to_array(trim(search_text), ' ')) from hotel on conflict do nothing`);
  await read(`insert into destination select distinct kind, place, ' ' || folded(place)
    from hotel, lateral (values ('CITY', city), ('ISLAND', island)) as places (kind, place) where place is not null on conflict do nothing`);
  for (const { definition } of indexes) await read(definition);
}

/** Credits, sessions, messages to support (few of them open) and what administrators did. */
async function addTraces(read: Read, users: number): Promise<void> {
  await read(
    `insert into credit_transaction (user_id, type, amount, description, source_key, created_at)
     select id, 'purchase', 1, 'R-' || id, 'bench-' || id, created_at + interval '1 day' from "user" where id % 2 = 0`,
  );
  await read(
    `insert into support_request (reference, kind, category, name, email, subject, message, language, is_done, created_at)
     select 'B-' || n, 'help', (array['booking','travel','account','technical','feedback','other'])[1 + n % 6], 'Gast ' || n, 'gast' || n || '@example.org',
       'Frage ' || n, repeat('Ist das Haus im Mai schon offen? ', 1 + n % 8), (array['de','de','de','en','hr'])[1 + n % 5], n % 40 > 0, now() - (($1 - n) * interval '10 minutes')
     from generate_series(1, $1::integer) n`,
    [users / 2],
  );
  await read(
    `insert into audit_entry (admin_id, admin_email, action, target_id, target_name, created_at)
     select 1, $2, (array['user_deactivated','hotel_deactivated','hotel_activated','hotel_featured','user_activated','message_done'])[1 + n % 6],
       1 + n * 37 % $1::integer, 'Ziel ' || n, now() - (($1 - n) * interval '10 minutes')
     from generate_series(1, $1::integer) n`,
    [users, BENCH_ACCOUNT.email],
  );
}
