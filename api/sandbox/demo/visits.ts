import type { EntityManager } from '@mikro-orm/postgresql';

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

/** How busy each month is at the sea, January first. */
const MONTHS = [0.22, 0.28, 0.42, 0.6, 0.85, 1.15, 1.5, 1.4, 0.85, 0.5, 0.3, 0.25];

/** How sought after a region is, and how much of the season by the sea it has: a city has guests all year. */
const REGIONS: Record<string, { demand: number; season: number }> = {
  'dalmatien-split': { demand: 1, season: 1 },
  'dalmatien-dubrovnik': { demand: 1.15, season: 0.9 },
  'dalmatien-zadar': { demand: 0.95, season: 1 },
  'dalmatien-sibenik': { demand: 0.8, season: 1 },
  istrien: { demand: 1.2, season: 0.95 },
  'kvarner-bucht': { demand: 0.9, season: 0.9 },
  inseln: { demand: 1.1, season: 1 },
  'stadt-zagreb': { demand: 0.75, season: 0.25 },
  'das-mittlere-kroatien': { demand: 0.4, season: 0.4 },
  'lika-karlovac': { demand: 0.7, season: 0.7 },
  slawonien: { demand: 0.35, season: 0.35 },
  'bosnien-und-herzegowina': { demand: 0.5, season: 0.5 },
};

/**
 * Plausible visits to every visible listing since it was put up, of up to two years: a season, weekends, better and lesser known places, and chance.
 * Chance is a hash of place, day and kind, so that it falls the same way each time; all of it is written by one statement.
 */
export async function addVisits(em: EntityManager): Promise<void> {
  await em.execute(
    `with appeal as (
       select h.id, h.slug, h.created_at::date as since, r.season,
         r.demand * (0.5 + (hashtextextended(h.slug, 1) & 1023) / 1023.0) * (case when h.is_featured then 1.5 when h.is_popular then 1.2 else 1 end) as factor,
         array_remove(array['impression', 'detail', 'compare', 'favourite', 'maps',
           case when h.website is not null then 'website' end, case when h.contact_phone is not null then 'phone' end,
           case when h.contact_email is not null then 'mail' end, case when h.facebook is not null then 'facebook' end,
           case when h.instagram is not null then 'instagram' end], null) as kinds
       from hotel h join region on region.id = h.region_id
       join jsonb_to_recordset(?::jsonb) r (slug text, demand float8, season float8) on r.slug = region.slug
       where h.is_visible
     )
     insert into hotel_statistic (hotel_id, day, kind, count)
     select a.id, d.day::date, k.kind, n.count
     from appeal a
     cross join (select (now() at time zone 'Europe/Zagreb')::date as day) today
     cross join generate_series(greatest(a.since, today.day - 729), today.day, interval '1 day') d (day)
     cross join (values ${KINDS.map(([kind, count]) => `('${kind}', ${count}::float8)`).join(', ')}) k (kind, usual)
     cross join lateral (
       select floor(
         k.usual * a.factor * (1 - a.season + a.season * (array[${MONTHS.join(', ')}])[extract(month from d.day)::integer])
           * (case when extract(isodow from d.day) >= 6 then 1.25 else 0.93 end)
           * (0.6 + 0.8 * (hashtextextended(a.slug || d.day, 2) & 1023) / 1023.0)
         + (hashtextextended(a.slug || d.day || k.kind, 3) & 1023) / 1024.0
       )::integer as count
     ) n
     where k.kind = any(a.kinds) and n.count > 0`,
    [JSON.stringify(Object.entries(REGIONS).map(([slug, region]) => ({ slug, ...region })))],
  );
}
