import type { Billing } from './billing.js';
import type { Change } from './change.js';
import { Clock } from './clock.js';
import { Delivery, type SandboxEvent } from './delivery.js';
import { HostedPages } from './hosted.js';
import { type Fault, serveApi } from './http/server.js';
import { randomLetters } from './ids.js';
import { importSubscription, type ImportedSubscription } from './import.js';
import { seed, SEEDED_PRICE } from './seed.js';
import { Store } from './store.js';

export interface StripeSandboxOptions {
  /** Its state lives there, in the schema `sandbox`. */
  databaseUrl: string;
  /** Where the hosted pages are reached. */
  publicUrl: string;
  /** Where signed events go; nothing is delivered without. */
  webhookUrl?: string;
  /** False for whoever delivers by hand. */
  deliversEvents?: boolean;
}

/** Stands in for Stripe: its HTTP API on a port of its own, with a clock that can be moved and events that can be held back. */
export interface StripeSandbox {
  apiBase: string;
  /** What the application is to be configured with. */
  settings: Record<'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_PRICE_ID' | 'STRIPE_API_BASE', string>;
  billing: Billing;
  clock: Pick<Clock, 'now' | 'advance'>;
  events: {
    pending(): Promise<SandboxEvent[]>;
    all(): Promise<SandboxEvent[]>;
    /** The status of the answer, 0 for none. */
    deliver(id: string): Promise<number>;
    drop(id: string): Promise<void>;
    /** Resolves when nothing is waiting to be delivered now. */
    settled(): Promise<void>;
  };
  /** Adds subscriptions that were bought before; those that are there already stay as they are. */
  importSubscriptions(subscriptions: ImportedSubscription[]): Promise<void>;
  setFault(fault: Fault): void;
  setWebhookUrl(url: string): void;
  stop(): Promise<void>;
}

export type { ImportedSubscription, SandboxEvent };

export async function startStripeSandbox(options: StripeSandboxOptions): Promise<StripeSandbox> {
  const { databaseUrl, publicUrl, webhookUrl, deliversEvents = true } = options;
  const store = await Store.open(databaseUrl, publicUrl);
  try {
    const { secretKey, webhookSecret } = await store.change(async (change) => {
      await seed(change);
      await moveTo(change, publicUrl);
      return {
        secretKey: await setting(change, 'secret_key', () => `sk_test_sandbox${randomLetters(32)}`),
        webhookSecret: await setting(change, 'webhook_secret', () => `whsec_${randomLetters(32)}`),
      };
    });
    const server = await serveApi(store, secretKey);
    const delivery = new Delivery(store, webhookSecret, deliversEvents, webhookUrl);
    const clock = new Clock(store, () => delivery.settled());
    store.afterChange = () => delivery.start();
    delivery.start();
    await clock.runDue();
    return {
      apiBase: server.url,
      settings: {
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_PRICE_ID: SEEDED_PRICE,
        STRIPE_API_BASE: server.url,
      },
      billing: new HostedPages(store),
      clock,
      events: {
        pending: () => delivery.pending(),
        all: () => delivery.all(),
        deliver: (id) => delivery.deliver(id),
        drop: (id) => delivery.drop(id),
        settled: () => delivery.settled(),
      },
      importSubscriptions: (subscriptions) =>
        store.change(async (change) => {
          for (const subscription of subscriptions) await importSubscription(change, subscription);
        }),
      setFault: (fault) => server.setFault(fault),
      setWebhookUrl: (url) => delivery.setUrl(url),
      stop: async () => {
        await clock.stop();
        await server.stop();
        await delivery.stop();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** A setting of the state, made up the first time. */
async function setting({ client }: Change, name: string, make: () => string): Promise<string> {
  await client.query('insert into sandbox.stripe_setting values ($1, $2) on conflict do nothing', [name, make()]);
  const { rows } = await client.query<{ value: string }>('select value from sandbox.stripe_setting where name = $1', [name]);
  return rows[0]?.value ?? '';
}

/** The hosted pages may be reached elsewhere than the last time; what was made then has to lead there too. */
async function moveTo(change: Change, publicUrl: string): Promise<void> {
  const before = await setting(change, 'public_url', () => publicUrl);
  if (before === publicUrl) return;
  const { client } = change;
  await client.query(`update sandbox.stripe_setting set value = $1 where name = 'public_url'`, [publicUrl]);
  await client.query(
    `update sandbox.stripe_object set data = replace(data::text, $1, $2)::jsonb
     where object in ('invoice', 'checkout.session', 'billing_portal.session') and position($1 in data::text) > 0`,
    [`"${before}/sandbox/stripe/`, `"${publicUrl}/sandbox/stripe/`],
  );
}
