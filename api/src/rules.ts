import { type ObjectSchema, type AnyObject, ValidationError } from 'yup';
import { AppError, type MessageKey } from './errors.js';

/**
 * An input as its rules want it: trimmed and checked. What is wrong is refused at its fields, all at once; `prefix` is
 * what stands before their names in the document, nothing where they are arguments of their own.
 */
export function checkInput<Output extends AnyObject>(rules: ObjectSchema<Output>, input: object, prefix = 'input.'): Output {
  // A form has no null: what is not stated is empty.
  const stated = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, value ?? undefined]));
  const unstorable = Object.keys(stated).filter((name) => !isStorable(stated[name]));
  if (unstorable.length > 0) {
    throw new AppError('INVALID', 'textInvalid', { fields: Object.fromEntries(unstorable.map((name) => [prefix + name, { key: 'textInvalid' }])) });
  }
  try {
    return rules.validateSync(stated, { abortEarly: false, stripUnknown: true }) as Output;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems = error.inner.toSorted((a, b) => rank(a) - rank(b));
    const fields: Record<string, { key: MessageKey; values?: Record<string, number> }> = {};
    for (const { path, message, params } of problems) {
      fields[`${prefix}${path}`] ??= { key: message as MessageKey, values: figures(params) };
    }
    const [first] = Object.values(fields);
    throw new AppError('INVALID', first?.key ?? 'badRequest', { values: first?.values, fields });
  }
}

/** As JSON writes a zero byte and half a surrogate pair. */
const NO_TEXT = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** False for what holds a character, however deep, that no database keeps: a zero byte, half a surrogate pair. */
export function isStorable(value: unknown): boolean {
  return !NO_TEXT.test(JSON.stringify(value) ?? '');
}

/** Of an empty field it is said that it is needed, not that it is too short. */
function rank({ type, value }: ValidationError): number {
  if (type === 'required' || type === 'optionality') return 0;
  return value === '' ? 2 : 1;
}

function figures(params: Record<string, unknown> | undefined): Record<string, number> {
  return Object.fromEntries(Object.entries(params ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}
