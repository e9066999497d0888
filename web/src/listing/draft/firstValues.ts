import type { ListingStep } from 'api/rules/listing';
import type { ListingDraftFragment } from '../../gql/account.generated';
import type { ListingValues } from '../values';
import { changedFields, readDraftValues, type DraftValues } from './draftValues';
import { localName, readLocal } from './localDraft';

/** What a form begins with. */
export interface FirstValues {
  /** Without the draft: a new listing, or the one that is being changed. */
  base: ListingValues;
  values: ListingValues;
  step?: ListingStep;
  /** When the draft that lies over it was written; null without one. */
  draftedAt: string | null;
  /** What this browser holds and the server does not. */
  unsent: DraftValues;
}

interface Origin {
  base: ListingValues;
  viewerId: string;
  hotelId?: string;
  draft: ListingDraftFragment | null;
}

/** Lays the drafts over the listing: the server's, and over it what never left this browser. */
export function firstValues({ base, viewerId, hotelId, draft }: Origin): FirstValues {
  const local = readLocal(localName(viewerId, hotelId));
  const hasArrived = local?.wasSent === true && draft !== null && draft.updatedAt >= local.at;
  const unsent = local && !hasArrived ? readDraftValues(local.values, base) : {};
  const { step, ...written } = { ...readDraftValues(draft?.values ?? {}, base), ...unsent };
  const values = { ...base, ...written };
  const isDraft = Object.keys(changedFields(base, values)).length > 0;
  const dates = [draft?.updatedAt, Object.keys(unsent).length > 0 ? local?.at : undefined].filter((date) => date !== undefined);
  return { base, values, step: isDraft ? step : undefined, draftedAt: isDraft ? (dates.sort().at(-1) ?? null) : null, unsent };
}
