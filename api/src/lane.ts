import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { createCompiler, type ExecuteCompiled } from './compiled.js';
import type { Context } from './context.js';
import { costOf } from './cost/cost.js';
import { nameOperation } from './operations.js';
import { asWritten, NotWritten, schemaOfWritten, stringify } from './written.js';

/** So many questions are known by their words, and only those of a usual length. */
const MOST_KNOWN = 300;
const LONGEST = 10_000;
/** Each of these is a statement of its own on every connection: whoever makes questions up is not to have all of them. */
const MOST_WRITTEN = 60;

/** What clients accept, word for word, and what they are given; whoever accepts something else is Apollo's. */
const JSON_TYPE = 'application/json; charset=utf-8';
const TYPES = new Map<string | undefined, string>([
  [undefined, JSON_TYPE],
  ['*/*', JSON_TYPE],
  ['application/json', JSON_TYPE],
  ['application/graphql-response+json,application/json;q=0.9', 'application/graphql-response+json; charset=utf-8'],
]);

interface Question {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** The same where the database writes its rows; null where it cannot, undefined until it is asked again. */
  written?: DocumentNode | null;
}

/** What came of it: the answer; or what was executed, of which something has still to be said; or nothing yet. */
export type Passed = { type: string; text: string } | { result: ExecutionResult } | null;

/**
 * The short way of what has been asked before in the same words: read, validated and compiled already. Who asks was
 * seen to before, points are taken as always, and fields and their `@auth` are the same. Nothing else that stands in
 * Apollo's way of a request happens here: whoever adds a plugin there adds to this what each request needs.
 */
export interface Lane {
  /** Remembers a question that was answered by compiled code. */
  learn(text: string | undefined, question: Question): void;
  answer(body: object, accept: string | undefined, context: Context): Promise<Passed>;
}

export function createLane(schema: GraphQLSchema, execute: ExecuteCompiled): Lane {
  const known = new LRUCache<string, Question>({ max: MOST_KNOWN });
  let executeWritten: ExecuteCompiled | undefined;
  let written = 0;

  function writtenOf(question: Question): DocumentNode | null {
    if (question.written === undefined) {
      question.written = written < MOST_WRITTEN ? asWritten(schema, question.document, question.operation) : null;
      if (question.written) written += 1;
    }
    return question.written;
  }

  /** Executes it, and says how its data becomes JSON. Where the regions are not known here, rows cannot be written. */
  async function run(question: Question, variables: Record<string, unknown> | undefined, context: Context) {
    const document = context.regions.all() && writtenOf(question);
    if (!document) return { result: await execute(question.document, variables, context), json: JSON.stringify };
    executeWritten ??= createCompiler(schemaOfWritten(schema), 1);
    const result = await executeWritten(document, variables, context);
    // A row that cannot be written: worked out here, as if nothing had been tried.
    if (result?.errors?.some(({ originalError }) => originalError instanceof NotWritten)) return { result: await execute(question.document, variables, context), json: JSON.stringify };
    return { result, json: stringify };
  }

  return {
    learn(text, question) {
      // What is known is not learnt anew each time that it comes another way: it would be planned and compiled again.
      if (text !== undefined && text.length <= LONGEST && known.peek(text)?.document !== question.document) known.set(text, question);
    },
    async answer(body, accept, context) {
      const type = TYPES.get(accept);
      const { query, operationName, variables, extensions } = body as Record<string, unknown>;
      const question = type !== undefined && typeof query === 'string' && extensions === undefined ? known.get(query) : undefined;
      if (!type || !question || !isRecord(variables)) return null;
      const { document, operation } = question;
      if (operationName != null && operationName !== operation.name?.value) return null;
      try {
        context.meter.spend(costOf(schema, document, variables));
      } catch {
        // Too much, which is said the usual way; nothing was taken.
        return null;
      }
      nameOperation(document, operation);
      const { result, json } = await run(question, variables, context);
      if (!result) return null;
      if (result.errors || !result.data) return { result };
      return { type, text: textOf(json(result.data), context) };
    },
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> | undefined => value === undefined || (typeof value === 'object' && value !== null && !Array.isArray(value));

/** As Apollo writes it: the data, then where its sender stands. */
function textOf(data: string, { meter }: Context): string {
  const { limit, remaining, resetAt } = meter.standing;
  return `{"data":${data},"extensions":${JSON.stringify({ cost: { requested: meter.cost, limit, remaining, resetAt } })}}\n`;
}
