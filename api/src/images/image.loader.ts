import DataLoader from 'dataloader';
import type { Read } from '../database.js';
import type { Image } from './image.entity.js';

export type ImageLoader = DataLoader<string, Image | null>;

export const IMAGE_COLUMNS = 'image.id, image.width, image.height, image.blur_data_url as "blurDataUrl"';

export function createImageLoader(read: Read): ImageLoader {
  return new DataLoader(async (ids) => {
    const rows = await read<Image>(
      `select ${IMAGE_COLUMNS} from image where id = any($1)`,
      [ids],
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}
