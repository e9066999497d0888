import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Standing } from '../cost/points.js';
import type { TurnAway } from '../shed.js';
import { currentWork } from '../work.js';
import { type Answer, type Answers, countHit } from './answers.js';
import { Body } from './body.js';
import { capture, type Captured } from './capture.js';
import type { Asked } from './operation.js';
import type { PersistedDocuments } from './persisted.js';
import { aliasOf, askedByGet, askedByPost, manner, read } from './question.js';
import { askPlainly, send, sendAsItIs, sharedHeaders, type Wishes, wishesOf } from './send.js';

/** For answers to GET: a browser asks each time whether its own is still right, a cache in between every few seconds. */
const SHARED = { 'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=5', vary: 'Accept, Accept-Language, Accept-Encoding, Authorization, Cookie' };
const COST = ',"extensions":{"cost":{';

interface Parts {
  answers: Answers;
  persisted: PersistedDocuments;
  /** What tells one question from another, however it is written; null where its answer may not be kept. */
  recognize: (asked: Asked) => string | null;
  /** Takes the points of a visitor for an answer; null when there are not as many left. */
  pay: (request: IncomingMessage, cost: number) => Standing | null;
  /** Sends away what nobody has time for, before anything is prepared for it. */
  turnAway: TurnAway;
  /** Whatever computes answers. */
  next: RequestListener;
  fail: (error: unknown, response: ServerResponse) => void;
}

/** Answers visitors' questions at /graphql from memory; what it does not know, the next one computes. */
export function graphqlAnswers({ answers, persisted, recognize, pay, turnAway, next, fail }: Parts): RequestListener {
  return (request, response) => {
    if (request.method === 'GET') answer(request, response, null);
    else if (!read(request, (body) => answer(request, response, body))) next(request, response);
  };

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer | null): void {
    const alias = aliasOf(request, body);
    const known = answers.findAs(alias, body);
    if (known && give(known, request, response)) return;
    if (turnAway(request, response)) return;
    if (body) request.unshift(body);
    lookUp(request, response, body, alias).catch((error: unknown) => fail(error, response));
  }

  async function lookUp(request: IncomingMessage, response: ServerResponse, body: Buffer | null, alias: string): Promise<void> {
    const way = manner(request);
    const asked = way && (body ? askedByPost(body, persisted) : askedByGet(request.url ?? '', persisted));
    const question = asked && recognize(asked);
    if (!question) return void next(request, response);
    const key = `${way}\n${question}`;
    answers.remember(alias, body, key);
    const kept = answers.find(key) ?? (await answers.join(key));
    if (kept && give(kept, request, response)) return;
    await compute(request, response, key);
  }

  /** False when its receiver has not enough points left for it: that is said as usual. */
  function give(kept: Answer, request: IncomingMessage, response: ServerResponse): boolean {
    const standing = pay(request, kept.cost);
    if (!standing) return false;
    countHit();
    if (kept.etag) send(response, kept, wishesOf(request), '');
    else send(response, kept, wishesOf(request), tailOf(kept.cost, standing), rateHeaders(kept.cost, standing));
    return true;
  }

  async function compute(request: IncomingMessage, response: ServerResponse, key: string): Promise<void> {
    const wishes = wishesOf(request);
    askPlainly(request);
    const capturing = capture(response);
    const made = capturing.then((captured) => (captured ? answerOf(captured, request.method === 'POST') : null));
    const computing = answers.compute(key, request, () => made.then((all) => all?.answer ?? null));
    next(request, response);
    const [captured, all, answer] = await Promise.all([capturing, made, computing]);
    if (!captured) return;
    if (answer && all) sendFirst(response, captured, all, wishes);
    else sendAsItIs(response, captured);
  }
}

interface Made {
  answer: Answer;
  /** What it says to the first one of its cost. */
  tail: string;
}

/** What of an answer is for all; null for errors, and for what has another shape. */
function answerOf(captured: Captured, isPost: boolean): Made | null {
  const { status, headers, body } = captured;
  const cost = Number(headers['x-ratelimit-cost']);
  const at = body.lastIndexOf(COST);
  const end = body.lastIndexOf('}');
  if (status !== 200 || !Number.isInteger(cost) || !isData(body, at)) return null;
  const shared = sharedHeaders(headers, isPost ? { vary: 'Accept-Encoding' } : SHARED);
  if (!shared) return null;
  const tail = body.toString('latin1', at, end);
  const [data, close] = [body.subarray(0, at), body.subarray(end)];
  const operation = currentWork()?.operation;
  if (isPost) return { tail, answer: { status, headers: shared, cost, operation, body: new Body([data, close]) } };
  // What it cost is true for all; what is left is the sender's own.
  const whole = Buffer.concat([data, Buffer.from(`${COST}"requested":${cost}}}`), close]);
  const etag = `W/"${createHash('sha1').update(whole).digest('base64url')}"`;
  return { tail, answer: { status, headers: shared, cost, etag, operation, body: new Body([whole]) } };
}

/** Data first, then nothing but the cost: no error, and no other extension. */
function isData(body: Buffer, at: number): boolean {
  return at > 0 && body.subarray(0, 9).equals(Buffer.from('{"data":{')) && !body.includes(',"errors":[') && /^[^{}]*\}\}\}\s*$/.test(body.toString('utf8', at + COST.length));
}

function sendFirst(response: ServerResponse, { headers }: Captured, { answer, tail }: Made, wishes: Wishes): void {
  const own = answer.etag ? [] : Object.entries(headers).flatMap(([name, value]) => (name.startsWith('x-ratelimit-') ? [name, String(value)] : []));
  send(response, answer, wishes, tail, own);
}

function tailOf(cost: number, { limit, remaining, resetAt }: Standing): string {
  return `${COST}"requested":${cost},"limit":${limit},"remaining":${remaining},"resetAt":"${written(resetAt)}"}}`;
}

let last = { date: new Date(0), text: '' };

/** A date as JSON has it: for a minute, it is the same for all. */
function written(date: Date): string {
  if (date !== last.date) last = { date, text: date.toISOString() };
  return last.text;
}

function rateHeaders(cost: number, { limit, remaining, secondsLeft }: Standing): string[] {
  return ['x-ratelimit-limit', String(limit), 'x-ratelimit-remaining', String(remaining), 'x-ratelimit-reset', String(secondsLeft), 'x-ratelimit-cost', String(cost)];
}
