/**
 * Draws the coast anew: api/src/places/coast.json, which distances to the sea are measured by, and web/src/map/land.json,
 * which the map shows. Run by hand, and only when the sources change: nothing asks for them later.
 *
 *   apt-get install gmt gmt-gshhg-full        the coast: GSHHG 2.3.7 in full resolution, about 100 m
 *   node scripts/coast.mjs                    fetches the borders and mapshaper into a folder that is thrown away
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { area, shores, simplified } from './coast-rings.mjs';
import { ISLANDS } from './islands.mjs';

/** The country with what lies next to it, and what the map can be moved over; degrees: west, south, east, north. */
const COUNTRY = [12.8, 41.8, 19.8, 46.8];
const MAP = [9, 39.5, 23, 49.5];
/** Square kilometres; whoever is on a smaller island is at the sea anyway. */
const SMALLEST_ISLAND = 0.1;
/** How far a simplified coast may be from the real one, degrees. */
const NEAR = { tolerance: 0.0006, smallest: 0.03 };
const FAR = { tolerance: 0.006, smallest: 8 };

const inCountry = ([x, y]) => x > 13 && x < 19 && y > 42.1 && y < 46;

writeFileSync('api/src/places/coast.json', coastFile(shores(COUNTRY).filter((ring) => area(ring) >= SMALLEST_ISLAND)));
writeFileSync('web/src/map/land.json', landFile(shores(MAP)));

/** One line a ring, the largest first: steps of a ten-thousandth of a degree, east and north, from the first point on. */
function coastFile(rings) {
  const named = new Map();
  for (const [island, latitude, longitude] of ISLANDS) {
    const ring = rings.findLast((candidate) => holds(candidate, [longitude, latitude]));
    if (!ring || ring === rings[0] || named.has(ring)) throw new Error(`${island} is not an island of its own: ${named.get(ring)}`);
    named.set(ring, island);
  }
  return `[\n${rings.map((ring) => JSON.stringify({ island: named.get(ring) ?? null, ring: steps(ring) })).join(',\n')}\n]\n`;
}

function steps(ring) {
  let [lastX, lastY] = [0, 0];
  const written = [];
  for (const [x, y] of ring.map((point) => point.map((value) => Math.round(value * 10_000)))) {
    if (written.length === 0 || x !== lastX || y !== lastY) written.push(`${x - lastX},${y - lastY}`);
    [lastX, lastY] = [x, y];
  }
  return written.join(' ');
}

function holds(ring, [x, y]) {
  let inside = false;
  for (let index = 1; index < ring.length; index += 1) {
    const [[ax, ay], [bx, by]] = [ring[index - 1], ring[index]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** The land of Croatia and that of all others, fine where there is something to book. */
function landFile(rings) {
  const kept = rings.filter((ring) => area(ring) > (ring.some(inCountry) ? NEAR : FAR).smallest);
  const coordinates = kept.map((ring) => [simplified(ring, (point) => (inCountry(point) ? NEAR : FAR).tolerance)]).filter(([ring]) => ring.length > 3);
  const folder = mkdtempSync(join(tmpdir(), 'coast-'));
  try {
    const run = (command, ...args) => execFileSync(command, args, { cwd: folder, stdio: 'pipe' });
    const mapshaper = (...args) => run('npx', '--yes', 'mapshaper@0.7.70', ...args);
    const features = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).geometries.flatMap((one) => (one.type === 'Polygon' ? [one.coordinates] : one.coordinates));
    writeFileSync(join(folder, 'land.json'), JSON.stringify({ type: 'MultiPolygon', coordinates }));
    // The borders at sea: land is told apart by them without regard to how finely the coast is drawn.
    run('npm', 'pack', '@geo-maps/countries-maritime-10m@0.6.0');
    run('tar', 'xzf', 'geo-maps-countries-maritime-10m-0.6.0.tgz');
    mapshaper('package/map.geo.json', '-filter', `A3 == 'HRV'`, '-simplify', 'interval=150', '-o', 'croatia.json', 'format=geojson');
    const parts = [['HR', '-clip'], ['other', '-erase']].map(([country, cut]) => {
      mapshaper('land.json', cut, 'croatia.json', '-o', `${country}.json`, 'format=geojson', 'precision=0.0001', 'gj2008');
      return { type: 'Feature', properties: { country }, geometry: { type: 'MultiPolygon', coordinates: features(`${country}.json`) } };
    });
    return `${JSON.stringify({ type: 'FeatureCollection', features: parts })}\n`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
