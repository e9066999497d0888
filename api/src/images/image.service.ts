import type { Read } from '../database.js';
import { encodeFiles, type DecodedImage } from './image.pipeline.js';
import type { ImageStore } from './image.store.js';

/** Writes all files of a picture, then the picture itself: what is known is also there. */
export async function storeImage(image: DecodedImage, originalName: string, store: ImageStore, read: Read): Promise<void> {
  for (const [filename, content] of await encodeFiles(image)) await store.put(filename, content);
  await saveImage(image, originalName, read);
}

/** Writes what is known of a picture; the same picture again keeps its row. */
export async function saveImage(image: Omit<DecodedImage, 'pixels'>, originalName: string, read: Read): Promise<void> {
  await read(
    `insert into image (id, width, height, blur_data_url, original_name) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set width = excluded.width, height = excluded.height, blur_data_url = excluded.blur_data_url`,
    [image.id, image.width, image.height, image.blurDataUrl, originalName.slice(0, 255)],
  );
}
