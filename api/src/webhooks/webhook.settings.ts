import { Resolver } from 'node:dns/promises';

/** How webhooks are served. Times are in milliseconds; tests bring shorter ones. */
export interface WebhookSettings {
  /** True where requests may go to private addresses and without encryption: on a developer's machine. */
  allowsPrivate: boolean;
  /** What a public name leads to; fails where it leads nowhere. */
  addressesOf(hostname: string): Promise<string[]>;
  /** How often each process looks for what is due. */
  pollEvery: number;
  /** How long a receiver has to answer. */
  timeout: number;
  /** How long after a first failure it is tried again; doubled after each further one. */
  firstDelay: number;
  longestDelay: number;
  /** How long nothing may arrive before a message behind the first one is tried: it may be this one alone that the receiver refuses. */
  lookPastAfter: number;
  /** How long nothing may arrive before the webhook is switched off. */
  givenUpAfter: number;
}

const resolver = new Resolver({ timeout: 2000, tries: 2 });

/**
 * Asks the name servers and not the operating system, whose answers occupy the few threads that pictures and passwords
 * need too: a name server that never answers would hold them up.
 */
async function addressesOf(hostname: string): Promise<string[]> {
  const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const addresses = found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (addresses.length === 0) throw new Error(`${hostname} leads nowhere.`);
  return addresses;
}

/** As it is in production. */
export const WEBHOOK_SETTINGS: WebhookSettings = {
  allowsPrivate: false,
  addressesOf,
  pollEvery: 1000,
  timeout: 10_000,
  firstDelay: 5000,
  longestDelay: 5 * 60_000,
  lookPastAfter: 60 * 60_000,
  givenUpAfter: 7 * 24 * 60 * 60_000,
};
