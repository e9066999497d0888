import { createHmac, randomBytes } from 'node:crypto';
import type { Read } from '../database.js';
import type { VisitKind } from './visit.kind.js';

/** What tells one visitor from another for the length of a day; it is hashed at once and kept nowhere. */
export interface Visitor {
  address: string;
  userAgent: string;
}

/** Gives the day's salt: the same in all processes, made by the first one that needs it. */
export function createSalts(read: Read): (day: string) => Promise<string> {
  let kept: { day: string; salt: Promise<string> } | undefined;
  return (day) => {
    // Only one is held: what the job has thrown away is not in memory either.
    if (kept?.day !== day) {
      const salt = findSalt(day, read);
      kept = { day, salt };
      salt.catch(() => (kept = undefined));
    }
    return kept.salt;
  };
}

async function findSalt(day: string, read: Read): Promise<string> {
  await read('insert into statistics_salt (day, salt) values ($1, $2) on conflict do nothing', [day, randomBytes(32).toString('base64url')]);
  const [row] = await read<{ salt: string }>('select salt from statistics_salt where day = $1', [day]);
  if (!row) throw new Error(`The salt of ${day} is gone already.`);
  return row.salt;
}

/** The same visitor, listing and kind give the same hash all day; without the salt nobody can tell whose it is. */
export function hashVisit(salt: string, { address, userAgent }: Visitor, hotelId: number, kind: VisitKind): string {
  return createHmac('sha256', salt).update([address, userAgent, hotelId, kind].join('\n')).digest('hex').slice(0, 32);
}
