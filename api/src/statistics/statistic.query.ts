import type { Read } from '../database.js';
import type { Counts } from './statistic.types.js';
import type { VisitKind } from './visit.kind.js';

/** From the first to the last day, both counted. */
export interface Period {
  from: string;
  to: string;
}

/** So many listings of one operator are counted, and so many of a region make its median. */
const MOST_OWN = 500;
const MOST_OF_REGION = 300;
/** With fewer listings in a region, a median would tell of somebody. */
const LEAST_OF_REGION = 5;

/** One of the operator's listings, as far as its figures need it. */
export interface OwnListing {
  id: number;
  name: string;
  regionId: number;
  /** The day on which it was created. */
  created: string;
}

/** The listings of an operator, or one of them; the newest first. */
export function findOwnListings(ownerId: number, hotelId: number | null, timeZone: string, read: Read): Promise<OwnListing[]> {
  return read<OwnListing>(
    `select id, name, region_id as "regionId", (created_at at time zone $3)::date::text as created
     from hotel where owner_id = $1 and ($2::integer is null or id = $2) order by id desc limit ${MOST_OWN}`,
    [ownerId, hotelId, timeZone],
  );
}

type Count = { kind: VisitKind; count: number };

/** The counts of each listing in a period. */
export async function countByListing(ids: number[], { from, to }: Period, read: Read): Promise<Map<number, Counts>> {
  const rows = await read<Count & { id: number }>(
    `select hotel_id as id, kind, sum(count)::integer as count from hotel_statistic
     where hotel_id = any($1::integer[]) and day between $2 and $3 group by hotel_id, kind`,
    [ids, from, to],
  );
  return group(rows, ({ id }) => id);
}

/** The counts of each day of a period, all listings together. */
export async function countByDay(ids: number[], { from, to }: Period, read: Read): Promise<Map<string, Counts>> {
  const rows = await read<Count & { day: string }>(
    `select day::text, kind, sum(count)::integer as count from hotel_statistic
     where hotel_id = any($1::integer[]) and day between $2 and $3 group by hotel_statistic.day, kind`,
    [ids, from, to],
  );
  return group(rows, ({ day }) => day);
}

/** The median of each kind, and of contacts, over the visible listings of a region; null where there are too few. */
export async function findRegionMedian(regionId: number, { from, to }: Period, contacts: readonly VisitKind[], read: Read): Promise<Counts & { contacts?: number } | null> {
  const rows = await read<{ kind: VisitKind | 'contacts'; listings: number; median: number }>(
    // The same listings each time, whatever their age: in the order of a hash of their numbers.
    `with listing as (
       select id from hotel where is_visible and region_id = $1 order by hashint4(id), id limit ${MOST_OF_REGION}
     ), figure as (
       select s.hotel_id, k.kind, sum(s.count)::integer as count
       from hotel_statistic s cross join lateral (values (s.kind::text), (case when s.kind = any($4::text[]) then 'contacts' end)) k (kind)
       where s.hotel_id in (select id from listing) and s.day between $2 and $3 and k.kind is not null
       group by s.hotel_id, k.kind
     )
     select k.kind, count(*)::integer as listings, round(percentile_cont(0.5) within group (order by coalesce(f.count, 0)))::integer as median
     from listing l cross join (select distinct kind from figure union select 'contacts') k
     left join figure f on f.hotel_id = l.id and f.kind = k.kind group by k.kind`,
    [regionId, from, to, contacts],
  );
  if ((rows[0]?.listings ?? 0) < LEAST_OF_REGION) return null;
  return Object.fromEntries(rows.map(({ kind, median }) => [kind, median]));
}

function group<Row extends Count, Key>(rows: Row[], keyOf: (row: Row) => Key): Map<Key, Counts> {
  const groups = new Map<Key, Counts>();
  for (const row of rows) groups.set(keyOf(row), { ...groups.get(keyOf(row)), [row.kind]: row.count });
  return groups;
}
