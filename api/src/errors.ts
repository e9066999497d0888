import { GraphQLError } from 'graphql';
import type de from './messages/de.json';

/** What went wrong, in the words that clients may rely on, and the HTTP status that goes with it. */
export const STATUS = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  INVALID: 400,
  CONFLICT: 409,
  PAYMENT_REQUIRED: 402,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
} as const;
export type ErrorCode = keyof typeof STATUS;

/** The key of a message in `messages/*.json`. */
export type MessageKey = keyof typeof de;
export type MessageValues = Record<string, string | number>;

interface Details {
  /** Put into the message's {{placeholders}}. */
  values?: MessageValues;
  /** The message of each field that is wrong; the path is the argument's, `filter.priceMin`. */
  fields?: Record<string, { key: MessageKey; values?: MessageValues }>;
  /** Seconds after which it is worth trying again. */
  retryAfter?: number;
}

/** An error that a client may see. Everything else is masked and logged. */
export class AppError extends GraphQLError {
  constructor(
    readonly code: ErrorCode,
    readonly key: MessageKey,
    readonly details: Details = {},
  ) {
    super(key);
  }
}

/** The error for one field that holds something that cannot be accepted. */
export function invalid(field: string, key: MessageKey, values?: MessageValues): AppError {
  return new AppError('INVALID', key, { values, fields: { [field]: { key, values } } });
}
