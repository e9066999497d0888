import { AppError } from './errors.js';

/** What PostgreSQL says, by the beginning of its code, when it is worth asking again later: a statement that it gave up, no connection, no more of something (connections, disk), a shutdown, locks. */
const LATER = /^(57|08|53|58030|40001|40P01|55P03|25006)/;
/** What the system says when there is nobody at the other end. */
const NOBODY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
/** What the database's driver says without a code. */
const DRIVER = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;

/** Seconds after which it is worth trying again when something is away: most of it is back by then. */
export const TRY_AGAIN = 5;

/** The error for a client when the database, or what else the cause is about, is away or overloaded; undefined for any other cause. */
export function unavailableFor({ code, message }: Error & { code?: unknown }): AppError | undefined {
  const isAway = typeof code === 'string' ? (code.length === 5 && LATER.test(code)) || NOBODY.has(code) : DRIVER.test(message);
  return isAway ? new AppError('UNAVAILABLE', 'unavailable') : undefined;
}
