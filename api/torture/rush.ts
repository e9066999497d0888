import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { processorTime } from '../bench/processor.js';
import type { Came, Order } from './crowd.js';
import type { Product } from './product.js';

export interface Rush {
  /** A second. */
  answered: number;
  refused: number;
  /** Of what was answered, in milliseconds. */
  p50: number;
  p99: number;
  /** Of the product, for each request, in milliseconds. */
  processor: number;
  /** Neither answered nor refused clearly. */
  failed: number;
}

let question = 0;

/** Visitors come in a process of their own, so that what else is asked meanwhile does not wait for them. */
export async function rush({ url, pid }: Product, asked: Omit<Order, 'url' | 'first'>): Promise<Rush> {
  const before = processorTime(pid);
  const crowd = fork(fileURLToPath(new URL('./crowd.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  crowd.send({ ...asked, url, first: question } satisfies Order);
  const gone = once(crowd, 'exit').then(([code]) => Promise.reject(new Error(`The crowd went away (${code}).`)));
  const [{ times, refused, failed, next }] = (await Promise.race([once(crowd, 'message'), gone])) as [Came];
  gone.catch(() => undefined);
  question = next;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
  const { seconds } = asked;
  return { answered: Math.round(times.length / seconds), refused: Math.round(refused / seconds), p50: at(0.5), p99: at(0.99), processor: (processorTime(pid) - before) / Math.max(1, times.length + refused), failed };
}
