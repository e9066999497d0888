import CheapRuler from 'cheap-ruler';
import Flatbush from 'flatbush';
import rings from './coast.json' with { type: 'json' };

/** A point on the earth in degrees (WGS 84). */
export interface Point {
  latitude: number;
  longitude: number;
}

type Corner = [longitude: number, latitude: number];

interface Shore {
  from: Corner;
  to: Corner;
  island: string | null;
}

interface Land {
  /** The name of the island; null for the mainland and for islands that nobody lists anything on. */
  island: string | null;
  ring: Corner[];
  box: { west: number; south: number; east: number; north: number };
}

/** The frame that the coast was cut out of: land goes on beyond it, and its edge is no shore. */
const FRAME = { west: 12.8, south: 41.8, east: 19.8, north: 46.8 };
const STEP = 10_000;
/** A degree of longitude is this much shorter than one of latitude, within 5 % all over the frame. */
const SQUEEZE = Math.cos((44.3 * Math.PI) / 180);
const METRES_PER_DEGREE = 111_000;

let coast: { lands: Land[]; shores: Shore[]; index: Flatbush } | undefined;

/** Read when it is needed first: that takes 0.2 seconds, every question after it less than a millisecond. */
function readCoast() {
  const lands = rings.map(({ island, ring }) => landOf(island, cornersOf(ring)));
  const shores = lands.flatMap(({ ring, island }) => ring.slice(1).map((to, index) => ({ from: ring[index] ?? to, to, island }))).filter(isShore);
  const index = new Flatbush(shores.length);
  for (const { from: [ax, ay], to: [bx, by] } of shores) index.add(Math.min(ax, bx) * SQUEEZE, Math.min(ay, by), Math.max(ax, bx) * SQUEEZE, Math.max(ay, by));
  index.finish();
  return { lands, shores, index };
}

/** The coast is known to about 100 m, in narrow bays to 300 m: what stands in the water by less stands on the shore. */
const INEXACT_METRES = 300;

/** Whether a point lies on land. */
export function isOnLand(point: Point): boolean {
  return landAt(point) !== undefined;
}

/** The island that a point lies on; null on the mainland and at sea. */
export function islandAt(point: Point): string | null {
  const land = landAt(point);
  if (land) return land.island;
  const { shore, metres } = nearestShore(point);
  return metres < INEXACT_METRES ? shore.island : null;
}

/** Metres in a straight line to the nearest shore of the sea; 0 for a point on the water. */
export function metresToSea(point: Point): number {
  return isOnLand(point) ? Math.round(nearestShore(point).metres) : 0;
}

function landAt({ latitude, longitude }: Point): Land | undefined {
  coast ??= readCoast();
  return coast.lands.find(({ ring, box: { west, south, east, north } }) => {
    const isNear = longitude >= west && longitude <= east && latitude >= south && latitude <= north;
    return isNear && isWithin(ring, longitude, latitude);
  });
}

function nearestShore(point: Point): { shore: Shore; metres: number } {
  coast ??= readCoast();
  const { shores, index } = coast;
  const here: Corner = [point.longitude, point.latitude];
  const ruler = new CheapRuler(point.latitude, 'meters');
  const nearest = (found: number[]) =>
    found
      .flatMap((at) => shores[at] ?? [])
      .map((shore) => ({ shore, metres: ruler.pointToSegmentDistance(here, shore.from, shore.to) }))
      .reduce((best, other) => (other.metres < best.metres ? other : best));
  const near = (most: number, metres?: number) => index.neighbors(point.longitude * SQUEEZE, point.latitude, most, metres && (metres / METRES_PER_DEGREE) * 1.06);
  // The index knows boxes on a flat map: what may be nearer than the first guess is measured.
  return nearest(near(Infinity, nearest(near(4)).metres));
}

function cornersOf(ring: string): Corner[] {
  let [x, y] = [0, 0];
  return ring.split(' ').map((step) => {
    const [east = 0, north = 0] = step.split(',').map(Number);
    [x, y] = [x + east, y + north];
    return [x / STEP, y / STEP];
  });
}

function landOf(island: string | null, ring: Corner[]): Land {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [x, y] of ring) {
    box.west = Math.min(box.west, x);
    box.south = Math.min(box.south, y);
    box.east = Math.max(box.east, x);
    box.north = Math.max(box.north, y);
  }
  return { island, ring, box };
}

function isShore({ from: [ax, ay], to: [bx, by] }: Shore): boolean {
  const { west, south, east, north } = FRAME;
  return !((ax === bx && (ax === west || ax === east)) || (ay === by && (ay === south || ay === north)));
}

/** A line from the point to the west crosses the ring an odd number of times. */
function isWithin(ring: Corner[], x: number, y: number): boolean {
  let inside = false;
  for (let index = 1; index < ring.length; index += 1) {
    const [ax, ay] = ring[index - 1] ?? [0, 0];
    const [bx, by] = ring[index] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
