import autocannon from 'autocannon';
import { processorTime } from './processor.js';
import type { Server } from './servers.js';

export const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
export const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
export const CONNECTIONS = 16;

/** One request as it goes over the wire. */
export type Question = Pick<autocannon.Request, 'method' | 'path' | 'body' | 'headers'>;

/** What one server did in one case, medians of all rounds. */
export interface Figures {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  /** Milliseconds of the processor a request, of the server itself and of PostgreSQL. */
  nodeMs: number;
  postgresMs: number;
  /** Requests of all rounds that were answered with an error, or not at all. */
  failed: number;
}

/** What a server is asked in a case. */
export interface Contender {
  server: Server;
  questions: Question[];
  /** The process number of its PostgreSQL, where that is another one than the others'. */
  postgres?: number;
}

/** A question to /graphql. */
export function graphql(operation: { operationName: string; query: string }, variables: object): Question {
  return { method: 'POST', path: '/graphql', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...operation, variables }) };
}

/**
 * The servers take turns, so that a machine that slows down slows all of them, and turn around, so that none comes after
 * the same one each time. The first round warms up and is not counted.
 */
export async function compare<Name extends string>(contenders: Record<Name, Contender>, postgres: number, seconds = SECONDS): Promise<Record<Name, Figures>> {
  const names = Object.keys(contenders) as Name[];
  const rounds = new Map(names.map((name) => [name, [] as Figures[]]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const figures = await once({ postgres, ...contenders[name] }, seconds);
      if (round > 0) rounds.get(name)?.push(figures);
    }
  }
  return Object.fromEntries(names.map((name) => [name, medians(rounds.get(name) ?? [])])) as Record<Name, Figures>;
}

async function once({ server, questions, postgres }: Required<Contender>, seconds: number): Promise<Figures> {
  await untilIdle(previous);
  previous = [server.pid, postgres];
  const before = [processorTime(server.pid), processorTime(postgres)] as const;
  const result = await load({ server, questions }, { duration: seconds });
  const count = result.requests.total || 1;
  return {
    requestsPerSecond: count / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    nodeMs: (processorTime(server.pid) - before[0]) / count,
    postgresMs: (processorTime(postgres) - before[1]) / count,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

/** Whoever had the last turn; what nobody waits for any more is still worked on afterwards. */
let previous: number[] = [];
const LONGEST_REST = 5000;
const LOOK_AFTER = 50;

/** Waits until processes stand still, so that what is left of one turn does not take from the next. */
async function untilIdle(pids: number[]): Promise<void> {
  const taken = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  for (const from = performance.now(); performance.now() - from < LONGEST_REST; ) {
    const before = taken();
    await new Promise((resolve) => setTimeout(resolve, LOOK_AFTER));
    if (taken() === before) return;
  }
}

/** Asks on 16 connections at once; each goes through the questions from another place, so that no two ask the same together. */
export function load({ server, questions }: Contender, options: Partial<autocannon.Options>): Promise<autocannon.Result> {
  let connection = 0;
  const setupClient = (client: autocannon.Client) => {
    const start = Math.floor((questions.length * connection++) / CONNECTIONS);
    client.setRequests([...questions.slice(start), ...questions.slice(0, start)]);
  };
  return autocannon({ ...options, url: server.origin, connections: CONNECTIONS, requests: questions.slice(0, 1), setupClient });
}

/** One answer, to look at what comes. */
export async function ask(server: Server, { method, path, body, headers }: Question): Promise<string> {
  const response = await fetch(server.origin + path, { method, body: body as string | undefined, headers: headers as Record<string, string> | undefined });
  const text = await response.text();
  if (!response.ok || text.startsWith('{"errors"')) throw new Error(`${server.name} answers ${response.status}: ${text.slice(0, 500)}`);
  return text;
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function medians(rounds: Figures[]): Figures {
  const of = (figure: keyof Figures) => median(rounds.map((round) => round[figure]));
  const failed = rounds.reduce((sum, round) => sum + round.failed, 0);
  return { requestsPerSecond: of('requestsPerSecond'), p50: of('p50'), p99: of('p99'), nodeMs: of('nodeMs'), postgresMs: of('postgresMs'), failed };
}
