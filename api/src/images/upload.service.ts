import pLimit from 'p-limit';
import type { Context } from '../context.js';
import { AppError } from '../errors.js';
import type { Image } from './image.entity.js';
import { imageUrl } from './image.files.js';
import { decodeImage, encodeFiles, IMAGE_LIMITS } from './image.pipeline.js';

/** Pictures that are worked on at once: each takes a core, and memory for all its pixels. */
const working = pLimit(2);
/** The most pictures that one operator may have. */
const QUOTA = 2000;

/** Takes a picture of an operator: read, cleaned, stored in every size. The same picture again is the same picture. */
export async function addImage(bytes: Buffer, originalName: string, context: Context): Promise<Image> {
  const { viewer, read, limits } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED', 'unauthenticated');
  await limits.consume('upload', String(viewer.id));
  const [owned] = await read<{ count: number }>('select count(*)::integer as count from image where uploaded_by_id = $1', [viewer.id]);
  if ((owned?.count ?? 0) >= QUOTA) throw new AppError('INVALID', 'imageQuota', { values: { max: QUOTA } });
  return working(() => store(bytes, originalName, viewer.id, context));
}

async function store(bytes: Buffer, originalName: string, userId: number, { em, images, log }: Context): Promise<Image> {
  const image = await decodeImage(bytes);
  const files = await encodeFiles(image);
  return em.fork().transactional(async (transaction) => {
    // Whoever removes the same picture just now is waited for.
    await transaction.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [imageUrl(image.id)]);
    try {
      for (const [filename, content] of files) await images.put(filename, content);
    } catch (error) {
      log.error({ err: error }, 'a picture could not be stored');
      throw new AppError('UNAVAILABLE', 'uploadFailed', { retryAfter: 10 });
    }
    const [row] = await transaction.execute<Image[]>(
      `insert into image (id, width, height, blur_data_url, original_name, uploaded_by_id) values (?, ?, ?, ?, ?, ?)
       on conflict (id) do update set created_at = now()
       returning id, width, height, blur_data_url as "blurDataUrl"`,
      [image.id, image.width, image.height, image.blurDataUrl, originalName.slice(0, 255), userId],
    );
    if (!row) throw new AppError('UNAVAILABLE', 'uploadFailed');
    return row;
  });
}

/** All bytes of an upload; one that is too large is refused before it is all in memory. */
export async function readUpload(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > IMAGE_LIMITS.megabytes * 1024 * 1024) throw new AppError('TOO_LARGE', 'imageTooLarge', { values: IMAGE_LIMITS });
    chunks.push(chunk);
  }
  if (size === 0) throw new AppError('INVALID', 'imageUnreadable');
  return Buffer.concat(chunks);
}
