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
}

/** Defines a path, with its document's types in force. */
export const route = <Data, Variables>(definition: Omit<Route<Data, Variables>, 'missing'> & Partial<Pick<Route, 'missing'>>): Route =>
  ({ missing: ['NOT_FOUND', 'notFound'], ...definition }) as Route;

/** Where a page of a list goes on; null at its end. */
export const endOf = ({ hasNextPage, endCursor }: { hasNextPage: boolean; endCursor: string | null }) => (hasNextPage ? endCursor : null);
