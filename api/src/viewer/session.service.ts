import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../context.js';
import { isoTime, type Read } from '../database.js';

/** A session that is not used for so long ends; and every session after so long. */
const IDLE_DAYS = 14;
export const LONGEST_DAYS = 60;
/** Noting each use would be a write for each request. */
const NOTED_EVERY_MINUTES = 10;

/** Whoever a cookie belongs to. */
export interface SessionViewer {
  id: number;
  isAdmin: boolean;
  /** Null for a request that came with a key. */
  sessionId: number | null;
}

export interface SessionRow {
  id: number;
  userAgent: string;
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
}

const hash = (token: string) => createHash('sha256').update(token).digest('hex');
const isLive = `s.expires_at > now() and s.last_used_at > now() - interval '${IDLE_DAYS} days'`;

/** The viewer of a request, by its cookie; null for one that is unknown, has ended, or belongs to a deactivated account. */
export async function findSession(token: string | null, read: Read): Promise<SessionViewer | null> {
  if (!token || token.length > 100) return null;
  const [row] = await read<SessionViewer & { isStale: boolean }>(
    `select u.id, u.is_admin as "isAdmin", s.id as "sessionId",
       s.last_used_at < now() - interval '${NOTED_EVERY_MINUTES} minutes' as "isStale"
     from session s join "user" u on u.id = s.user_id
     where s.token_hash = $1 and ${isLive} and u.is_active`,
    [hash(token)],
  );
  if (!row) return null;
  if (row.isStale) await read('update session set last_used_at = now() where id = $1', [row.sessionId]);
  return { id: row.id, isAdmin: row.isAdmin, sessionId: row.sessionId };
}

/** Signs a user in on this browser. What the browser held before ends: nobody can have planted it. */
export async function startSession(user: { id: number; isAdmin: boolean }, context: Context): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  if (context.cookie.token) await context.read('delete from session where token_hash = $1', [hash(context.cookie.token)]);
  const [session] = await context.read<{ id: number }>(
    `insert into session (token_hash, user_id, user_agent, expires_at)
     values ($1, $2, $3, now() + interval '${LONGEST_DAYS} days') returning id`,
    [hash(token), user.id, context.userAgent.slice(0, 255)],
  );
  context.cookie.set(token);
  context.viewer = { id: user.id, isAdmin: user.isAdmin, sessionId: session?.id ?? 0 };
}

/** Signs out on this browser. */
export async function endSession(context: Context): Promise<void> {
  if (context.cookie.token) await context.read('delete from session where token_hash = $1', [hash(context.cookie.token)]);
  context.cookie.clear();
  context.viewer = null;
}

/** Signs a user out everywhere, but for the session that is kept. */
export async function endSessions(userId: number, keptId: number | null, read: Read): Promise<void> {
  await read('delete from session where user_id = $1 and id is distinct from $2', [userId, keptId]);
}

/** A user's sessions that are alive: the current one, then the newest use first. */
export function findSessions(userId: number, currentId: number | null, read: Read): Promise<SessionRow[]> {
  return read<SessionRow>(
    `select s.id, s.user_agent as "userAgent", ${isoTime('s.created_at')} as "createdAt", ${isoTime('s.last_used_at')} as "lastUsedAt",
       s.id is not distinct from $2 as "isCurrent"
     from session s where s.user_id = $1 and ${isLive} order by "isCurrent" desc, s.last_used_at desc, s.id desc limit 100`,
    [userId, currentId],
  );
}

/** Deletes what nobody can use any more; run every night. */
export async function removeEndedSessions(read: Read): Promise<void> {
  await read(`delete from session s where not (${isLive})`);
}
