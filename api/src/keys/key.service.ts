import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash, randomInt } from 'node:crypto';
import type { Context, SystemContext } from '../context.js';
import { isoTime, type Read } from '../database.js';
import { AppError } from '../errors.js';
import { checkInput } from '../rules.js';
import type { SessionViewer } from '../viewer/session.service.js';
import type { ApiKey, CreatedApiKey } from './api-key.entity.js';
import type { ApiKeyInput } from './key.input.js';
import { keyRules, MOST_LIVE_KEYS } from './key.rules.js';
import { KeyScope } from './key.scope.js';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET = /^obala_[0-9A-Za-z]{40}$/;
const PREFIX_LENGTH = 12;
/** Noting each use would be a write for each request. */
const NOTED_EVERY_MINUTES = 1;
/** So long a key that has ended stands in the list of its owner. */
const KEPT_DAYS = 30;

/** The key that a request came with, as far as permissions and limits need to know it. */
export interface RequestKey {
  id: number;
  scopes: KeyScope[];
}

const hash = (secret: string) => createHash('sha256').update(secret).digest('hex');
const isLive = '(k.revoked_at is null and (k.expires_at is null or k.expires_at > now()))';
const COLUMNS = `k.id, k.user_id as "ownerId", k.name, k.prefix, k.scopes, ${isoTime('k.created_at')} as "createdAt",
  ${isoTime('k.last_used_at')} as "lastUsedAt", ${isoTime('k.expires_at')} as "expiresAt", ${isLive} as "isLive"`;

/**
 * Whom a secret stands for; null when it is unknown, has ended, or belongs to a deactivated account. Asked on each
 * request: what is revoked is refused by every process from the next one on.
 */
export async function findKey(secret: string, read: Read): Promise<{ key: RequestKey; viewer: SessionViewer | null } | null> {
  if (!SECRET.test(secret)) return null;
  const [row] = await read<RequestKey & { userId: number; isStale: boolean }>(
    `select k.id, k.scopes, u.id as "userId",
       k.last_used_at is null or k.last_used_at < now() - interval '${NOTED_EVERY_MINUTES} minutes' as "isStale"
     from api_key k join "user" u on u.id = k.user_id
     where k.token_hash = $1 and ${isLive} and u.is_active`,
    [hash(secret)],
  );
  if (!row) return null;
  if (row.isStale) await read('update api_key set last_used_at = now() where id = $1', [row.id]);
  const { id, scopes, userId } = row;
  // Whoever may only read what everybody sees is nobody in particular; and no key carries an administrator's rights.
  const isForOwn = scopes.some((scope) => scope !== KeyScope.LISTINGS_READ);
  return { key: { id, scopes }, viewer: isForOwn ? { id: userId, isAdmin: false, sessionId: null } : null };
}

/** Makes a key. One after the other for each account, so that no two of them are both the last one. */
export async function createKey(input: ApiKeyInput, context: Context): Promise<CreatedApiKey> {
  const userId = requireSession(context);
  const { name, scopes, expiresInDays } = checkInput(keyRules, input);
  await context.limits.consume('apiKey', String(userId));
  const secret = `obala_${Array.from({ length: 40 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
  const id = await context.em.fork().transactional(async (em) => {
    await em.execute('select 1 from "user" where id = ? for update', [userId]);
    if ((await countLive(userId, em)) >= MOST_LIVE_KEYS) throw new AppError('CONFLICT', 'tooManyKeys', { values: { max: MOST_LIVE_KEYS } });
    const [row] = await em.execute<{ id: number }[]>(
      `insert into api_key (user_id, token_hash, name, prefix, scopes, expires_at)
       values (?, ?, ?, ?, string_to_array(?, ','), now() + ?::integer * interval '1 day') returning id`,
      [userId, hash(secret), name, secret.slice(0, PREFIX_LENGTH), [...new Set(scopes)].join(), expiresInDays ?? null],
    );
    return row?.id ?? 0;
  });
  return { key: await requireKey(id, userId, context), secret };
}

async function countLive(userId: number, em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(`select count(*)::integer as count from api_key k where k.user_id = ? and ${isLive}`, [userId]);
  return row?.count ?? 0;
}

/** Ends a key for good. Doing it again changes nothing. */
export async function revokeKey(id: number, context: Context): Promise<ApiKey> {
  const userId = requireSession(context);
  await context.read('update api_key set revoked_at = coalesce(revoked_at, now()) where id = $1 and user_id = $2', [id, userId]);
  return requireKey(id, userId, context);
}

/** The keys of an account, those that can be used first, then the newest; those that ended a while ago are gone. */
export function findKeys(userId: number, read: Read): Promise<ApiKey[]> {
  return read<ApiKey>(`select ${COLUMNS} from api_key k where k.user_id = $1 order by "isLive" desc, k.id desc limit 100`, [userId]);
}

/** One key, for its owner only. */
export async function findOwnKey(id: number, { viewer, key, read }: Context): Promise<ApiKey | null> {
  if (!viewer || key) return null;
  const [found] = await read<ApiKey>(`select ${COLUMNS} from api_key k where k.id = $1 and k.user_id = $2`, [id, viewer.id]);
  return found ?? null;
}

/** Deletes what ended a while ago; run every night. */
export async function removeEndedKeys({ read }: SystemContext): Promise<void> {
  await read(`delete from api_key where least(revoked_at, expires_at) < now() - interval '${KEPT_DAYS} days'`);
}

async function requireKey(id: number, userId: number, { read }: Context): Promise<ApiKey> {
  const [found] = await read<ApiKey>(`select ${COLUMNS} from api_key k where k.id = $1 and k.user_id = $2`, [id, userId]);
  if (!found) throw new AppError('NOT_FOUND', 'keyNotFound');
  return found;
}

/** Keys are in the hands of people: no key makes or ends another. */
function requireSession({ viewer, key }: Context): number {
  if (!viewer || key) throw new AppError('UNAUTHENTICATED', 'unauthenticated');
  return viewer.id;
}
