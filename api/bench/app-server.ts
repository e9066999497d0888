import 'reflect-metadata';
import { connect } from '../src/database.js';
import { readEnv } from '../src/env.js';
import { createImageStore } from '../src/images/image.stores.js';
import { createLogger } from '../src/logger.js';
import { listen } from '../src/server.js';
import { startServices } from '../src/services.js';
import type { WebhookSettings } from '../src/webhooks/webhook.settings.js';

/** The product itself, APIs only, in a process of its own. */
// It is measured from one address, which a limit would soon refuse.
const given = readEnv({ ...process.env, RATE_LIMIT_ANONYMOUS: '1000000000', RATE_LIMIT_KEY: '1000000000' });
// Where nobody pays, Stripe is never asked: its library only wants a key to begin with.
const env = { ...given, STRIPE_SECRET_KEY: given.STRIPE_SECRET_KEY ?? 'sk_test_bench' };
const database = await connect(env.DATABASE_URL);
const mailer = { send: () => Promise.resolve(), close: () => undefined };
// Shorter ones, where it is tried out how webhooks survive.
const webhooks = JSON.parse(process.env.WEBHOOK_TIMES ?? '{}') as Partial<WebhookSettings>;
const services = await startServices({ env, database, mailer, images: createImageStore(env, database), log: createLogger('silent'), webhooks });
const server = await listen({ ...services, env }, 0);
process.send?.({ port: server.port });
process.once('disconnect', () => process.exit(0));
