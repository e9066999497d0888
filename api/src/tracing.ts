import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Env } from './env.js';
import { currentWork, type Work, workFor } from './work.js';

/** What a span says besides its name: never a parameter, an address, or anything else that somebody sent. */
export type Facts = Record<string, string | number>;

/** Draws what takes time, and what is done within what; tracing.sdk.ts sends it where it is looked at. */
export interface Spans {
  /** Does something within a span: what begins meanwhile is drawn inside it. */
  around<Result>(name: string, facts: Facts, doIt: () => Promise<Result>): Promise<Result>;
  /** The same for a request, until its answer is sent. */
  request(request: IncomingMessage, response: ServerResponse, work: Work, doIt: () => void): void;
  /** Gives the span that is drawn just now another name. */
  rename(name: string): void;
  stop(): Promise<void>;
}

let spans: Spans | undefined;

/** True where spans are drawn. */
export const isTracing = (): boolean => spans !== undefined;

/** Draws spans from now on, if the environment says where to send them; nothing of it is even loaded otherwise. */
export async function startTracing(env: Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG' | 'TRUST_PROXY'>): Promise<() => Promise<void>> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return () => Promise.resolve();
  const { createSpans } = await import('./tracing.sdk.js');
  const started = (spans = createSpans({
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    share: env.OTEL_TRACES_SAMPLER_ARG,
    // Whoever may tell us addresses may also tell us of which trace a request is a part.
    takesParents: env.TRUST_PROXY !== '',
  }));
  return () => {
    spans = undefined;
    return started.stop();
  };
}

/** Does something that takes time, within a span where spans are drawn. */
export function traced<Result>(name: string, facts: Facts, doIt: () => Promise<Result>): Promise<Result> {
  return spans ? spans.around(name, facts, doIt) : doIt();
}

export function traceRequest(request: IncomingMessage, response: ServerResponse, work: Work, doIt: () => void): void {
  if (spans) spans.request(request, response, work, doIt);
  else doIt();
}

/** The same for what ends when an answer is sent. */
export function tracedUntilSent(name: string, response: ServerResponse, doIt: () => void): void {
  if (!spans) return doIt();
  void spans.around(name, {}, () => {
    const sent = new Promise<void>((resolve) => void response.once('close', resolve));
    doIt();
    return sent;
  });
}

/** Has something that is called later, by whomever, belong to what is being done now. */
export function forThisWork<Argument>(doIt: (argument: Argument) => void): (argument: Argument) => void {
  if (spans) return AsyncLocalStorage.bind(doIt);
  // The same for what is known without spans, in a tenth of the time.
  const work = currentWork();
  return work ? (argument) => workFor(work, () => doIt(argument)) : doIt;
}

/** Gives the span that is drawn just now another name. */
export function renameSpan(name: string): void {
  spans?.rename(name);
}
