import type { SystemContext } from '../context.js';
import { dayOf, daysBefore } from './day.js';

/** Figures are compared with the year before; older ones nobody asks for. */
const KEPT_DAYS = 3 * 365;

/** Throws away what past days were counted with, salts and hashes: from then on nobody can tell who was counted. */
export async function forgetVisitors({ read, now }: SystemContext): Promise<void> {
  const today = dayOf(now());
  await read('delete from statistics_salt where day < $1', [today]);
  await read('delete from statistics_seen where day < $1', [today]);
  await read('delete from hotel_statistic where day < $1', [daysBefore(today, KEPT_DAYS)]);
}
