import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LANGUAGES } from '../language.js';
import type { Reading } from '../kept.js';
import { currentWork } from '../work.js';
import { type Answer, type Answers, countHit } from './answers.js';
import { Body } from './body.js';
import { capture, type Captured } from './capture.js';
import { askPlainly, sendAsItIs, sendPage, sharedHeaders, wishesOf } from './send.js';

/** Pages that everybody may see, by the first part of their path; those with a secret in their address are not among them. */
const KEPT = new Set(['', 'hotels', 'list-hotel', 'support', 'developers', 'datenschutz', 'impressum', 'nutzungsbedingungen']);
/** What pages read of their address. With anything else in it, a page is not kept: whoever makes that up would fill the memory. */
const PARAMETERS = new Set(['search', 'exact', 'regionId', 'priceMin', 'priceMax', 'amenities', 'starRating', 'guestsMin', 'roomsMin', 'sizeMin', 'seaMax', 'tags', 'bounds', 'view', 'sort', 'page']);
const LONGEST_URL = 500;

/** Whether the page at an address may be kept; it is the same for all visitors then. */
export function isKeptPage({ method, url = '', headers: { cookie = '' } }: IncomingMessage): boolean {
  if (method !== 'GET' || url.length > LONGEST_URL) return false;
  const [path = '', query] = url.split('?', 2);
  // The bare home page leads to the language that was chosen.
  if (path === '/' && /\blanguage=(?!de\b)/.test(cookie)) return false;
  const [, first = '', second = ''] = path.split('/');
  if (!KEPT.has(LANGUAGES.some((language) => `${language}` === first) ? second : first)) return false;
  return !query || [...new URLSearchParams(query).keys()].every((name) => PARAMETERS.has(name));
}

/** Answers visitors' requests for pages from memory; each gets a nonce of its own. */
export function pageAnswers(answers: Answers, next: RequestListener) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const key = request.url ?? '';
    const wishes = wishesOf(request);
    const kept = answers.find(key, key) ?? (await answers.join(key));
    if (kept) {
      countHit();
      return sendPage(response, kept, wishes);
    }
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
  };
}

/** What of a page is for all: everything between the places where its nonce stands. */
function answerOf(captured: Captured, { nonce }: Reading): Answer | null {
  const { status, body } = captured;
  const headers = sharedHeaders(captured, { vary: 'Accept-Encoding' });
  if (!nonce || !headers || (status !== 200 && status !== 404)) return null;
  return { status, headers, cost: 0, nonce, operation: currentWork()?.operation, body: new Body(body.toString().split(nonce).map((piece) => Buffer.from(piece))) };
}
