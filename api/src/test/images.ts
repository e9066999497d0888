import { type DecodedImage, encodeFiles } from '../images/image.pipeline.js';
import type { TestApp } from './app.js';

/** A picture that is there, without anybody having uploaded it. */
export async function storeImage(image: DecodedImage, { images, database }: TestApp): Promise<void> {
  for (const [filename, content] of await encodeFiles(image)) await images.put(filename, content);
  await database.read(`insert into image (id, width, height, blur_data_url, original_name) values ($1, $2, $3, $4, 'photo.jpg') on conflict do nothing`, [
    image.id,
    image.width,
    image.height,
    image.blurDataUrl,
  ]);
}
