import { createHash } from 'node:crypto';
import { placeOf } from '../../src/hotels/listing.place.js';
import { islandAt, isOnLand } from '../../src/places/coast.js';
import { type Place, placeAt } from '../../src/places/place.service.js';

const METRES_PER_DEGREE = 111_320;
const NEAREST = 100;
const FARTHEST = 900;
const TRIES = 40;

/**
 * Where a fictional place stands: somewhere around its town, on land and on the same island, always at the same spot.
 * One in five has not been placed by its host and stands in the middle of the town.
 */
export function demoPlace(slug: string, city: string, regionId: number): Place {
  const town = placeOf({ city, regionId });
  const bytes = createHash('sha256').update(slug).digest();
  if (town.latitude === null || town.longitude === null || bytes.readUInt8(31) % 5 === 0) return town;
  const { latitude, longitude } = town;
  const squeeze = Math.cos((latitude * Math.PI) / 180);
  for (let turn = 0; turn < TRIES; turn += 1) {
    const metres = NEAREST + ((bytes.readUInt16BE(0) + turn * 12_011) % 65_536) * ((FARTHEST - NEAREST) / 65_536);
    const angle = ((bytes.readUInt16BE(2) / 65_536 + turn * 0.618) % 1) * 2 * Math.PI;
    const point = {
      latitude: round(latitude + (Math.sin(angle) * metres) / METRES_PER_DEGREE),
      longitude: round(longitude + (Math.cos(angle) * metres) / METRES_PER_DEGREE / squeeze),
    };
    if (isOnLand(point) && islandAt(point) === town.island) return placeAt(point);
  }
  return town;
}

/** To about a metre. */
const round = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
