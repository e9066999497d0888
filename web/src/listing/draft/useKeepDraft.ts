import type { ListingStep } from 'api/rules/listing';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { ListingValues } from '../values';
import type { DraftQueue } from './draftQueue';
import { changedFields } from './draftValues';
import type { FirstValues } from './firstValues';

/**
 * Hands every change of the form to the queue. Whoever only looks through the steps leaves no draft: the step is kept
 * with what was typed.
 */
export function useKeepDraft(queue: DraftQueue, step: ListingStep, first: FirstValues) {
  const { values, resetForm } = useFormikContext<ListingValues>();
  const known = useRef(first.values);
  const knownStep = useRef(step);
  const hasContent = useRef(first.draftedAt !== null);

  useEffect(() => {
    const changed = changedFields(known.current, values);
    known.current = values;
    if (Object.keys(changed).length === 0) return;
    hasContent.current = true;
    queue.add({ ...changed, step });
  }, [queue, values, step]);

  useEffect(() => {
    if (knownStep.current === step) return;
    knownStep.current = step;
    if (hasContent.current) queue.add({ step });
    queue.flush();
  }, [queue, step]);

  return {
    /** Whether there is anything to come back to. */
    hasDraft: () => hasContent.current,
    /** Begins anew with what stood there before the draft; none of it is a change. */
    startAnew: () => {
      known.current = first.base;
      hasContent.current = false;
      resetForm({ values: first.base });
    },
  };
}
