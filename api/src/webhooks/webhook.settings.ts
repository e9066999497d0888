/** How webhooks are served. Times are in milliseconds; tests bring shorter ones. */
export interface WebhookSettings {
  /** True where requests may go to private addresses and without encryption: on a developer's machine. */
  allowsPrivate: boolean;
  /** How often each process looks for what is due. */
  pollEvery: number;
  /** How long a receiver has to answer. */
  timeout: number;
  /** How long after a first failure it is tried again; doubled after each further one. */
  firstDelay: number;
  longestDelay: number;
  /** How long nothing may arrive before the webhook is switched off. */
  givenUpAfter: number;
}

export const WEBHOOK_TIMES = { pollEvery: 1000, timeout: 10_000, firstDelay: 5000, longestDelay: 5 * 60_000, givenUpAfter: 7 * 24 * 60 * 60_000 };
