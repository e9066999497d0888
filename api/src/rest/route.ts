import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ErrorCode, MessageKey } from '../errors.js';
import type { Parameters } from './parameters.js';

export interface RestRequest {
  query: Parameters;
  params: Record<string, string>;
  body: Parameters;
}

/** One REST path: which document answers it, and which part of the data is the body. */
export interface Route<Data = unknown, Variables = unknown> {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  document: TypedDocumentNode<Data, Variables>;
  variables: (request: RestRequest) => Variables;
  /** The body; null where there is nothing. */
  pick: (data: Data) => unknown;
  /** The status of a success; 200 where none is stated. */
  status?: number;
  /** What is said where there is nothing. */
  missing: [ErrorCode, MessageKey];
  /** Where the answer goes on, for a list that is cut. */
  next?: (data: Data) => string | null;
  /** The answer is for one person and kept nowhere. */
  isPersonal?: boolean;
  /** How a long list is read bit by bit, instead of with one document. */
  bits?: Bits;
}

/**
 * A list that may be long: its numbers are read first, for they are small and say where the answer goes on; then the
 * entries, some at a time. What is not there any more when its turn comes is left out.
 */
export interface Bits<Numbers = unknown, Entries = unknown, Variables = unknown> {
  /** How many entries are asked for at a time; a list that has no more is sent in one piece. */
  size: number;
  /** The route's document with the numbers alone: it takes the same variables and costs as much. */
  numbersDocument: TypedDocumentNode<Numbers, Variables>;
  numbers: (data: Numbers) => string[];
  /** Where the answer goes on. */
  next: (data: Numbers) => string | null;
  entriesDocument: TypedDocumentNode<Entries, { ids: string[] }>;
  /** These entries as the body shows them. */
  entries: (data: Entries) => unknown[];
}

/** Defines a path, with its document's types in force. */
export const route = <Data, Variables>(definition: Omit<Route<Data, Variables>, 'missing'> & Partial<Pick<Route, 'missing'>>): Route =>
  ({ missing: ['NOT_FOUND', 'notFound'], ...definition }) as Route;

/** Defines how a list is read bit by bit, with its documents' types in force. */
export const inBits = <Numbers, Entries, Variables>(definition: Bits<Numbers, Entries, Variables>): Bits => definition as Bits;

/** Where a page of a list goes on; null at its end. */
export const endOf = ({ hasNextPage, endCursor }: { hasNextPage: boolean; endCursor: string | null }) => (hasNextPage ? endCursor : null);
