import type { ListingStep } from 'api/rules/listing';
import { useEffect, useRef } from 'react';
import { useFormStatus } from '../ui/form/formStatus';
import { stepOf, STEPS } from './steps';
import type { Aim } from './useWizard';

/** When the server refuses a field, the way leads to the step in which it stands. */
export function useRefusedStep(go: (step: ListingStep, aim: Aim) => void) {
  const status = useFormStatus();
  const answered = useRef(status);
  useEffect(() => {
    if (answered.current === status) return;
    answered.current = status;
    const steps = Object.keys(status?.failure.fields ?? {}).map(stepOf);
    const first = STEPS.find((step) => steps.includes(step));
    if (first) go(first, 'error');
  });
}
