import DataLoader from 'dataloader';
import type { Read } from '../database.js';
import type { Region } from './region.entity.js';

/** How many visible listings a region has and what the cheapest costs. */
export interface RegionFigures {
  hotelCount: number;
  minPrice: number;
}

/** Of a region without listings. */
export const NONE: RegionFigures = { hotelCount: 0, minPrice: 0 };

export interface RegionLoaders {
  region: DataLoader<number, Region | null>;
  regionFigures: DataLoader<number, RegionFigures>;
}

export const REGION_COLUMNS = `id, slug, names, descriptions, aliases, image_url as "imageUrl"`;

/** `known` are the figures of all regions where this process has them. */
export function createRegionLoaders(read: Read, known: () => Promise<ReadonlyMap<number, RegionFigures> | null>): RegionLoaders {
  return {
    region: new DataLoader(async (ids) => {
      const rows = await read<Region>(`select ${REGION_COLUMNS} from region where id = any($1)`, [ids]);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
    regionFigures: new DataLoader(async (ids) => {
      const inMemory = await known();
      if (inMemory) return ids.map((id) => inMemory.get(id) ?? NONE);
      const rows = await read<RegionFigures & { id: number }>(
        `select region_id as id, count(*)::integer as "hotelCount", min(price_per_night) as "minPrice"
         from hotel where is_visible and region_id = any($1) group by region_id`,
        [ids],
      );
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? NONE);
    }),
  };
}
