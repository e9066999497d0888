import type { EntityManager } from '@mikro-orm/postgresql';
import type { SystemContext } from '../context.js';
import { Image } from '../images/image.entity.js';
import { filenameOf, filesOf, imageUrl } from '../images/image.files.js';

/** How long a picture may wait for the listing that it was uploaded for. */
const WAIT_HOURS = 24;
const DRAFT_DAYS = 90;
const BATCH = 200;

const IN_USE = `exists (select 1 from hotel h where array_append(h.images, h.image_url::text) && array['/images/' || i.id || '.jpg'])
  or exists (select 1 from listing_draft d where strpos(d.values::text, i.id) > 0)`;

/** Keeps pictures from being removed until the transaction ends, and gives back those that there are. */
export async function holdPictures(ids: string[], em: EntityManager): Promise<Set<string>> {
  // Always in the same order, so that two who hold the same ones do not wait for each other.
  for (const id of ids.toSorted()) await em.execute('select pg_advisory_xact_lock_shared(hashtextextended(?, 0))', [imageUrl(id)]);
  const known = await em.find(Image, { id: { $in: ids } }, { fields: ['id'] });
  return new Set(known.map(({ id }) => id));
}

/** Removes pictures that no listing and no draft refers to any more. */
export async function removeUnusedPictures(ids: string[], context: SystemContext, notBefore = 0): Promise<void> {
  const { em, images } = context;
  for (const id of ids) {
    await em.fork().transactional(async (transaction) => {
      // The same picture may be uploaded again just now: that one waits, and then finds it gone.
      await transaction.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [imageUrl(id)]);
      const gone = await transaction.execute<object[]>(
        `delete from image i where i.id = ? and i.created_at <= now() - make_interval(hours => ?) and not (${IN_USE}) returning id`,
        [id, notBefore],
      );
      if (gone.length > 0) await images.remove(filesOf(id).map(filenameOf));
    });
  }
}

/** Removes what was uploaded and never used, and drafts that nobody came back to. Run every night. */
export async function removeLeftPictures(context: SystemContext): Promise<void> {
  await context.read(`delete from listing_draft where updated_at < now() - interval '${DRAFT_DAYS} days'`);
  let after = '';
  for (;;) {
    const rows = await context.read<{ id: string }>(
      `select i.id from image i where i.id > $1 and i.created_at < now() - interval '${WAIT_HOURS} hours' and not (${IN_USE}) order by i.id limit ${BATCH}`,
      [after],
    );
    await removeUnusedPictures(rows.map(({ id }) => id), context, WAIT_HOURS);
    after = rows.at(-1)?.id ?? '';
    if (rows.length < BATCH) return;
  }
}
