import type Stripe from 'stripe';
import { ApiError, invalid, missingParameter } from '../errors.js';

/** What a parameter may hold; `null` in the answer of `text` and `moment` is Stripe's empty value, which unsets. */
export type Shape = 'text' | 'integer' | 'boolean' | 'moment' | 'metadata' | readonly [Shape] | { readonly [name: string]: Shape };

/** The value of a parameter of that shape. */
export type Value<S> = S extends 'text' ? string | null
  : S extends 'integer' ? number
  : S extends 'moment' ? number | null
  : S extends 'boolean' ? boolean
  : S extends 'metadata' ? Stripe.Metadata
  : S extends readonly [infer Item] ? Value<Item>[]
  : { -readonly [Name in keyof S]?: Value<S[Name]> };

/** Reads what came with a request, as text in brackets, by the shape that the endpoint declares. */
export function readParameters<S extends { readonly [name: string]: Shape }>(given: unknown, shape: S): Value<S> {
  return readValue(given ?? {}, shape, '') as Value<S>;
}

/** Fails for the first of the names that was not sent. */
export function need<T extends object, K extends keyof T & string>(values: T, ...names: K[]): asserts values is T & { [Name in K]-?: NonNullable<T[Name]> } {
  for (const name of names) if (values[name] === undefined || values[name] === null) throw missingParameter(name);
}

function readValue(given: unknown, shape: Shape, path: string): unknown {
  if (typeof shape === 'string') return shape === 'metadata' ? readMetadata(given, path) : readScalar(given, shape, path);
  if (isList(shape)) return entries(given, path, 'array').map(([key, item]) => readValue(item, shape[0], `${path}[${key}]`));
  const values: Record<string, unknown> = {};
  for (const [name, value] of entries(given, path, 'hash')) {
    const inner = path ? `${path}[${name}]` : name;
    const expected = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (!expected) throw new ApiError(400, `Received unknown parameter: ${inner}`, 'parameter_unknown', inner);
    values[name] = readValue(value, expected, inner);
  }
  return values;
}

function readScalar(given: unknown, shape: 'text' | 'integer' | 'boolean' | 'moment', path: string): string | number | boolean | null {
  if (typeof given !== 'string') throw invalid(`Invalid string: ${JSON.stringify(given)}`, path);
  if (shape === 'text') return given === '' ? null : given;
  if (shape === 'moment' && given === '') return null;
  if (shape === 'boolean') {
    if (given !== 'true' && given !== 'false') throw invalid(`Invalid boolean: ${given}`, path);
    return given === 'true';
  }
  if (!/^-?\d+$/.test(given)) throw invalid(`Invalid integer: ${given}`, path, 'parameter_invalid_integer');
  return Number(given);
}

/** An empty value is kept: it takes the key away. */
function readMetadata(given: unknown, path: string): Record<string, string> {
  const pairs = given === '' ? [] : entries(given, path, 'hash');
  return Object.fromEntries(
    pairs.map(([key, value]) => {
      if (typeof value !== 'string') throw invalid(`Metadata values must be strings, but for key ${key} you passed in a value of type hash`, `${path}[${key}]`);
      if (key.length > 40) throw invalid('Metadata keys can have up to 40 characters.', path);
      if (value.length > 500) throw invalid('Metadata values can have up to 500 characters.', `${path}[${key}]`);
      return [key, value];
    }),
  );
}

function entries(given: unknown, path: string, kind: 'array' | 'hash'): [string, unknown][] {
  if (kind === 'array' && given === '') return [];
  if (typeof given !== 'object' || given === null) throw invalid(`Invalid ${kind}`, path);
  return Object.entries(given);
}

function isList(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}
