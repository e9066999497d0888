import { AppError, invalid } from './errors.js';

/** What one thing is looked up by. */
export type Key = { id: number } | { slug: string };

const LARGEST_ID = 2_147_483_647;

/** Whether a text is a number as the database knows it. */
export function isId(text: string): boolean {
  return /^[0-9]{1,10}$/.test(text) && Number(text) >= 1 && Number(text) <= LARGEST_ID;
}

/** A number from outside, as the database knows it; anything else is refused with the field named. */
export function idOf(text: string, field: string): number {
  if (!isId(text)) throw invalid(field, 'idInvalid', { value: text.slice(0, 40) });
  return Number(text);
}

/** Exactly one of the two. A slug with characters that no slug has finds nothing; it need not be asked for. */
export function requireOne(slug: string | null | undefined, id: string | null | undefined): Key {
  if ((slug == null) === (id == null)) {
    throw new AppError('INVALID', 'slugOrId', { fields: { [slug == null ? 'slug' : 'id']: { key: 'slugOrId' } } });
  }
  if (id != null) return { id: idOf(id, 'id') };
  return { slug: /^[a-z0-9-]{1,120}$/.test(slug ?? '') ? (slug ?? '') : '' };
}
