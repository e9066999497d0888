import type { ListingField, ListingStep } from 'api/rules/listing';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { wrongFields, type WrongField } from '../ui/form/wrongFields';
import { asStep, STEPS } from './steps';

/** Where the focus goes in a step: to its heading, to its field with an error or the summary of several, or to one field. */
export type Aim = 'heading' | 'error' | ListingField;

/** The steps that ask for something. */
const FILLED = STEPS.slice(0, -1);

interface WizardStart {
  step?: ListingStep;
  /** Everything was filled in before: each step can be judged. */
  isEdit: boolean;
}

/** At which step the form stands, which ones were seen, and where the focus goes. The address holds the step. */
export function useWizard(frame: RefObject<HTMLElement | null>, { step: startStep = 'basics', isEdit }: WizardStart) {
  const [params, setParams] = useSearchParams();
  const step = asStep(params.get('step')) ?? startStep;
  const [seen, setSeen] = useState<readonly ListingStep[]>(() => (isEdit ? FILLED : STEPS.slice(0, STEPS.indexOf(step))));
  const [aim, setAim] = useState<{ step: ListingStep; at: Aim } | null>(null);
  const settled = useRef(aim);
  const [listed, setListed] = useState<{ aim: typeof aim; fields: readonly WrongField[] } | null>(null);

  useEffect(() => {
    // The address follows a moment later.
    if (!aim || settled.current === aim || aim.step !== step) return;
    settled.current = aim;
    const several = aim.at === 'error' ? wrongFields(frame.current) : [];
    setListed({ aim, fields: several });
    // Their summary takes the focus itself.
    if (several.length > 0) return;
    const target = targetOf(frame.current, aim.at);
    target?.focus({ preventScroll: true });
    // The next step begins where the bar is; a field is shown with its label and its error.
    const isAbove = (frame.current?.getBoundingClientRect().top ?? 0) < 0;
    if (target?.tagName !== 'H2') target?.closest('div, fieldset')?.parentElement?.scrollIntoView({ block: 'center' });
    else if (isAbove) frame.current?.scrollIntoView({ block: 'start' });
  }, [frame, aim, step]);

  const see = (steps: readonly ListingStep[]) => {
    setSeen((known) => [...new Set([...known, ...steps])]);
  };
  const arrive = (to: ListingStep, at: Aim = 'heading') => {
    see([step]);
    setAim({ step: to, at });
  };
  const lead = (to: ListingStep) => {
    if (to !== step) setParams((now) => withStep(now, to), { preventScrollReset: true });
  };
  return {
    step,
    seen,
    /** The fields of the step for the summary above it. */
    listed: listed && listed.aim === aim && aim?.step === step ? listed.fields : [],
    /** Marks steps as seen: what is missing in them is said from now on. */
    see,
    /** What happens when a link to a step is followed. */
    arrive,
    /** Goes to a step and puts the focus there. */
    go: (to: ListingStep, at?: Aim) => {
      arrive(to, at);
      lead(to);
    },
    /** Begins anew: nothing was seen, and nothing is missing yet. */
    restart: () => {
      setSeen(isEdit ? FILLED : []);
      setAim({ step: 'basics', at: 'heading' });
      lead('basics');
    },
    /** The address of a step, for a link. */
    searchOf: (to: ListingStep) => `?${withStep(params, to).toString()}`,
  };
}

function withStep(params: URLSearchParams, step: ListingStep): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('step', step);
  return next;
}

function targetOf(frame: HTMLElement | null, at: Aim): HTMLElement | null {
  const heading = frame?.querySelector<HTMLElement>('h2[tabindex]') ?? null;
  if (at === 'heading') return heading;
  const selector = at === 'error' ? '[aria-invalid="true"]' : `[name="${at}"], [data-field="${at}"]`;
  return frame?.querySelector<HTMLElement>(selector) ?? heading;
}
