import type { Read } from '../database.js';
import type { VisitKind } from './visit.kind.js';

/** A visit as it is written: of the visitor, only a hash is left. */
export interface HashedVisit {
  day: string;
  hotelId: number;
  kind: VisitKind;
  hash: string;
  /** Whoever is signed in: what operators do with their own listings is not counted. */
  viewerId: number | null;
}

/**
 * Counts visits in one statement: all of them or none, and each hash once, however often and by however many processes it
 * is written. All statements take their locks in the same order (listings, hashes, counts, each sorted), so none of them
 * waits for one that waits for it; a listing is held first, so that one that is being deleted is waited for as well.
 */
export async function writeVisits(visits: HashedVisit[], read: Read): Promise<void> {
  await read(
    `with visit as (
       select * from unnest($1::date[], $2::integer[], $3::text[], $4::uuid[], $5::integer[]) as v (day, hotel_id, kind, hash, viewer_id)
     ), listing as materialized (
       select h.id, h.owner_id from hotel h
       where h.id in (select hotel_id from visit) and h.is_visible order by h.id for key share of h
     ), counted as materialized (
       select distinct v.day, v.hash, v.hotel_id, v.kind from visit v join listing l on l.id = v.hotel_id
       where v.viewer_id is distinct from l.owner_id
     ), unseen as (
       insert into statistics_seen (day, hash) select day, hash from counted order by day, hash on conflict do nothing returning day, hash
     )
     insert into hotel_statistic (hotel_id, day, kind, count)
     select c.hotel_id, c.day, c.kind, count(*) from unseen join counted c using (day, hash)
     group by c.hotel_id, c.day, c.kind order by c.hotel_id, c.day, c.kind
     on conflict (hotel_id, day, kind) do update set count = hotel_statistic.count + excluded.count`,
    [visits.map(({ day }) => day), visits.map(({ hotelId }) => hotelId), visits.map(({ kind }) => kind), visits.map(({ hash }) => hash), visits.map(({ viewerId }) => viewerId)],
  );
}
