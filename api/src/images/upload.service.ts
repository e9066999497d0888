import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Context } from '../context.js';
import { AppError } from '../errors.js';
import type { Image } from './image.entity.js';
import { imageUrl } from './image.files.js';
import { decodeImage, encodeFiles, IMAGE_LIMITS } from './image.pipeline.js';

/** Pictures that are worked on at once: each takes a core, and memory for all its pixels. */
const working = pLimit(2);
/** Files that are in memory at once; the bytes of all others wait on their way. */
const holding = pLimit(24);
/** Of these, so many of one operator: whoever sends slowly holds up nobody but themselves. */
const MOST_EACH = 4;
const turnsOf = new Map<number, { limit: LimitFunction; count: number }>();
/** A file of which nothing has come for so long is given up. */
const PATIENCE = 20_000;
/** The most pictures that one operator may have. */
const QUOTA = 2000;

/** Takes a picture of an operator: read, cleaned, stored in every size. The same picture again is the same picture. */
export async function takeImage(file: Readable, originalName: string | undefined, context: Context): Promise<Image> {
  const { viewer, read, limits } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED', 'unauthenticated');
  return inTurn(viewer.id, async () => {
    await limits.consume('upload', String(viewer.id));
    const [owned] = await read<{ count: number }>('select count(*)::integer as count from image where uploaded_by_id = $1', [viewer.id]);
    if ((owned?.count ?? 0) >= QUOTA) throw new AppError('INVALID', 'imageQuota', { values: { max: QUOTA } });
    const bytes = await readUpload(file);
    return working(() => store(bytes, nameOf(originalName), viewer.id, context));
  }).finally(() => {
    // What was refused before its end goes by unread: the next file is behind it.
    if (!file.destroyed) file.resume();
  });
}

/** A request whose files wait for their turn is not one that is slow: how long nothing comes is counted while a file is read. */
export function waitForTurn(request: IncomingMessage): void {
  request.setTimeout(0);
}

async function inTurn<Result>(userId: number, work: () => Promise<Result>): Promise<Result> {
  const turns = turnsOf.get(userId) ?? { limit: pLimit(MOST_EACH), count: 0 };
  turnsOf.set(userId, turns);
  turns.count += 1;
  try {
    return await turns.limit(() => holding(work));
  } finally {
    turns.count -= 1;
    if (turns.count === 0) turnsOf.delete(userId);
  }
}

async function store(bytes: Buffer, originalName: string, userId: number, { em, images, log }: Context): Promise<Image> {
  const image = await decodeImage(bytes);
  const files = await encodeFiles(image);
  return em.fork().transactional(async (transaction) => {
    // Whoever removes the same picture just now is waited for.
    await transaction.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [imageUrl(image.id)]);
    const known = await transaction.execute<object[]>('select id from image where id = ?', [image.id]);
    const stored: string[] = [];
    try {
      for (const [filename, content] of files) {
        await images.put(filename, content);
        stored.push(filename);
      }
    } catch (error) {
      log.error({ err: error }, 'a picture could not be stored');
      // Half a picture is of no use to anybody; where even that fails, nothing refers to it.
      if (known.length === 0) await images.remove(stored).catch(() => undefined);
      throw new AppError('UNAVAILABLE', 'uploadFailed', { retryAfter: 10 });
    }
    const [row] = await transaction.execute<Image[]>(
      `insert into image (id, width, height, blur_data_url, original_name, uploaded_by_id) values (?, ?, ?, ?, ?, ?)
       on conflict (id) do update set created_at = now()
       returning id, width, height, blur_data_url as "blurDataUrl"`,
      [image.id, image.width, image.height, image.blurDataUrl, originalName, userId],
    );
    if (!row) throw new AppError('UNAVAILABLE', 'uploadFailed');
    return row;
  });
}

/** All bytes of an upload; one that is too large is refused before it is all in memory. */
async function readUpload(file: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const patience = setTimeout(() => file.destroy(new AppError('INVALID', 'badRequest')), PATIENCE);
  try {
    for await (const chunk of file.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      patience.refresh();
      size += chunk.length;
      if (size > IMAGE_LIMITS.megabytes * 1024 * 1024) throw new AppError('TOO_LARGE', 'imageTooLarge', { values: IMAGE_LIMITS });
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('INVALID', 'badRequest');
  } finally {
    clearTimeout(patience);
  }
  if (size === 0) throw new AppError('INVALID', 'imageUnreadable');
  return Buffer.concat(chunks);
}

/** What the file was called, as far as it can be kept; not every client says it. */
function nameOf(filename = ''): string {
  return filename.replaceAll(/\p{Control}/gu, '').slice(0, 255).toWellFormed();
}
