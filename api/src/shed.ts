import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from './logger.js';
import { counter } from './measures.js';
import { refuse } from './refusal.js';
import { sayId } from './request.front.js';
import { sessionToken } from './viewer/session.cookie.js';

/** Of what is at hand, so many times the limit is left to those who are signed in, to programs with a key, and to Stripe. */
const RESERVE = 1.5;
/** So late the process may be with what is due, in milliseconds, before visitors are sent away; and those who work here. */
const LATE = 200;
const VERY_LATE = 600;
/** With fewer at hand the process is late for other reasons, and sending anybody away would not help. */
const FEW = 8;
const LOOK_EVERY = 50;
/** What takes longer waits for somebody else, or for its reader: it is no work. */
const LONGEST_WORK = 10_000;
const LOG_EVERY = 10_000;
/** So many are sent away at a time, and so many milliseconds apart: whoever asks again at once is not to take the time of those who are served. */
const AT_A_TIME = 50;
const APART = 25;

interface Parts {
  /** Requests of visitors that are worked on at once; 0 for as many as come. */
  atOnce: number;
  isProduction: boolean;
  log: Logger;
  /** Whatever works. */
  next: RequestListener;
}

/** Sends a request away, if it would be sent away further on: for what stands in front, and would only prepare it. */
export type TurnAway = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface Shed {
  handle: RequestListener;
  turnAway: TurnAway;
  stop(): void;
}

/**
 * Sends away what cannot be answered soon, before anything is done for it, so that everything else is answered as
 * always. Stands behind the kept answers, which cost next to nothing. Whether it is alive is always answered.
 */
export function shedding({ atOnce, isProduction, log, next }: Parts): Shed {
  if (atOnce === 0) return { handle: next, turnAway: () => false, stop: () => undefined };
  let working = 0;
  let lateness = 0;
  let refused = 0;
  let due = performance.now() + LOOK_EVERY;
  const looking = setInterval(() => {
    const now = performance.now();
    // Smoothed: one long moment, as of the garbage collection, is no load.
    lateness = (2 * lateness + Math.max(0, now - due)) / 3;
    due = now + LOOK_EVERY;
  }, LOOK_EVERY).unref();
  const logging = setInterval(() => {
    if (refused > 0) log.warn({ refused, working, lateMs: Math.round(lateness) }, 'more is asked for than can be answered');
    refused = 0;
  }, LOG_EVERY).unref();

  const leaving: (() => void)[] = [];
  const sendAway = () => {
    for (const leave of leaving.splice(0, AT_A_TIME)) leave();
    if (leaving.length > 0) setTimeout(sendAway, APART);
  };

  const isTooMuch = (request: IncomingMessage): boolean => {
    if (working < FEW) return false;
    const isFirst = isServedLongest(request, isProduction);
    return working >= (isFirst ? atOnce * RESERVE : atOnce) || lateness > (isFirst ? VERY_LATE : LATE);
  };
  const begin = (response: ServerResponse) => {
    if (response.closed) return;
    working += 1;
    const end = () => {
      clearTimeout(patience);
      response.off('close', end);
      working -= 1;
    };
    const patience = setTimeout(end, LONGEST_WORK).unref();
    response.once('close', end);
  };

  const turnAway: TurnAway = (request, response) => {
    if (!isTooMuch(request)) return false;
    refused += 1;
    countShed();
    sayId(response);
    if (leaving.push(() => refuse(request, response)) === 1) setTimeout(sendAway, APART);
    return true;
  };

  return {
    turnAway,
    handle(request, response) {
      if (isAlwaysServed(request.url ?? '')) return next(request, response);
      if (turnAway(request, response)) return;
      // Whoever is still sending costs nothing yet; or a few slow senders would shut out everybody else.
      if (request.complete || isWithoutBody(request)) begin(response);
      else request.once('end', () => begin(response));
      next(request, response);
    },
    stop() {
      clearInterval(looking);
      clearInterval(logging);
    },
  };
}

const countShed = counter('obala_shed_total', 'Requests that were sent away, since more was asked for than can be answered.');

/** What balancers and those who watch ask, and the pages' own files, without which a page that was answered is none. */
const isAlwaysServed = (url: string) => ALWAYS.has(url) || url.startsWith('/assets/');
const ALWAYS = new Set(['/healthz', '/readyz', '/metrics']);

const isWithoutBody = ({ headers }: IncomingMessage) => headers['transfer-encoding'] === undefined && !(Number(headers['content-length']) > 0);

function isServedLongest(request: IncomingMessage, isProduction: boolean): boolean {
  const { headers, url } = request;
  return headers.authorization !== undefined || url === '/api/stripe/webhook' || (headers.cookie !== undefined && sessionToken(request, isProduction) !== null);
}
