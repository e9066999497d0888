import type { Read } from '../database.js';

/** Rows of a section are read so many at a time: what somebody has stored may be long. */
const BATCH = 200;

/** One part of what is stored about somebody: its name in the file, and its rows by a key that they are in order of. */
interface Section {
  name: string;
  /** The table that its rows are of. */
  table: string;
  /** What all keys come after. */
  start: string | number;
  /** Gives `key` and `row`; `$1` is the account, `$2` the last key that was read, `$3` how many. */
  sql: string;
}

/** Rows of a table that belong to an account, without what is secret or only there to find them by. */
const rowsOf = (name: string, table: string, owner: string, without: readonly string[] = []): Section => ({
  name,
  table,
  start: 0,
  sql: `select t.id as key, to_jsonb(t) - array[${['search_text', 'place_text', 'tag_ids', ...without].map((column) => `'${column}'`).join()}] as row
    from ${table} t where ${owner} = $1 and t.id > $2 order by t.id limit $3`,
});

/** All that is stored about an operator. A new table that names accounts belongs here, or among what is left out. */
export const SECTIONS: readonly Section[] = [
  rowsOf('account', '"user"', 't.id', ['password', 'words', 'reset_token', 'reset_token_expiry']),
  rowsOf('sessions', 'session', 't.user_id', ['token_hash']),
  rowsOf('apiKeys', 'api_key', 't.user_id', ['token_hash']),
  rowsOf('webhooks', 'webhook', 't.owner_id', ['secret']),
  rowsOf('webhookDeliveries', 'webhook_delivery', '(select w.owner_id from webhook w where w.id = t.webhook_id)'),
  {
    name: 'listings',
    table: 'hotel',
    start: 0,
    sql: `select t.id as key, to_jsonb(t) - array['search_text','place_text','tag_ids'] || jsonb_build_object('statistics',
        coalesce((select jsonb_agg(jsonb_build_object('day', s.day, 'kind', s.kind, 'count', s.count) order by s.day, s.kind) from hotel_statistic s where s.hotel_id = t.id), '[]')) as row
      from hotel t where t.owner_id = $1 and t.id > $2 order by t.id limit $3`,
  },
  rowsOf('drafts', 'listing_draft', 't.user_id'),
  {
    name: 'pictures',
    table: 'image',
    start: '',
    sql: `select i.id as key, jsonb_build_object('address', '/images/' || i.id || '.jpg', 'original_name', i.original_name, 'width', i.width, 'height', i.height, 'created_at', i.created_at) as row
      from image i where i.uploaded_by_id = $1 and i.id > $2::text order by i.id limit $3`,
  },
  rowsOf('subscriptions', 'subscription', 't.user_id'),
  rowsOf('creditTransactions', 'credit_transaction', 't.user_id'),
  rowsOf('messagesToSupport', 'support_request', 't.user_id'),
  {
    name: 'monthlyMails',
    table: 'monthly_mail',
    start: '',
    sql: `select m.month::text as key, jsonb_build_object('month', m.month) as row from monthly_mail m where m.user_id = $1 and m.month::text > $2::text order by 1 limit $3`,
  },
  {
    name: 'deedsOfAdministrators',
    table: 'audit_entry',
    start: 0,
    sql: `select a.id as key, jsonb_build_object('action', a.action, 'reason', a.reason, 'created_at', a.created_at) as row
      from audit_entry a where a.target_id = $1 and (a.action like 'user%' or a.action = 'credit_granted') and a.id > $2 order by a.id limit $3`,
  },
  {
    name: 'ownDeedsAsAdministrator',
    table: 'audit_entry',
    start: 0,
    sql: `select a.id as key, jsonb_build_object('action', a.action, 'target_id', a.target_id, 'reason', a.reason, 'created_at', a.created_at) as row
      from audit_entry a where a.admin_id = $1 and a.id > $2 order by a.id limit $3`,
  },
];

/** What is about an account and is left out of the file, a table or a column of one, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  hotel_change: 'says which listing changed when; the listings themselves are there',
  stored_image: 'the files of the pictures, under the addresses that are there',
  'user.password': 'a secret, hashed',
  'user.reset_token': 'a secret, hashed',
  'user.reset_token_expiry': 'when that secret ends',
  'user.words': 'to find the account by; its words are in the other columns',
  'session.token_hash': 'a secret, hashed',
  'api_key.token_hash': 'a secret, hashed',
  'webhook.secret': 'a secret',
  'monthly_mail.token': 'a secret',
  'monthly_mail.user_id': 'the account itself',
  'hotel.search_text': 'to find the listing by; its words are in the other columns',
  'hotel.place_text': 'the same',
  'hotel.tag_ids': 'the same, as numbers',
  'hotel_statistic.hotel_id': 'its figures stand within the listing',
  'image.id': 'stands in its address',
  'image.blur_data_url': 'the picture itself, smaller',
  'image.uploaded_by_id': 'the account itself',
  'audit_entry.id': 'the number of a line, which is not about anybody',
  'audit_entry.admin_id': 'the administrator’s, and the account itself',
  'audit_entry.admin_email': 'about the administrator, not about the account',
  'audit_entry.target_name': 'the account’s own, or about whom an administrator had to do with',
};

/** The file, piece by piece. */
export async function* writePersonalData(userId: number, read: Read): AsyncGenerator<string> {
  yield '{';
  for (const [index, { name, start, sql }] of SECTIONS.entries()) {
    yield `${index > 0 ? ',' : ''}\n"${name}":[`;
    let after: string | number | null = start;
    for (let isFirst = true; after !== null; isFirst = false) {
      const rows: { key: string | number; row: object }[] = await read(sql, [userId, after, BATCH]);
      if (rows.length > 0) yield `${isFirst ? '' : ','}\n${rows.map(({ row }) => JSON.stringify(row)).join(',\n')}`;
      after = rows.length === BATCH ? (rows.at(-1)?.key ?? null) : null;
    }
    yield ']';
  }
  yield '\n}\n';
}
