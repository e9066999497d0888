import type { VisitKind } from '../statistics/visit.kind.js';
import type { TestApp } from './app.js';

/** What a browser of a person calls itself. */
export const CHROME = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36';

/** Reports visits as a page does, from Chrome unless said otherwise. */
export function visit(app: Pick<TestApp, 'url'>, visits: { hotelId: string | number; kind: string }[], headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${app.url}/api/visits`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': CHROME, ...headers },
    body: JSON.stringify({ visits }),
  });
}

/** Puts counts into the database as if visitors had come: `{ 7: { detail: 3 } }` on a day. */
export async function addCounts({ database }: Pick<TestApp, 'database'>, day: string, counts: Record<number, Partial<Record<VisitKind, number>>>): Promise<void> {
  for (const [hotelId, kinds] of Object.entries(counts)) {
    for (const [kind, count] of Object.entries(kinds)) {
      await database.read('insert into hotel_statistic (hotel_id, day, kind, count) values ($1, $2, $3, $4)', [hotelId, day, kind, count]);
    }
  }
}

/** What is counted of a listing, as `{ detail: 3 }`. */
export async function countsOf({ database }: Pick<TestApp, 'database'>, hotelId: number): Promise<Record<string, number>> {
  const rows = await database.read<{ kind: string; count: number }>('select kind, sum(count)::integer as count from hotel_statistic where hotel_id = $1 group by kind', [hotelId]);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}
