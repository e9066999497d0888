import towns from 'api/places/towns';
import type { Position } from './PositionMap';

const folded = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase().trim();

/** The middle of a town by its name, as somebody types it; null for one that is not known, or that is one of several. */
export function townPosition(city: string, regionId: string): Position | null {
  const wanted = folded(city.split(/,|–/)[0] ?? '');
  const named = towns.filter(({ name }) => name === wanted);
  const [town, ...others] = named.length < 2 ? named : named.filter((each) => String(each.regionId) === regionId);
  return town && others.length === 0 ? { latitude: town.latitude, longitude: town.longitude } : null;
}
