import { setTimeout as sleep } from 'node:timers/promises';
import de from '../src/messages/de.json' with { type: 'json' };
import en from '../src/messages/en.json' with { type: 'json' };
import hr from '../src/messages/hr.json' with { type: 'json' };

export const TEXTS = { de, en, hr };
export type Spoken = keyof typeof TEXTS;

/** Longer than anything may take. */
const PATIENCE = 45_000;
/** Whoever gets no word at all waits so long before the next try: what comes back needs the processor. */
const PAUSE = 100;

/** What came of a request: done; refused clearly, to be tried again; no word at all; or anything else, which must not be. */
export type Kind = 'ok' | 'refused' | 'broken' | 'wrong';

export interface Answer<Body> {
  kind: Kind;
  status: number;
  body: Body;
}

/** What a run of many clients saw. */
export class Seen {
  readonly counts: Record<Kind, number> = { ok: 0, refused: 0, broken: 0, wrong: 0 };
  readonly wrong: string[] = [];
  slowest = 0;
  slowestPath = '';
  /** Milliseconds of all answers that were given, and not refused. */
  readonly times: number[] = [];

  note(kind: Kind, path: string, took: number, problem = ''): void {
    this.counts[kind] += 1;
    if (kind === 'wrong' && this.wrong.length < 20) this.wrong.push(`${path}: ${problem.slice(0, 300)}`);
    if (kind === 'ok') this.times.push(took);
    if (took > this.slowest) [this.slowest, this.slowestPath] = [took, path];
  }

  percentile(part: number): number {
    const sorted = this.times.toSorted((a, b) => a - b);
    return Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
  }
}

/** Somebody with an address, a language and cookies of their own. */
export class Client {
  cookie = '';

  constructor(
    readonly origin: () => string,
    readonly seen: Seen,
    readonly address: string,
    readonly language: Spoken = 'de',
  ) {}

  async send<Body = object>(method: string, path: string, body?: unknown, expected = [200, 201, 204]): Promise<Answer<Body>> {
    const start = performance.now();
    const end = (kind: Kind, status: number, text: string, problem = ''): Answer<Body> => {
      this.seen.note(kind, `${method} ${path.split('?')[0]}`, performance.now() - start, problem);
      return { kind, status, body: parse(text) as Body };
    };
    const isForm = body instanceof FormData;
    let response: Response;
    let text: string;
    try {
      response = await fetch(this.origin() + path, {
        method,
        headers: { 'accept-language': this.language, 'x-forwarded-for': this.address, ...(this.cookie && { cookie: this.cookie }), ...(body !== undefined && !isForm && { 'content-type': 'application/json' }) },
        body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE),
      });
      text = await response.text();
    } catch (error) {
      const isHung = (error as Error).name === 'TimeoutError';
      const answer = end(isHung ? 'wrong' : 'broken', 0, '', isHung ? 'no answer' : '');
      await sleep(PAUSE);
      return answer;
    }
    const [pair] = response.headers.get('set-cookie')?.split(';') ?? [];
    if (pair && response.status < 300) this.cookie = pair;
    if (expected.includes(response.status)) {
      // GraphQL says what went wrong in part within an answer that is none of it.
      const errors = (parse(text) as { errors?: { extensions?: { code?: string } }[] } | null)?.errors;
      if (!errors) return end('ok', response.status, text);
      return end(errors.every(({ extensions }) => extensions?.code === 'UNAVAILABLE') ? 'refused' : 'wrong', response.status, text, text);
    }
    const isClear = response.status === 503 && Number(response.headers.get('retry-after')) > 0 && this.isSaidInLanguage(path, text);
    return end(isClear ? 'refused' : 'wrong', response.status, text, `${response.status} ${text}`);
  }

  graphql<Data = object>(query: string, variables: object = {}): Promise<Answer<{ data?: Data }>> {
    return this.send('POST', '/graphql', { query, variables });
  }

  /** A page says it as a page; the others in the words of our messages. */
  private isSaidInLanguage(path: string, text: string): boolean {
    const body = parse(text) as { message?: string; errors?: { message: string }[] } | null;
    if (!body) return /^<!doctype html>/i.test(text) && new RegExp(`<html[^>]* lang="${/^\/(en|hr)(\/|$)/.exec(path)?.[1] ?? 'de'}"`).test(text);
    const message = body.message ?? body.errors?.[0]?.message;
    return message !== undefined && Object.values(TEXTS[this.language]).includes(message);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
