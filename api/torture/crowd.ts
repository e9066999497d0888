import autocannon from 'autocannon';
import { once } from 'node:events';
import os from 'node:os';

/** What a crowd of visitors is to do: told to this process when it starts. */
export interface Order {
  url: string;
  connections: number;
  seconds: number;
  /** Requests a second that are asked for at most; without it, as many as there are answers for. */
  rate?: number;
  /** Number of the first question. */
  first: number;
}

/** What came of it. */
export interface Came {
  /** Milliseconds of each answer. */
  times: number[];
  refused: number;
  /** Neither answered nor refused clearly. */
  failed: number;
  /** Number of the next question. */
  next: number;
}

const LIST = 'query ($priceMin: Int!, $priceMax: Int!) { hotels(first: 20, filter: { priceMin: $priceMin, priceMax: $priceMax }) { nodes { id name slug city pricePerNight starRating region { id slug name } } } }';

/** Visitors ask for lists that nobody has asked for before: nothing is kept for them. */
async function visit({ url, connections, seconds, rate, first }: Order): Promise<Came> {
  const came: Came = { times: [], refused: 0, failed: 0, next: first };
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
          came.next += 1;
          return { ...request, body: JSON.stringify({ query: LIST, variables: { priceMin: 1 + (came.next % 300), priceMax: 500 + Math.floor(came.next / 300) } }) };
        },
      },
    ],
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: Error | null, done) => (error ? reject(error) : resolve(done)));
    run.on('response', (_client, status, _bytes, time) => {
      if (status === 200) came.times.push(time);
      else if (status === 503) came.refused += 1;
      else came.failed += 1;
    });
  });
  came.failed += result.errors + result.timeouts;
  return came;
}

process.once('disconnect', () => process.exit());
// Real ones have machines of their own: here they take what the product leaves.
os.setPriority(10);
const [order] = (await once(process, 'message')) as [Order];
process.send?.(await visit(order), () => process.exit(0));
