import {
  type ASTVisitor,
  type DocumentNode,
  type ExecutionResult,
  getNamedType,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from './context.js';

/** So many documents are kept compiled; the pages and REST have some eighty. */
const MOST_COMPILED = 300;
/** Compiling costs as much as some ten executions: it is for documents that come again and again. */
const COMPILED_AT = 3;

/** Executes a query as compiled JavaScript; null where it is to be executed as usual. */
export type ExecuteCompiled = (document: DocumentNode, variables: Record<string, unknown> | undefined, context: Context) => ExecutionResult | Promise<ExecutionResult> | null;

interface Known {
  times: number;
  /** Null for a document that is not to be compiled. */
  query: CompiledQuery['query'] | null;
}

/** For documents that have been validated against the schema: those objects are what they are known by. They are compiled from their third time on, or from an earlier one. */
export function createCompiler(schema: GraphQLSchema, from = COMPILED_AT): ExecuteCompiled {
  const known = new LRUCache<DocumentNode, Known>({ max: MOST_COMPILED });

  function queryOf(document: DocumentNode): CompiledQuery['query'] | null {
    let entry = known.get(document);
    if (!entry) known.set(document, (entry = { times: 0, query: null }));
    entry.times += 1;
    if (entry.times === from && mayBeCompiled(schema, document)) {
      const compiled = compileQuery(schema, document);
      if (isCompiledQuery(compiled)) entry.query = compiled.query;
    }
    return entry.query;
  }

  return (document, variables, context) => {
    const result = queryOf(document)?.({}, context, variables ?? {});
    if (!result) return null;
    // Variables that it cannot read come back at once, and are worded by graphql-js.
    return 'then' in result || 'data' in result ? result : null;
  };
}

/**
 * One query, and nothing in it but names, numbers and variables. Texts of a document would become part of the code,
 * which graphql-jit 0.8.9 does not guard: `"__MAGIC_DATE__…code"` is run. They are another in each document anyway.
 * What may be of several types is left out: of which one, is a promise here, and not waited for.
 */
function mayBeCompiled(schema: GraphQLSchema, document: DocumentNode): boolean {
  const operations = document.definitions.filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION);
  if (operations.length !== 1 || operations[0]?.operation !== OperationTypeNode.QUERY) return false;
  const types = new TypeInfo(schema);
  let isPlain = true;
  const refuse = () => void (isPlain = false);
  const visitor: ASTVisitor = {
    StringValue: refuse,
    // Of all names, the one that means something else in JavaScript.
    Name: ({ value }) => void (value === '__proto__' && refuse()),
    Field: () => void (isAbstractType(getNamedType(types.getType())) && refuse()),
  };
  visit(document, visitWithTypeInfo(types, visitor));
  return isPlain;
}
