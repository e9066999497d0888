import type { Context } from '../context.js';
import type { Key } from '../ids.js';
import type { Region } from './region.entity.js';
import { REGION_COLUMNS } from './region.loader.js';

export function findRegions({ read }: Context): Promise<Region[]> {
  return read<Region>(`select ${REGION_COLUMNS} from region order by id`);
}

export async function findRegion(key: Key, { read, loaders }: Context): Promise<Region | null> {
  if ('id' in key) return loaders.region.load(key.id);
  const [region] = await read<Region>(`select ${REGION_COLUMNS} from region where slug = $1`, [key.slug]);
  return region ?? null;
}
