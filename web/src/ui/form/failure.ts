import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/** Why something could not be done, as far as the answer says. */
export interface Failure {
  /** The API's code, for example `RATE_LIMITED`; `SERVER` for an answer that is none, `NETWORK` for no answer at all. */
  code: string;
  /** In the reader's language; null when the answer has none. */
  message: string | null;
  /** The message of each field that was refused, by the form's own names. */
  fields: Record<string, string>;
}

interface Extensions {
  code?: string;
  fields?: Record<string, string>;
}

/** Reads what a mutation threw. */
export function readFailure(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const { code = 'SERVER', fields = {} } = (first?.extensions ?? {}) as Extensions;
    // The API names the argument too: `input.email` is the field `email`.
    const named = Object.entries(fields).map(([path, text]) => [path.replace(/^input\./, ''), text] as const);
    return { code, message: first?.message || null, fields: Object.fromEntries(named) };
  }
  return { code: ServerError.is(error) ? 'SERVER' : 'NETWORK', message: null, fields: {} };
}
