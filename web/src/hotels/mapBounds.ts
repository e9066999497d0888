/** A part of the map, degrees; the names are those of the schema's `BoundsInput`. */
export interface MapBounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Four figures: south, west, north, east. `null` for what is no part of the map. */
export function readBounds(text: string | null): MapBounds | null {
  const parts = (text ?? '').split(',');
  if (parts.length !== 4 || !parts.every((part) => /^-?\d{1,3}(\.\d{1,8})?$/.test(part))) return null;
  const [south = 0, west = 0, north = 0, east = 0] = parts.map((part) => Number(Number(part).toFixed(4)));
  const isOnEarth = south >= -90 && south < north && north <= 90 && west >= -180 && west < east && east <= 180;
  return isOnEarth ? { south, west, north, east } : null;
}

/** With four decimals, about ten metres: so that an address stays short, and a nudge of the map stays the same address. */
export function writeBounds({ south, west, north, east }: MapBounds): string {
  return [south, west, north, east].map((degrees) => degrees.toFixed(4)).join(',');
}
