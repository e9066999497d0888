import autocannon from 'autocannon';
import { processorTime } from '../bench/processor.js';
import type { Product } from './product.js';

const LIST = 'query ($priceMin: Int!, $priceMax: Int!) { hotels(first: 20, filter: { priceMin: $priceMin, priceMax: $priceMax }) { nodes { id name slug city pricePerNight starRating region { id slug name } } } }';

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

interface Options {
  connections: number;
  seconds: number;
  /** Requests a second that are asked for; without it, as many as there are answers for. */
  rate?: number;
}

let question = 0;

/** Visitors ask for lists that nobody has asked for before: nothing is kept for them. */
export async function rush({ url, pid }: Product, { connections, seconds, rate }: Options): Promise<Rush> {
  const times: number[] = [];
  let refused = 0;
  let failed = 0;
  const before = processorTime(pid);
  const options: autocannon.Options = {
    url: `${url}/graphql`,
    connections,
    duration: seconds,
    ...(rate && { overallRate: rate }),
    timeout: 30,
    requests: [
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        setupRequest: (request) => {
          question += 1;
          return { ...request, body: JSON.stringify({ query: LIST, variables: { priceMin: 1 + (question % 300), priceMax: 500 + Math.floor(question / 300) } }) };
        },
      },
    ],
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: Error | null, done) => (error ? reject(error) : resolve(done)));
    run.on('response', (_client, status, _bytes, time) => {
      if (status === 200) times.push(time);
      else if (status === 503) refused += 1;
      else failed += 1;
    });
  });
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
  return { answered: Math.round(times.length / seconds), refused: Math.round(refused / seconds), p50: at(0.5), p99: at(0.99), processor: (processorTime(pid) - before) / Math.max(1, times.length + refused), failed: failed + result.errors + result.timeouts };
}
