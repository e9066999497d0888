import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import type { ServerResponse } from 'node:http';
import type { RequestFacts } from '../context.js';
import type { Env } from '../env.js';
import { MOST_PER_OPERATION, tooHigh } from './cost.js';
import type { Points, Standing } from './points.js';

/** What one request has spent, and what is left to whoever sent it. */
export interface Meter {
  /** Points that this request has cost so far. */
  readonly cost: number;
  readonly standing: Standing;
  /**
   * Takes points before the work is done, up to what the request costs as far as that is known; throws when it is too
   * much, for one operation or for this minute.
   */
  spend(cost: number): void;
}

/**
 * The meter of a client; `show` is told whenever it has moved. A class: an object of its own with a getter would have a
 * shape of its own, which stays, with all that it knows of its request, until old objects are looked through.
 */
export class ClientMeter implements Meter {
  cost = 0;
  standing: Standing;

  constructor(
    private readonly client: string,
    private readonly limit: number,
    private readonly points: Points,
    private readonly show: (meter: Meter) => void,
  ) {
    this.standing = points.standing(client, limit);
  }

  spend(known: number): void {
    try {
      if (known > MOST_PER_OPERATION) throw tooHigh(known);
      this.standing = this.points.spend(this.client, this.limit, known - this.cost);
      this.cost = known;
    } finally {
      this.show(this);
    }
  }
}

/** Each answer says in its headers where its sender stands; the seconds are those until the next minute. */
export const showIn =
  (response: ServerResponse) =>
  ({ cost, standing: { limit, remaining, secondsLeft } }: Meter): void => {
    response.setHeader('X-RateLimit-Limit', limit).setHeader('X-RateLimit-Remaining', remaining).setHeader('X-RateLimit-Reset', secondsLeft).setHeader('X-RateLimit-Cost', cost);
  };

/** Whom a request's points count for: its key, the account of its session, or its address; and how many there are. */
export function clientOf({ key, viewer, address }: Pick<RequestFacts, 'key' | 'viewer' | 'address'>, env: Pick<Env, 'RATE_LIMIT_ANONYMOUS' | 'RATE_LIMIT_KEY'>): [client: string, limit: number] {
  if (key) return [`key:${key.id}`, env.RATE_LIMIT_KEY];
  return viewer ? [`user:${viewer.id}`, env.RATE_LIMIT_KEY] : [`address:${networkOf(address)}`, env.RATE_LIMIT_ANONYMOUS];
}

/** The addresses of so many visitors are remembered as those whom their points count for. */
const MOST_ADDRESSES = 10_000;
const networks = new LRUCache<string, string>({ max: MOST_ADDRESSES });

/** Whom a visitor's points count for: an address, of IPv6 the network that belongs to one household. */
export function networkOf(address: string): string {
  let network = networks.get(address);
  if (network === undefined) networks.set(address, (network = readNetwork(address)));
  return network;
}

function readNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}
