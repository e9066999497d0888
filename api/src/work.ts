import { AsyncLocalStorage } from 'node:async_hooks';
import type { Operation } from './measures.js';

/** What is being done, for a request or as a job: what is logged, measured and traced on the way belongs to it. */
export interface Work {
  /** Told to whoever asked, so that they can tell us; a mail that a request caused has that of the request. */
  requestId?: string;
  /** A job's name, and its number in the queue. */
  job?: string;
  jobId?: string;
  /** What is asked for, by a name of ours. */
  operation?: Operation;
}

const works = new AsyncLocalStorage<Work>();

/** What the code that calls is working for. */
export const currentWork = (): Work | undefined => works.getStore();

/** Says what the request is for. */
export function nameWork(operation: Operation | undefined): void {
  const work = works.getStore();
  if (work && operation) work.operation = operation;
}

/** Does something for a request or a job, with all that follows from it. */
export const workFor = <Result>(work: Work, doIt: () => Result): Result => works.run(work, doIt);
