import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import Stripe from 'stripe';
import type { Client } from 'pg';
import type { StripeSandbox } from '../sandbox/stripe/sandbox.js';

interface Server {
  url: string;
  process: ChildProcess;
}

const CARD = { number: '4242424242424242', expiry: '12/49', cvc: '123', name: 'Mara Muster' };
const OPERATORS = 3;

/**
 * Operators pay, and while Stripe tells of it and the operators come back from paying, the product is killed (-9). Then
 * another process runs, and all events come again. `database` is for looking, not the product's own connection.
 */
export async function killDuringPayments(rounds: number, sandbox: StripeSandbox, databaseUrl: string, database: Client): Promise<{ killedHalfWay: number }> {
  const start = () => startServer({ ...sandbox.settings, DATABASE_URL: databaseUrl, PUBLIC_URL: 'http://localhost' });
  let killedHalfWay = 0;
  let server = await start();
  for (let round = 0; round < rounds; round += 1) {
    // Started beforehand, so that a round does not take long.
    const next = start();
    // So many accounts are not registered from one address.
    await database.query('delete from rate_limit');
    const payments = await Promise.all(Array.from({ length: OPERATORS }, (_, index) => pay(`host-${round}-${index}@example.org`, server.url, sandbox)));
    const events = await sandbox.events.pending();
    const tell = (url: string) => Promise.allSettled(events.map(({ body }) => postEvent(body, url, sandbox)));
    const before = await grants(database);
    const telling = Promise.all([tell(server.url), ...payments.map(({ sync }) => sync(server.url).catch(() => undefined))]);
    // Each round a little later: from before the first statement to after the last one.
    await new Promise((resolve) => setTimeout(resolve, (round * 37) % 220));
    server.process.kill('SIGKILL');
    await once(server.process, 'exit');
    await telling;
    const done = (await grants(database)) - before;
    if (done > 0 && done < OPERATORS) killedHalfWay += 1;

    server = await next;
    for (const answer of await tell(server.url)) {
      if (answer.status === 'rejected' || answer.value !== 200) throw new Error(`An event was not taken after the restart: ${JSON.stringify(answer)}`);
    }
    for (const { id } of events) await sandbox.events.drop(id);
  }
  server.process.kill('SIGKILL');
  return { killedHalfWay };
}

/** An operator who has paid; `sync` is their return from the checkout. */
async function pay(email: string, url: string, sandbox: StripeSandbox) {
  const post = (origin: string, path: string, body: object, cookie = '') =>
    fetch(origin + path, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) });
  const password = 'kamen-i-more-7';
  const registered = await post(url, '/api/auth/register', { email, password, confirmPassword: password, phone: '+385 21 1' });
  const [cookie = ''] = (registered.headers.get('set-cookie') ?? '').split(';');
  const begun = await post(url, '/api/stripe/create-checkout-session', { priceId: sandbox.settings.STRIPE_PRICE_ID }, cookie);
  const answer = await begun.text();
  const sessionId = /cs_[^/?"]+/.exec(answer)?.[0] ?? '';
  if (!sessionId) throw new Error(`${email} could not begin: ${registered.status}, ${begun.status} ${answer}`);
  const payment = await sandbox.billing.pay(sessionId, CARD);
  if (payment.kind !== 'paid') throw new Error(`${email} could not pay`);
  return { sync: (origin: string) => post(origin, '/api/stripe/sync-checkout', { sessionId }, cookie) };
}

async function postEvent(body: string, url: string, { settings }: StripeSandbox): Promise<number> {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: settings.STRIPE_WEBHOOK_SECRET });
  const answer = await fetch(`${url}/api/stripe/webhook`, { method: 'POST', headers: { 'stripe-signature': signature }, body });
  return answer.status;
}

async function grants(database: Client): Promise<number> {
  const { rows } = await database.query<{ count: string }>(`select count(*) from credit_transaction where type = 'purchase'`);
  return Number(rows[0]?.count);
}

/** The product in a process of its own. */
export async function startServer(environment: Record<string, string>): Promise<Server> {
  const child = fork(fileURLToPath(new URL('../bench/app-server.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, ...environment, NODE_ENV: 'test', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The server did not start (${code}).`);
    }),
  ])) as [{ port: number }];
  return { url: `http://127.0.0.1:${message.port}`, process: child };
}
