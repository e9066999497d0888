import type { Read } from '../database.js';

/** Rows of a section are read so many at a time: what somebody has stored may be long. */
const BATCH = 200;

/** One part of what is stored about somebody: its name in the file, and its rows by a key that they are in order of. */
interface Section {
  name: string;
  /** What all keys come after. */
  start: string | number;
  /** Gives `key` and `row`; `$1` is the account, `$2` the last key that was read, `$3` how many. */
  sql: string;
}

/** Rows of a table that belong to an account, without what is secret or only there to find them by. */
const rowsOf = (name: string, table: string, owner: string, without: readonly string[] = []): Section => ({
  name,
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
  {
    name: 'listings',
    start: 0,
    sql: `select t.id as key, to_jsonb(t) - array['search_text','place_text','tag_ids'] || jsonb_build_object('statistics',
        coalesce((select jsonb_agg(jsonb_build_object('day', s.day, 'kind', s.kind, 'count', s.count) order by s.day, s.kind) from hotel_statistic s where s.hotel_id = t.id), '[]')) as row
      from hotel t where t.owner_id = $1 and t.id > $2 order by t.id limit $3`,
  },
  rowsOf('drafts', 'listing_draft', 't.user_id'),
  {
    name: 'pictures',
    start: '',
    sql: `select i.id as key, jsonb_build_object('address', '/images/' || i.id || '.jpg', 'original_name', i.original_name, 'width', i.width, 'height', i.height, 'created_at', i.created_at) as row
      from image i where i.uploaded_by_id = $1 and i.id > $2::text order by i.id limit $3`,
  },
  rowsOf('subscriptions', 'subscription', 't.user_id'),
  rowsOf('creditTransactions', 'credit_transaction', 't.user_id'),
  rowsOf('messagesToSupport', 'support_request', 't.user_id'),
  {
    name: 'monthlyMails',
    start: '',
    sql: `select m.month::text as key, jsonb_build_object('month', m.month) as row from monthly_mail m where m.user_id = $1 and m.month::text > $2::text order by 1 limit $3`,
  },
  {
    name: 'deedsOfAdministrators',
    start: 0,
    sql: `select a.id as key, jsonb_build_object('action', a.action, 'reason', a.reason, 'created_at', a.created_at) as row
      from audit_entry a where a.target_id = $1 and (a.action like 'user%' or a.action = 'credit_granted') and a.id > $2 order by a.id limit $3`,
  },
];

/** What names an account and is left out of the file, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  hotel_change: 'says which listing changed when; the listings themselves are there',
  stored_image: 'the files of the pictures, under the addresses that are there',
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
