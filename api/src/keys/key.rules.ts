import { array, type InferType, number, object, string } from 'yup';

/** What a new API key needs. Messages are keys; shared by the API and the form. */

export const KEY_NAME_LENGTH = 60;

/** So many keys that can be used may one account have. */
export const MOST_LIVE_KEYS = 20;

/** How many days a key may be limited to; without a limit, it is good until it is revoked. */
export const KEY_DAYS = [30, 90, 365] as const;

export const keyRules = object({
  name: string().trim().max(KEY_NAME_LENGTH, 'tooLong').required('keyNameRequired'),
  scopes: array().of(string().required('keyScopesRequired')).min(1, 'keyScopesRequired').required('keyScopesRequired'),
  expiresInDays: number().oneOf(KEY_DAYS, 'keyDaysUnknown'),
});
export type KeyFields = InferType<typeof keyRules>;
