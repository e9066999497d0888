import ipaddr from 'ipaddr.js';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { WebhookProblem } from './webhook-delivery.entity.js';
import type { WebhookSettings } from './webhook.settings.js';

/** Where https servers listen; any other port is looked for by those who search a network. */
const PORTS = ['', '443', '8443'];
/** So much of an answer is read, so that a polite receiver can finish its sentence. */
const MOST_READ = 16_384;

type Rules = Pick<WebhookSettings, 'allowsPrivate' | 'timeout' | 'addressesOf'>;

/** What came of a request. */
export interface Outcome {
  status: number | null;
  /** Null for a success. */
  problem: WebhookProblem | null;
}

class RefusedAddress extends Error {}

/** An address on the open internet: nothing private, local, mapped, translated or set aside. */
function isPublic(address: string): boolean {
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  // Of IPv6, what is really given out lies in 2000::/3.
  return parsed.kind() === 'ipv4' || ((parsed.toByteArray()[0] ?? 0) & 0xe0) === 0x20;
}

/** The host as an address where it is one; the parser of addresses has made `2130706433` and `0x7f.1` plain by then. */
const literalOf = ({ hostname }: URL) => {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) ? host : null;
};

/** Whether requests may go to an address, as far as it says so itself; what its name leads to is looked at each time. */
export function isAllowedUrl(text: string, { allowsPrivate }: Pick<Rules, 'allowsPrivate'>): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.username || url.password || !/^https?:$/.test(url.protocol)) return false;
  if (allowsPrivate) return true;
  const literal = literalOf(url);
  return url.protocol === 'https:' && PORTS.includes(url.port) && (literal === null || isPublic(literal));
}

/**
 * Resolves a name for a connection that is about to be made: what is checked here is what is connected to, so that a
 * name which says something else a moment later gains nothing. One address that is not public refuses them all.
 */
const publicOnly =
  ({ addressesOf }: Rules): LookupFunction =>
  (hostname, _, callback) => {
    addressesOf(hostname).then(
      (addresses) => {
        if (!addresses.every(isPublic)) return callback(new RefusedAddress(), []);
        callback(
          null,
          addresses.map((address) => ({ address, family: isIP(address) })),
        );
      },
      (error: Error) => callback(error, []),
    );
  };

/** Sends a message. Never throws for what the receiver does; follows no redirect and uses no proxy. */
export async function send(target: string, headers: Record<string, string>, body: string, rules: Rules, stop: AbortSignal): Promise<Outcome> {
  if (!isAllowedUrl(target, rules)) return { status: null, problem: WebhookProblem.REFUSED_ADDRESS };
  const timeout = AbortSignal.timeout(rules.timeout);
  try {
    const status = await post(new URL(target), headers, body, rules.allowsPrivate ? undefined : publicOnly(rules), AbortSignal.any([timeout, stop]));
    return { status, problem: problemOf(status) };
  } catch (error) {
    if (error instanceof RefusedAddress) return { status: null, problem: WebhookProblem.REFUSED_ADDRESS };
    return { status: null, problem: timeout.aborted ? WebhookProblem.TIMEOUT : WebhookProblem.CONNECTION };
  }
}

function problemOf(status: number): WebhookProblem | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? WebhookProblem.REDIRECT : WebhookProblem.STATUS;
}

function post(url: URL, headers: Record<string, string>, body: string, lookup: LookupFunction | undefined, signal: AbortSignal): Promise<number> {
  const { request, Agent } = url.protocol === 'https:' ? https : http;
  return new Promise((done, fail) => {
    // An agent of its own: a connection that was checked for one name serves no other.
    const outgoing = request(url, { method: 'POST', headers, lookup, signal, agent: new Agent({ keepAlive: false }) }, (answer) => {
      let read = 0;
      answer.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (read > MOST_READ) answer.destroy();
      });
      answer.on('error', () => undefined);
      done(answer.statusCode ?? 0);
    });
    outgoing.on('error', fail);
    outgoing.end(body);
  });
}
