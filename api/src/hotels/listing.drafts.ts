import type { Context } from '../context.js';
import { isoTime } from '../database.js';
import { AppError, invalid } from '../errors.js';
import { isStorable } from '../rules.js';
import type { DraftValues, ListingDraft } from './listing-draft.entity.js';
import { listingRules } from './listing.rules.js';
import { findOwn } from './hotel.service.js';

/** What one save may hold; the whole draft is limited by the database. */
const LARGEST_PART = 32_768;
/** A form's fields hold texts, lists of them, and switches by their names. */
const DEEPEST = 3;
const FIELDS = new Set([...Object.keys(listingRules.fields), 'step']);

const COLUMNS = `id, values, ${isoTime('updated_at')} as "updatedAt"`;

/** The draft of a new listing, or of the changes to one; null where there is none. */
export async function findDraft(userId: number, hotelId: number | null, { read }: Context): Promise<ListingDraft | null> {
  const [draft] = await read<ListingDraft>(`select ${COLUMNS} from listing_draft where user_id = $1 and hotel_id is not distinct from $2`, [
    userId,
    hotelId,
  ]);
  return draft ?? null;
}

/** One of the viewer's own drafts by its number. */
export async function findDraftById(id: number, { read, viewer }: Context): Promise<ListingDraft | null> {
  const [draft] = await read<ListingDraft>(`select ${COLUMNS} from listing_draft where id = $1 and user_id = $2`, [id, viewer?.id ?? null]);
  return draft ?? null;
}

/** Keeps fields as they were typed. Others stay as they are: two devices can write to one draft. */
export async function saveDraft(hotelId: number | null, values: DraftValues, context: Context): Promise<ListingDraft> {
  const { viewer, read } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED', 'unauthenticated');
  const unknown = Object.keys(values).find((field) => !FIELDS.has(field));
  if (unknown !== undefined) throw invalid('values', 'draftFieldUnknown', { value: unknown.slice(0, 40) });
  if (!isFlat(values, DEEPEST)) throw invalid('values', 'draftTooLarge');
  if (!isStorable(values)) throw invalid('values', 'textInvalid');
  const text = JSON.stringify(values);
  if (text.length > LARGEST_PART) throw invalid('values', 'draftTooLarge');
  if (hotelId !== null) await findOwn(hotelId, context);
  await context.limits.consume('draft', String(viewer.id));
  const [draft] = await read<ListingDraft>(
    `insert into listing_draft (user_id, hotel_id, values) values ($1, $2, $3::jsonb)
     on conflict (user_id, hotel_id) do update set values = listing_draft.values || excluded.values, updated_at = now()
     returning ${COLUMNS}`,
    [viewer.id, hotelId, text],
  ).catch((error: unknown) => {
    if (error instanceof Error && error.message.includes('listing_draft_size')) throw invalid('values', 'draftTooLarge');
    if (error instanceof Error && error.message.includes('listing_draft_hotel_id_foreign')) throw new AppError('NOT_FOUND', 'hotelNotFound');
    throw error;
  });
  if (!draft) throw new AppError('NOT_FOUND', 'notFound');
  return draft;
}

/** False for what is nested deeper than so many levels; looks no further than that. */
function isFlat(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isFlat(inner, levels - 1));
}

/** Forgets a draft; true, also when there was none. */
export async function discardDraft(hotelId: number | null, { viewer, read }: Context): Promise<boolean> {
  await read('delete from listing_draft where user_id = $1 and hotel_id is not distinct from $2', [viewer?.id, hotelId]);
  return true;
}
