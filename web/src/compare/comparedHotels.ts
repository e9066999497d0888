import { countMarks } from '../favourites/countMarks';
import { createIdList } from '../favourites/idList';

/** As many as stand side by side. */
export const MAX_COMPARED = 4;

/**
 * The places that were chosen for a comparison. Kept until the tab is closed, without asking: whoever presses
 * "compare" on one page and on the next has asked for it.
 */
export const comparison = createIdList({ name: 'obala-compare', max: MAX_COMPARED, storage: () => sessionStorage });

/** The address of a comparison. */
export function comparePath(ids: readonly string[]): string {
  return ids.length > 0 ? `/compare?ids=${ids.join(',')}` : '/compare';
}

/** Adds a place; says whether there was room. */
export function addToComparison(id: string): boolean {
  const ids = comparison.ids();
  if (ids.length >= MAX_COMPARED) return false;
  comparison.set([...ids, id]);
  countMarks([id], 'compare');
  return true;
}

/** Takes a place out. */
export function removeFromComparison(id: string): void {
  comparison.set(comparison.ids().filter((other) => other !== id));
}
