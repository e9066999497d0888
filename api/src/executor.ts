import { execute, type DocumentNode, type ExecutionResult, GraphQLError, type GraphQLFormattedError, type GraphQLSchema, Kind } from 'graphql';
import { createCompiler } from './compiled.js';
import type { Context } from './context.js';
import { costOf } from './cost/cost.js';
import { AppError, STATUS, type ErrorCode } from './errors.js';
import { type Language, message } from './language.js';
import type { Logger } from './logger.js';
import { counter } from './measures.js';
import { TRY_AGAIN, unavailableFor } from './unavailable.js';
import { isTracing, traced } from './tracing.js';
import { currentWork } from './work.js';

export interface Execution {
  data: ExecutionResult['data'];
  errors?: GraphQLFormattedError[];
}

/** Runs a document of our own, which needs no validation, in this process: what REST and the pages use. */
export type Execute = (document: DocumentNode, variables: Record<string, unknown>, context: Context) => Promise<Execution>;

/** For REST, what is executed costs points as at /graphql; pages are for people, and nothing is counted. */
export function createExecutor(schema: GraphQLSchema, { isCounted }: { isCounted: boolean }): Execute {
  const executeCompiled = createCompiler(schema);
  return async (document, variables, contextValue) => {
    // A variable that is there but undefined would count as null, and not leave its argument's default alone.
    const variableValues = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined));
    if (isCounted) contextValue.meter.spend(costOf(schema, document, variableValues));
    const run = async () => executeCompiled(document, variableValues, contextValue) ?? execute({ schema, document, variableValues, contextValue });
    const result = await (isTracing() ? traced(nameOf(document), {}, run) : run());
    const errors = result.errors?.map((error) => presentError(error, contextValue.language, contextValue.log));
    return { data: result.data ?? null, ...(errors && { errors }) };
  };
}

function nameOf({ definitions }: DocumentNode): string {
  const operation = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  return `${operation?.operation} ${operation?.name?.value}`;
}

/**
 * An error as a client sees it: in its language, with code, key and fields. What is not ours to show is logged
 * and masked; what graphql-js says of a malformed request is shown, it repeats only what was sent.
 */
export function presentError(error: GraphQLError, language: Language, log: Logger): GraphQLFormattedError {
  const place = { ...(error.path && { path: error.path }), ...(error.locations && { locations: error.locations }) };
  const thrown = error.originalError ?? error;
  // A file that was announced and never came, or that broke off: the request's fault, as its library says.
  const cause = 'expose' in thrown && thrown.expose ? new AppError('INVALID', 'badRequest') : (away(thrown, log) ?? thrown);
  if (cause instanceof AppError) {
    const { code, key, details } = cause;
    count(code);
    const retryAfter = details.retryAfter ?? (code === 'UNAVAILABLE' ? TRY_AGAIN : undefined);
    const fields = Object.entries(details.fields ?? {}).map(([field, { key, values }]) => [field, message(language, key, values)]);
    return {
      message: message(language, key, details.values),
      ...place,
      extensions: {
        code,
        key,
        ...(details.values && { values: details.values }),
        ...(retryAfter && { retryAfter }),
        ...(fields.length > 0 && { fields: Object.fromEntries(fields) as Record<string, string> }),
      },
    };
  }
  if (cause instanceof GraphQLError && !error.path) {
    count('INVALID');
    return { message: error.message, ...place, extensions: { code: 'INVALID', key: 'badRequest' } };
  }
  log.error({ err: cause, path: error.path }, 'a resolver failed');
  count('UNEXPECTED');
  const requestId = currentWork()?.requestId;
  return { message: message(language, 'unexpected'), ...place, extensions: { code: 'UNEXPECTED', key: 'unexpected', ...(requestId && { requestId }) } };
}

const countError = counter('obala_errors_total', 'Errors that were answered, by their code.', ['kind', 'operation', 'code']);

function count(code: string): void {
  const { kind = 'other', name = 'other' } = currentWork()?.operation ?? {};
  countError([kind, name, code]);
}

/** Something that the answer needs is away, or takes longer than a request may: worth a line in the log, and worth trying again. */
function away(error: Error, log: Logger): AppError | undefined {
  const found = unavailableFor(error);
  if (found) log.warn({ err: error }, 'something is away or takes too long');
  return found;
}

/** Whatever was thrown on the way to an operation, and its HTTP status. */
export function presentThrown(error: Error & { status?: number }, language: Language, log: Logger): { status: number; problem: GraphQLFormattedError } {
  // What Express refuses on its own (a malformed body or address) knows its status, and is no fault of ours.
  if (error.status && error.status >= 400 && error.status < 500) {
    return { status: error.status, problem: presentError(new GraphQLError(error.message), language, log) };
  }
  const problem = presentError(new GraphQLError(error.message, { originalError: error }), language, log);
  return { status: statusOf(problem), problem };
}

/** The HTTP status for an error that has been presented. */
export function statusOf(error: GraphQLFormattedError): number {
  return STATUS[error.extensions?.code as ErrorCode] ?? 500;
}

/** Seconds after which an error says that it is worth trying again. */
export function retryAfterOf(error: GraphQLFormattedError): string | undefined {
  const seconds = error.extensions?.retryAfter;
  return typeof seconds === 'number' ? String(seconds) : undefined;
}
