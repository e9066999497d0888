import type { EntityManager } from '@mikro-orm/postgresql';
import type { DemoAccounts } from './accounts.js';

/** Per day and listing, in a summer month, for a listing of middling appeal. */
const KINDS: [kind: string, count: number][] = [
  ['impression', 64],
  ['detail', 15],
  ['compare', 1.6],
  ['favourite', 1.3],
  ['website', 1.5],
  ['phone', 0.5],
  ['mail', 0.7],
  ['facebook', 0.2],
  ['instagram', 0.35],
  ['maps', 0.9],
];

/** How busy each month is, January first. */
const MONTHS = [0.22, 0.28, 0.42, 0.6, 0.85, 1.15, 1.5, 1.4, 0.85, 0.5, 0.3, 0.25];

/**
 * Plausible visits to the demo operator's listings and to those they are compared with, of up to two years: a season, weekends, better and lesser known places, and chance.
 * Chance is a hash of place, day and kind, so that it falls the same way each time; all of it is written by one statement.
 */
export async function addVisits(em: EntityManager, { operator }: DemoAccounts): Promise<void> {
  await em.execute(
    `with appeal as (
       select h.id, h.slug, h.created_at::date as since,
         (0.5 + (hashtextextended(h.slug, 1) & 1023) / 1023.0) * (case when h.is_featured then 1.5 when h.is_popular then 1.2 else 1 end) as factor,
         array_remove(array['impression', 'detail', 'compare', 'favourite', 'maps',
           case when h.website is not null then 'website' end, case when h.contact_phone is not null then 'phone' end,
           case when h.contact_email is not null then 'mail' end, case when h.facebook is not null then 'facebook' end,
           case when h.instagram is not null then 'instagram' end], null) as kinds
       from hotel h where h.is_visible and h.region_id in (select region_id from hotel where owner_id = ?)
     )
     insert into hotel_statistic (hotel_id, day, kind, count)
     select a.id, d.day::date, k.kind, n.count
     from appeal a
     cross join generate_series((now() at time zone 'Europe/Zagreb')::date - 729, (now() at time zone 'Europe/Zagreb')::date, interval '1 day') d (day)
     cross join (values ${KINDS.map(([kind, count]) => `('${kind}', ${count}::float8)`).join(', ')}) k (kind, usual)
     cross join lateral (
       select floor(
         k.usual * a.factor * (array[${MONTHS.join(', ')}])[extract(month from d.day)::integer]
           * (case when extract(isodow from d.day) >= 6 then 1.25 else 0.93 end)
           * (0.6 + 0.8 * (hashtextextended(a.slug || d.day, 2) & 1023) / 1023.0)
         + (hashtextextended(a.slug || d.day || k.kind, 3) & 1023) / 1024.0
       )::integer as count
     ) n
     where d.day >= a.since and k.kind = any(a.kinds) and n.count > 0`,
    [operator.id],
  );
}
