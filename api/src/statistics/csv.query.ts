import type { Read } from '../database.js';
import { daysBefore, TIME_ZONE } from './day.js';
import type { Period } from './statistic.query.js';
import type { Counts } from './statistic.types.js';

interface Line {
  day: string;
  name: string;
  counts: Counts;
}

/** Somewhat more than so many lines are read at once. */
const LINES = 2000;

/** A line for each day of a period and each listing that there was then, also without a visit; some days at a time. */
export async function* findCsvLines(ids: number[], { from, to }: Period, read: Read): AsyncGenerator<Line[]> {
  const days = Math.ceil(LINES / Math.max(1, ids.length));
  for (let day = from; day <= to; day = daysBefore(day, -days)) {
    const last = daysBefore(day, 1 - days);
    yield await findLinesOf(ids, { from: day, to: last < to ? last : to }, read);
  }
}

function findLinesOf(ids: number[], { from, to }: Period, read: Read): Promise<Line[]> {
  return read<Line>(
    `select d.day::date::text as day, h.name, coalesce(jsonb_object_agg(s.kind, s.count) filter (where s.kind is not null), '{}') as counts
     from hotel h
     cross join generate_series($2::date, $3::date, interval '1 day') d (day)
     left join hotel_statistic s on s.hotel_id = h.id and s.day = d.day::date
     where h.id = any($1::integer[]) and ((h.created_at at time zone '${TIME_ZONE}')::date <= d.day::date or s.kind is not null)
     group by d.day, h.id order by d.day, h.name, h.id`,
    [ids, from, to],
  );
}
