import { useFormikContext } from 'formik';
import type { TextValues } from './draft';
import type { Failure } from './failure';

/** The last refusal, with the values that were refused. */
export interface FormStatus {
  failure: Failure;
  /** The failure's sentence, never empty. */
  message: string;
  values: TextValues;
}

/** What the server said to the last attempt, if it failed. */
export function useFormStatus(): FormStatus | undefined {
  return useFormikContext<TextValues>().status as FormStatus | undefined;
}
