import type messages from 'api/messages/de';
import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';

/** A rule's message is a key of the API's texts. */
export type RuleKey = keyof typeof messages;
export type RuleText = (key: RuleKey, figures: Record<string, number>) => string;

/** The text of the first broken rule of each field; the API checks the same rules in the same order. */
export function ruleErrors(rules: ObjectSchema<AnyObject>, values: object, textOf: RuleText): Record<string, string> {
  try {
    rules.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: Record<string, string> = {};
    for (const { path = '', message, params } of error.inner.toSorted((a, b) => rank(a) - rank(b))) {
      errors[path] ??= textOf(message as RuleKey, figures(params));
    }
    return errors;
  }
}

/** Of an empty field it is said that it is needed, not that it is too short. */
function rank({ type, value }: ValidationError): number {
  if (type === 'required' || type === 'optionality') return 0;
  return value === '' ? 2 : 1;
}

function figures(params: Record<string, unknown> = {}): Record<string, number> {
  return Object.fromEntries(Object.entries(params).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}
