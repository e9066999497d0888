import { randomFillSync } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LANGUAGES } from '../language.js';
import type { Reading } from '../kept.js';
import type { TurnAway } from '../shed.js';
import { currentWork } from '../work.js';
import { type Answer, type Answers, countHit } from './answers.js';
import { Body } from './body.js';
import { capture, type Captured } from './capture.js';
import { askPlainly, send, sendAsItIs, sharedHeaders, type Wishes, wishesOf } from './send.js';

/** Pages that everybody may see, by the first part of their path; those with a secret in their address are not among them. */
const KEPT = new Set(['', 'hotels', 'list-hotel', 'support', 'developers', 'datenschutz', 'impressum', 'nutzungsbedingungen']);
/** What pages read of their address. With anything else in it, a page is not kept: whoever makes that up would fill the memory. */
const PARAMETERS = new Set(['search', 'exact', 'regionId', 'priceMin', 'priceMax', 'amenities', 'starRating', 'guestsMin', 'roomsMin', 'sizeMin', 'seaMax', 'tags', 'bounds', 'view', 'sort', 'page']);
const LONGEST_URL = 500;
const POLICY = 'content-security-policy';

/** Whether the page at an address may be kept; it is the same for all visitors then. */
function isKeptPage(url: string): boolean {
  if (url.length > LONGEST_URL) return false;
  const [path = '', query] = url.split('?', 2);
  const [, first = '', second = ''] = path.split('/');
  if (!KEPT.has(LANGUAGES.some((language) => `${language}` === first) ? second : first)) return false;
  return !query || [...new URLSearchParams(query).keys()].every((name) => PARAMETERS.has(name));
}

/** The bare home page leads to the language that was chosen. */
const leadsElsewhere = (url: string, cookie: string | undefined) => cookie !== undefined && /^\/(\?|$)/.test(url) && /\blanguage=(?!de\b)/.test(cookie);

interface Parts {
  answers: Answers;
  /** Sends away what nobody has time for, before anything is prepared for it. */
  turnAway: TurnAway;
  /** Whatever renders pages. */
  next: RequestListener;
  fail: (error: unknown, response: ServerResponse) => void;
}

/** Answers visitors' requests for pages from memory; each gets a nonce of its own. */
export function pageAnswers({ answers, turnAway, next, fail }: Parts): RequestListener {
  return (request, response) => {
    const { url = '', headers } = request;
    if (leadsElsewhere(url, headers.cookie)) return next(request, response);
    const kept = answers.find(url);
    if (kept) give(kept, request, response);
    else if (isKeptPage(url)) lookUp(url, request, response).catch((error: unknown) => fail(error, response));
    else next(request, response);
  };

  function give(kept: Answer, request: IncomingMessage, response: ServerResponse): void {
    countHit();
    sendPage(response, kept, wishesOf(request));
  }

  async function lookUp(key: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const joined = await answers.join(key);
    if (joined) return give(joined, request, response);
    if (turnAway(request, response)) return;
    const wishes = wishesOf(request);
    askPlainly(request);
    const capturing = capture(response);
    const computing = answers.compute(key, request, async (reading) => {
      const captured = await capturing;
      return captured && answerOf(captured, reading);
    });
    next(request, response);
    const [captured, answer] = await Promise.all([capturing, computing]);
    if (!captured) return;
    if (answer) sendPage(response, answer, wishes);
    else sendAsItIs(response, captured);
  }
}

function sendPage(response: ServerResponse, page: Answer, wishes: Wishes): void {
  const nonce = drawNonce();
  send(response, page, wishes, nonce, page.policy && [POLICY, page.policy.join(nonce)]);
}

/** What of a page is for all: everything between the places where its nonce stands. */
function answerOf(captured: Captured, { nonce }: Reading): Answer | null {
  const { status, body } = captured;
  const { [POLICY]: policy, ...others } = captured.headers;
  const headers = sharedHeaders(others, { vary: 'Accept-Encoding' });
  if (!nonce || !headers || (status !== 200 && status !== 404)) return null;
  return { status, headers, cost: 0, policy: String(policy).split(nonce), operation: currentWork()?.operation, body: new Body(split(body, nonce)) };
}

/** The pieces between the places where a text stands. */
function split(body: Buffer, at: string): Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let next = body.indexOf(at); next >= 0; next = body.indexOf(at, from)) {
    pieces.push(body.subarray(from, next));
    from = next + at.length;
  }
  return [...pieces, body.subarray(from)];
}

const NONCE_BYTES = 16;
/** Drawn for many at once: that takes a hundredth of the time. */
const drawn = Buffer.alloc(256 * NONCE_BYTES);
let used = drawn.length;

/** Something that nobody can know before they have the page. */
function drawNonce(): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  return drawn.toString('base64', used, (used += NONCE_BYTES));
}
