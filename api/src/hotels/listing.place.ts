import type { Read } from '../database.js';
import { type Place, placeAt, placeOfTown } from '../places/place.service.js';
import type { Hotel } from './hotel.entity.js';
import { nativeWord, words } from './hotel.search.js';

interface Located {
  latitude?: number | null;
  longitude?: number | null;
  city: string;
  regionId: number;
}

/** Where a listing stands: where its operator puts it, otherwise in the middle of its town. */
export function placeOf({ latitude, longitude, city, regionId }: Located): Place {
  if (latitude != null && longitude != null) return placeAt({ latitude, longitude });
  return placeOfTown(townWords(city), regionId);
}

/** The same for a change that need not name the position: an exact one then stays, as long as the town does. */
export function placeAfter(before: Pick<Hotel, 'isPositionExact' | 'city'>, changed: Located, isNamed: boolean): Place | Record<string, never> {
  const stays = before.isPositionExact && !isNamed && townWords(before.city).join(' ') === townWords(changed.city).join(' ');
  return stays ? {} : placeOf(changed);
}

const townWords = (city: string) => words(city).map(nativeWord);

const BATCH = 1000;

/** Gives a position to the listings that have none and whose town is known. Run at every start: what is done is left as it is. */
export async function fillPlaces(read: Read): Promise<number> {
  let filled = 0;
  for (let after = 0; ; ) {
    const rows = await read<{ id: number; city: string; regionId: number }>(
      `select id, city, region_id as "regionId" from hotel where latitude is null and id > $1 order by id limit ${BATCH}`,
      [after],
    );
    const known = rows.map((row) => ({ id: row.id, ...placeOf(row) })).filter(({ latitude }) => latitude !== null);
    await read(
      `update hotel h set latitude = p.latitude, longitude = p.longitude, sea_distance_metres = p.metres, island = p.island,
         place_text = place_text || coalesce(' ' || folded(p.island), ''), search_text = search_text || coalesce(' ' || folded(p.island), '')
       from unnest($1::integer[], $2::double precision[], $3::double precision[], $4::integer[], $5::text[]) as p (id, latitude, longitude, metres, island)
       where h.id = p.id and h.latitude is null`,
      [known.map(({ id }) => id), known.map((place) => place.latitude), known.map((place) => place.longitude), known.map((place) => place.seaDistanceMetres), known.map((place) => place.island)],
    );
    filled += known.length;
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH) return filled;
  }
}
