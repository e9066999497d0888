import { LISTING_STEPS, type ListingField, type ListingStep } from 'api/rules/listing';

/** The steps in their order. */
export const STEPS = Object.keys(LISTING_STEPS) as ListingStep[];

/** What a step asks for. */
export function fieldsOf(step: ListingStep): readonly ListingField[] {
  return LISTING_STEPS[step];
}

/** The step in which a field stands. */
export function stepOf(field: string): ListingStep | undefined {
  return STEPS.find((step) => fieldsOf(step).some((name) => name === field));
}

/** The step that an address or a draft names. */
export function asStep(value: unknown): ListingStep | undefined {
  return STEPS.find((step) => step === value);
}

/** The first step with a field that something is wrong with. */
export function firstWrongStep(errors: object): ListingStep | undefined {
  return STEPS.find((step) => hasError(step, errors));
}

/** Whether something is wrong with a field of the step. */
export function hasError(step: ListingStep, errors: object): boolean {
  return fieldsOf(step).some((field) => field in errors);
}
