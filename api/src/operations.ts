import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import type { Context } from './context.js';
import { type Operation, operationOf } from './measures.js';
import { renameSpan } from './tracing.js';
import { currentWork } from './work.js';

const named = new WeakMap<OperationDefinitionNode, Operation>();

/**
 * Says what a request to /graphql is for. It is called after the first field of ours that it asks for: what an operation
 * is called is up to whoever sends it, and there would be no end of names.
 */
export function nameOperation(document: DocumentNode, operation: OperationDefinitionNode): void {
  const work = currentWork();
  if (!work) return;
  let name = named.get(operation);
  if (!name) named.set(operation, (name = operationOf('graphql', `${operation.operation} ${firstField(document, operation.selectionSet) ?? 'other'}`)));
  work.operation = name;
  renameSpan(name.name);
}

/** The document is valid: its fields are there, and its fragments come to an end. */
function firstField(document: DocumentNode, { selections: [first] }: SelectionSetNode): string | undefined {
  if (first?.kind === Kind.FIELD) return first.name.value;
  if (first?.kind === Kind.INLINE_FRAGMENT) return firstField(document, first.selectionSet);
  const fragment = document.definitions.find((one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === first?.name.value);
  return fragment?.kind === Kind.FRAGMENT_DEFINITION ? firstField(document, fragment.selectionSet) : undefined;
}

/** Names each operation as soon as it is known to be valid. */
export const nameOperations: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ document, operation }) => {
        if (operation) nameOperation(document, operation);
        return Promise.resolve();
      },
    }),
};
