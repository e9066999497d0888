import { createHash } from 'node:crypto';
import { type DocumentNode, getOperationAST, type GraphQLSchema, Kind, OperationTypeNode, parse, print, type SelectionSetNode, type VariableDefinitionNode } from 'graphql';
import { getVariableValues } from 'graphql/execution/values.js';
import { LRUCache } from 'lru-cache';
import { MOST_TOKENS } from '../cost/parsing.js';
import { keptOf } from '../kept.js';

/** A query whose answers may be kept. */
interface Operation {
  /** The same, however it is written. */
  name: string;
  variables: readonly VariableDefinitionNode[];
}

/** What is asked for, as a program says it. */
export interface Asked {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown>;
}

/** Knows a question again, however it is written; null for one whose answer may not be kept. */
export function createRecognition(schema: GraphQLSchema): (asked: Asked) => string | null {
  const known = new LRUCache<string, { operation: Operation | null }>({ maxSize: 4 * 1024 * 1024, sizeCalculation: (_, text) => 2 * text.length + 500 });
  return ({ query, operationName, variables }) => {
    const text = `${operationName ?? ''}\n${query}`;
    let found = known.get(text);
    if (!found) known.set(text, (found = { operation: operationOf(schema, query, operationName) }));
    const { operation } = found;
    if (!operation) return null;
    // With their defaults, and without those that it does not know.
    const values = getVariableValues(schema, operation.variables, variables ?? {}).coerced;
    return values ? `${operation.name}\n${sorted(values)}` : null;
  };
}

function operationOf(schema: GraphQLSchema, query: string, operationName?: string | null): Operation | null {
  try {
    const document = parse(query, { maxTokens: MOST_TOKENS, noLocation: true });
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== OperationTypeNode.QUERY || !isDeclared(schema, document, operation.selectionSet)) return null;
    const name = createHash('sha256').update(`${operation.name?.value ?? ''}\n${print(document)}`).digest('base64');
    return { name, variables: operation.variableDefinitions ?? [] };
  } catch {
    // What is wrong with it is said by whoever executes it.
    return null;
  }
}

/** Whether all that a query begins with may be kept. Each fragment is looked at once, however often it is used. */
function isDeclared(schema: GraphQLSchema, document: DocumentNode, { selections }: SelectionSetNode, seen = new Set<string>()): boolean {
  return selections.every((selection) => {
    if (selection.kind === Kind.FIELD) return keptOf(schema, selection.name.value) !== undefined;
    if (selection.kind === Kind.INLINE_FRAGMENT) return isDeclared(schema, document, selection.selectionSet, seen);
    if (seen.has(selection.name.value)) return true;
    seen.add(selection.name.value);
    const fragment = document.definitions.find((one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value);
    return fragment?.kind === Kind.FRAGMENT_DEFINITION && isDeclared(schema, document, fragment.selectionSet, seen);
  });
}

/** JSON in which the order of names does not matter. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}
