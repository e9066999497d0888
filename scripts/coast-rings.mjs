import { execFileSync } from 'node:child_process';

const SQUARE_KILOMETRES = 111.32 * 111.32 * Math.cos((44 * Math.PI) / 180);

/** All land of a region as rings, the largest first; where it goes on outside, along the region's edge. */
export function shores(region) {
  const [west, south, east, north] = region;
  const text = execFileSync('gmt', ['coast', '-M', '-Df', '-W1', `-R${west}/${east}/${south}/${north}`], { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: 'pipe' });
  const pieces = text
    .split(/^>/m)
    .filter((piece) => piece.includes('Level 1'))
    .map((piece) => piece.split('\n').slice(1).filter(Boolean).map((line) => line.split('\t').map(Number)))
    .filter((piece) => piece.length > 1);
  return closed(joined(pieces), region).sort((a, b) => area(b) - area(a));
}

const key = (point) => point.map((value) => value.toFixed(5)).join();
const isRing = (line) => key(line[0]) === key(line.at(-1));

/** The source cuts the coast at the edges of its cells: what ends where another begins is one line. Land is on its left. */
function joined(pieces) {
  const starting = new Map(pieces.filter((piece) => !isRing(piece)).map((piece) => [key(piece[0]), piece]));
  const lines = pieces.filter(isRing);
  const followed = new Set([...starting.values()].map((piece) => key(piece.at(-1))));
  const begin = (start) => {
    let line = starting.get(start);
    starting.delete(start);
    for (let next; (next = starting.get(key(line.at(-1)))); ) {
      starting.delete(key(line.at(-1)));
      line = [...line, ...next.slice(1)];
    }
    lines.push(line);
  };
  for (const start of [...starting.keys()].filter((one) => !followed.has(one))) begin(start);
  for (const start of [...starting.keys()]) if (starting.has(start)) begin(start);
  return lines;
}

/** Lines that leave the region go on along its edge, against the clock, to the next one that enters it. */
function closed(lines, [west, south, east, north]) {
  const [width, height] = [east - west, north - south];
  const round = 2 * (width + height);
  const isAt = (a, b) => Math.abs(a - b) < 1e-6;
  const place = ([x, y]) => {
    if (isAt(y, south)) return x - west;
    if (isAt(x, east)) return width + y - south;
    return isAt(y, north) ? width + height + east - x : round - (y - south);
  };
  const corners = [[east, south], [east, north], [west, north], [west, south]];
  const open = new Set(lines.filter((line) => !isRing(line)));
  const rings = lines.filter(isRing);
  while (open.size > 0) {
    const [first] = open;
    const ring = [];
    for (let line = first; line; ) {
      open.delete(line);
      ring.push(...line);
      const from = place(line.at(-1));
      const ahead = (point) => (place(point) - from + round) % round;
      const next = [first, ...open].reduce((best, one) => (ahead(one[0]) < ahead(best[0]) ? one : best));
      ring.push(...corners.filter((corner) => ahead(corner) < ahead(next[0])).sort((a, b) => ahead(a) - ahead(b)));
      line = next === first ? undefined : next;
    }
    rings.push([...ring, ring[0]]);
  }
  return rings;
}

/** Square kilometres, roughly. */
export function area(ring) {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  return (Math.abs(twice) / 2) * SQUARE_KILOMETRES;
}

/** The ring without the points that lie nearer than the tolerance to the line between their neighbours. */
export function simplified(ring, toleranceAt) {
  const kept = new Set([0, ring.length - 1]);
  const parts = [[0, ring.length - 1]];
  for (let part; (part = parts.pop()); ) {
    const [from, to] = part;
    let farthest = 0;
    let middle;
    for (let index = from + 1; index < to; index += 1) {
      const far = distance(ring[index], ring[from], ring[to]) / toleranceAt(ring[index]);
      if (far > farthest) [farthest, middle] = [far, index];
    }
    if (farthest <= 1) continue;
    kept.add(middle);
    parts.push([from, middle], [middle, to]);
  }
  return ring.filter((_, index) => kept.has(index));
}

function distance([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const along = dx || dy ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy))) : 0;
  return Math.hypot((x - ax - along * dx) * 0.72, y - ay - along * dy);
}
