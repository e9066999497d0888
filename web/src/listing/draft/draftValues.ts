import { AMENITIES } from 'api/rules/hotel';
import type { ListingField, ListingStep } from 'api/rules/listing';
import { asStep } from '../steps';
import type { ListingValues } from '../values';

/** What is kept of a form that was not sent: the fields that were touched, and the step at which it stood. */
export type DraftValues = Partial<ListingValues> & { step?: ListingStep };

const fieldsOf = (values: object) => Object.keys(values) as ListingField[];

/** Whatever was stored, as far as it has the fields of this form: an older version of it may have written it. */
export function readDraftValues(stored: Record<string, unknown>, base: ListingValues): DraftValues {
  const known = fieldsOf(base).filter((field) => isLike(stored[field], base[field]));
  const values = Object.fromEntries(known.map((field) => [field, stored[field]])) as Partial<ListingValues>;
  const step = asStep(stored.step);
  return {
    ...values,
    ...(values.amenities && { amenities: AMENITIES.filter((key) => values.amenities?.includes(key)) }),
    ...(step && { step }),
  };
}

function isLike(value: unknown, model: string | string[]): boolean {
  if (typeof model === 'string') return typeof value === 'string';
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

/** The fields in which the form differs from what it was. */
export function changedFields(before: ListingValues, now: ListingValues): Partial<ListingValues> {
  const changed = fieldsOf(now).filter((field) => before[field] !== now[field] && String(before[field]) !== String(now[field]));
  return Object.fromEntries(changed.map((field) => [field, now[field]]));
}
