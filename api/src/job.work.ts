import type { Logger } from './logger.js';
import { counter } from './measures.js';
import { traced } from './tracing.js';
import { workFor } from './work.js';

const countJob = counter('obala_jobs_total', 'Jobs that were tried, by what came of it: done or failed.', ['job', 'outcome']);

interface Job {
  /** Its number in the queue. */
  id: string;
  data: unknown;
}

/** Tries a job; what is logged on the way carries its number, and the id of the request that it comes from. */
export async function tryJob(name: string, { id, data }: Job, log: Logger, doIt: () => Promise<unknown>): Promise<void> {
  const requestId = requestOf(data);
  await workFor({ requestId, job: name, jobId: id }, async () => {
    try {
      await traced(`job ${name}`, { 'obala.job_id': id, ...(requestId && { 'obala.request_id': requestId }) }, async () => void (await doIt()));
      countJob([name, 'done']);
    } catch (error) {
      countJob([name, 'failed']);
      log.warn({ err: error }, 'a job failed, and is tried again');
      throw error;
    }
  });
}

function requestOf(data: unknown): string | undefined {
  return typeof data === 'object' && data !== null && 'askedBy' in data && typeof data.askedBy === 'string' ? data.askedBy : undefined;
}
