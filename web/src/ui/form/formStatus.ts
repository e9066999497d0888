import { useFormikContext } from 'formik';
import type { TextValues } from './draft';
import type { Failure } from './failure';

/** The last refusal, with the values that were refused. */
export interface FormStatus {
  failure: Failure;
  /** The failure's sentence, never empty. */
  message: string;
  values: object;
  /** What was caught. */
  error: unknown;
}

/** What the server said to the last attempt, if it failed. */
export function useFormStatus(): FormStatus | undefined {
  return useFormikContext<TextValues>().status as FormStatus | undefined;
}

/** What the server said against a field, as long as the field holds the value that was refused. */
export function refusalOf(status: FormStatus | undefined, name: string, value: unknown): string | undefined {
  const refused: unknown = status && Object.entries(status.values).find(([field]) => field === name)?.[1];
  return refused === value ? status?.failure.fields[name] : undefined;
}
