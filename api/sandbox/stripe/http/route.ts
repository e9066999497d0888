import type { Change } from '../change.js';
import { readParameters, type Shape, type Value } from './parameters.js';

/** One endpoint of the API. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** As Express writes it, for example `/v1/customers/:id`. */
  path: string;
  answer(change: Change, given: unknown, id: string): Promise<object>;
}

/** An endpoint that knows these parameters, and refuses every other. */
export function route<S extends { readonly [name: string]: Shape }>(
  endpoint: `${Route['method']} /v1/${string}`,
  shape: S,
  answer: (change: Change, values: Value<S>, id: string) => Promise<object>,
): Route {
  const [method, path] = endpoint.split(' ') as [Route['method'], string];
  return { method, path, answer: (change, given, id) => answer(change, readParameters(given, shape), id) };
}

/** Metadata is changed key by key: an empty value takes a key away, no keys at all take everything away. */
export function mergeMetadata(before: Record<string, string> | null, given: Record<string, string> | undefined): Record<string, string> {
  if (given === undefined) return before ?? {};
  if (Object.keys(given).length === 0) return {};
  return Object.fromEntries(Object.entries({ ...before, ...given }).filter(([, value]) => value !== ''));
}

/** What was sent of an object's fields; an absent one stays as it is. */
export function sent<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const given: { [K in keyof T]?: Exclude<T[K], undefined> } = {};
  return Object.assign(given, Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)));
}
