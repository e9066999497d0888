import names from './names.json';
import type { Position } from './PositionMap';

const folded = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').toLowerCase().trim();

/** The middle of a town by its name, as somebody types it; null for one that the map does not know. */
export function townPosition(city: string): Position | null {
  const wanted = folded(city.split(',')[0] ?? '');
  if (wanted === '') return null;
  const town = names.find(({ kind, name }) => kind === 'town' && typeof name === 'string' && folded(name) === wanted);
  const [latitude, longitude] = town?.at ?? [];
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}
