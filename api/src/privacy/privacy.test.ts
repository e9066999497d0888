import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, type Operator, type PaidApp, startPaidApp } from '../test/payments.js';
import { formOf, listingBody, picture, sendForm } from '../test/listings.js';
import { LEFT_OUT, SECTIONS } from './personal-data.js';

/** Stands in everything that somebody types, so that it can be looked for. */
const MARK = 'Zvjezdana';

let app: PaidApp;
let mara: Operator;
beforeAll(async () => {
  app = await startPaidApp();
  mara = await app.signIn();
  await live(mara);
});
afterAll(() => app.stop());

/** Does whatever leaves something behind. */
async function live(operator: Operator): Promise<void> {
  await app.database.read('update "user" set email = $2 where id = $1', [operator.user.id, `${MARK}@example.org`]);
  await buy(operator, app);
  const profile = { firstName: MARK, lastName: MARK, companyName: `Pension ${MARK}`, companyType: 'pension', phone: '+385 21 1', address: `${MARK} 1`, city: 'Split', postalCode: '21000', description: MARK };
  expect((await operator.send('PUT', '/api/auth/profile', profile)).status).toBe(200);
  const image = await sendForm(formOf('image', [[await picture(), `${MARK}.jpg`]]), '/api/upload/image', operator.cookie, app);
  const { imageUrl } = (await image.json()) as { imageUrl: string };
  const unused = await sendForm(formOf('image', [[await picture(), `unused-${MARK}.jpg`]]), '/api/upload/image', operator.cookie, app);
  expect(unused.status).toBe(200);
  const created = await operator.send('POST', '/api/hotels', await listingBody(app, { imageUrl, contactEmail: `${MARK}@example.org`, description: `${MARK} `.repeat(20) }));
  expect(created.status).toBe(201);
  const { id } = (await created.json()) as { id: string };
  await app.database.read(`insert into hotel_statistic (hotel_id, day, kind, count) values ($1, '2026-11-01', 'detail', 3)`, [id]);
  const sent = [
    `mutation { saveListingDraft(values: { name: "${MARK}" }) { id } }`,
    `mutation { createApiKey(input: { name: "${MARK}", scopes: [OWN_LISTINGS_READ] }) { secret } }`,
    `mutation { createWebhook(input: { url: "https://${MARK}.example.org/", isOwnOnly: true }) { secret } }`,
    `mutation { submitHelpRequest(input: { category: ACCOUNT, name: "${MARK}", email: "${MARK}@example.org", subject: "${MARK}", message: "Bitte löschen Sie mein Konto ${MARK}." }) }`,
  ];
  for (const query of sent) expect(await operator.graphql(query)).not.toHaveProperty('errors');
  const reset = await app.graphql(`mutation { requestPasswordReset(email: "${MARK}@example.org") }`);
  expect(reset).not.toHaveProperty('errors');
}

type File = Record<string, Record<string, unknown>[]>;
const fileOf = async (operator: Operator): Promise<File> => (await (await operator.send('GET', '/api/personal-data')).json()) as File;

test('an operator takes home all that is stored about them, without secrets', async () => {
  const response = await mara.send('GET', '/api/personal-data');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="obala-\d{4}-\d\d-\d\d\.json"$/);
  expect(response.headers.get('cache-control')).toContain('no-store');
  const text = await response.text();
  const file = JSON.parse(text) as File;
  expect(Object.keys(file)).toEqual(SECTIONS.map(({ name }) => name));
  expect(file).toMatchObject({
    account: [{ email: `${MARK}@example.org`, company_name: `Pension ${MARK}`, credits: 0 }],
    listings: [{ name: 'Kuća Lavanda', contact_email: `${MARK}@example.org`, statistics: [{ day: '2026-11-01', kind: 'detail', count: 3 }] }],
    drafts: [{}],
    apiKeys: [{ name: MARK }],
    webhooks: [{ is_own_only: true }],
    messagesToSupport: [{ subject: MARK }],
    subscriptions: [{ status: 'active' }],
    creditTransactions: [{ type: 'purchase' }, { type: 'listing' }],
  });
  expect(file.pictures?.map((entry) => entry.original_name).sort()).toEqual([`${MARK}.jpg`, `unused-${MARK}.jpg`].sort());
  const [secrets] = await app.database.read<Record<string, string>>(
    `select u.password, u.reset_token, s.token_hash, k.token_hash as key, w.secret from "user" u, session s, api_key k, webhook w
     where u.id = $1 and s.user_id = u.id and k.user_id = u.id and w.owner_id = u.id`,
    [mara.user.id],
  );
  for (const secret of Object.values(secrets ?? {}).filter(Boolean)) expect(text).not.toContain(secret);
});

test('it holds nothing of others, and a long list whole', async () => {
  const other = await app.signIn();
  await app.database.read(`insert into credit_transaction (user_id, type, amount, description, source_key) select $1, 'adjustment', 1, 'Kulanz', 'many-' || n from generate_series(1, 450) n`, [other.user.id]);
  const file = await fileOf(other);
  expect(file.creditTransactions?.length).toBe(450);
  expect(JSON.stringify(file)).not.toContain(MARK);
  expect(file.listings).toEqual([]);
});

/** Whatever is about an account: tables that lead to one by their keys, and those that name one. Read from the database, so that nothing new is forgotten. */
const ABOUT_ACCOUNTS = `with recursive about as (
    select '"user"'::regclass::oid as id
    union select k.conrelid from pg_constraint k join about l on k.confrelid = l.id where k.contype = 'f')
  select c.table_name as table, array_agg(c.column_name::text order by c.ordinal_position) as columns
  from information_schema.columns c join pg_class t on t.relname = c.table_name and t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
  where c.table_schema = 'public' group by 1, t.oid
  having t.oid in (select id from about) or bool_or(c.column_name ~ '(^|_)(user|owner|admin|uploaded_by|operator)(_id)?$|email|phone')`;

test('every table that names an account is in it, or left out for a reason', async () => {
  const { id } = mara.user;
  await app.database.read(`insert into monthly_mail (user_id, month, token) values ($1, '2026-10-01', gen_random_uuid())`, [id]);
  await app.database.read(`insert into audit_entry (admin_id, admin_email, action, target_id, target_name) values ($1, $2, 'user_activated', $1, 'x')`, [id, `${MARK}@example.org`]);
  await app.database.read(`insert into webhook_delivery (webhook_id, event, body, changes, after_position, state) select id, 'webhook.test', '{}', 0, 0, 'waiting' from webhook where owner_id = $1`, [id]);
  const file = await fileOf(mara);
  /** The columns of a table that stand in the file. */
  const told = (table: string): string[] => {
    if (table === 'hotel_statistic') return Object.keys((file.listings?.[0]?.statistics as object[])[0] ?? {});
    return SECTIONS.filter((section) => section.table.replaceAll('"', '') === table).flatMap(({ name }) => Object.keys(file[name]?.[0] ?? {}));
  };
  const tables = await app.database.read<{ table: string; columns: string[] }>(ABOUT_ACCOUNTS);
  expect(tables.map(({ table }) => table)).toEqual(expect.arrayContaining(['user', 'session', 'hotel', 'hotel_statistic', 'webhook_delivery', 'support_request', 'audit_entry']));
  const columns = tables.filter(({ table }) => !(table in LEFT_OUT)).flatMap(({ table, columns }) => columns.map((column) => ({ table, column, isTold: told(table).includes(column) })));
  const nameOf = ({ table, column }: { table: string; column: string }) => `${table}.${column}`;
  expect(columns.filter((entry) => !entry.isTold).map(nameOf).sort()).toEqual(Object.keys(LEFT_OUT).filter((name) => name.includes('.')).sort());
  // A new column is told by itself; a new secret must not be.
  expect(columns.filter(({ column, isTold }) => isTold && /password|token|secret|hash|salt/.test(column)).map(nameOf)).toEqual([]);
  await app.database.read('delete from audit_entry where admin_id = $1', [id]);
});

test('a deleted account leaves nothing of it anywhere, but the lines of the ledger without a name', async () => {
  const admin = await app.signIn();
  await app.database.read('update "user" set is_admin = true where id = $1', [admin.user.id]);
  await admin.graphql(`mutation ($id: ID!) { grantCredits(userId: $id, amount: 1, reason: "Kulanz") { id } }`, { id: mara.user.id });
  const [{ count } = { count: 0 }] = await app.database.read<{ count: number }>('select count(*)::int as count from credit_transaction where user_id = $1', [mara.user.id]);
  expect((await places()).length).toBeGreaterThan(5);
  expect((await admin.send('DELETE', `/api/admin/users/${mara.user.id}`)).status).toBe(200);
  expect(await places()).toEqual([]);
  const lines = await app.database.read('select id from credit_transaction where user_id is null');
  expect(lines.length).toBe(count);
  const [left] = await app.database.read<{ deeds: string[] }>(`select array_agg(target_name order by id) as deeds from audit_entry`);
  expect(left?.deeds).toEqual([`#${mara.user.id}`, `#${mara.user.id}`]);
});

/** The tables that the mark is found in, whatever the column, those of the job queue too. */
async function places(): Promise<string[]> {
  const tables = await app.database.read<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await app.database.read(`select 1 from ${name} t where t::text ilike $1 limit 1`, [`%${MARK}%`]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
