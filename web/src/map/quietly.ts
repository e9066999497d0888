import type { Map } from 'leaflet';

const quiet = new WeakSet<Map>();

/** Moves the map without anybody having asked for it: what follows a visitor's own moves leaves it alone. */
export function quietly(map: Map, move: () => void): void {
  quiet.add(map);
  move();
  quiet.delete(map);
}

/** Whether the map is being moved by the page itself. */
export function isQuiet(map: Map): boolean {
  return quiet.has(map);
}
