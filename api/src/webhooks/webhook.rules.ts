import { boolean, object, string } from 'yup';

/** So many webhooks one operator has, at most. */
export const MOST_WEBHOOKS = 10;

export const webhookRules = object({
  url: string().trim().required('webhookUrlRequired').max(1000, 'tooLong').matches(/^https?:\/\/[^\s/?#@]+([/?][^\s#]*)?$/i, 'webhookUrlInvalid'),
  isOwnOnly: boolean().default(false),
});
