import Stripe from 'stripe';
import type { SystemContext } from '../context.js';
import type { Env } from '../env.js';
import { AppError } from '../errors.js';
import { outgoing } from '../outgoing.js';

/** An answer that takes longer counts as none: whoever waits for it gets to know soon, and nobody else waits at all. */
const TIMEOUT_MS = 5000;

/** The account at Stripe that credits are bought through. */
export interface Payments {
  stripe: Stripe;
  /** The one price that can be bought. */
  priceId: string;
  webhookSecret: string;
}

export function createPayments(env: Env): Payments {
  const base = env.STRIPE_API_BASE ? new URL(env.STRIPE_API_BASE) : undefined;
  const stripe = new Stripe(env.STRIPE_SECRET_KEY ?? '', {
    apiVersion: '2026-10-28.endive',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: watched(Stripe.createNodeHttpClient()),
    ...(base && { host: base.hostname, port: base.port || undefined, protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const) }),
  });
  return { stripe, priceId: env.STRIPE_PRICE_ID ?? '', webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '' };
}

/** Counts and traces each request; paths name what is asked for without saying whose it is. */
function watched(client: Stripe.HttpClient): Stripe.HttpClient {
  const ask = client.makeRequest.bind(client);
  client.makeRequest = (host, port, path, method, ...rest) =>
    outgoing('stripe', `${method} ${path.replace(/\?.*/, '').replace(/\/[a-z]+_(?=\w*[A-Z\d])\w+/g, '/{id}')}`, () => ask(host, port, path, method, ...rest));
  return client;
}

/** True when Stripe says that there is no such thing. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** True when Stripe could not be reached: whoever has more to ask does not wait for it again and again. */
export function isSilent(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeConnectionError;
}

/**
 * Asks Stripe for somebody who waits for it. When it does not answer, or refuses what we ask for, they are told so in the
 * words for what they wanted.
 */
export async function ask<Answer>(
  { log }: Pick<SystemContext, 'log'>,
  message: 'checkoutFailed' | 'portalFailed' | 'syncFailed' | 'forceSyncFailed' | 'invoiceFailed',
  question: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    log.error({ err: error }, 'Stripe did not do what it was asked');
    throw new AppError('UNAVAILABLE', message, { retryAfter: 30 });
  }
}
