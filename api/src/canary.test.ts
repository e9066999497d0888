import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { Client } from 'pg';
import sharp from 'sharp';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startStripeSandbox, type StripeSandbox } from '../sandbox/stripe/sandbox.js';
import { type Cable, layCable } from './test/cable.js';
import { createTestDatabase, type TestDatabase } from './test/database.js';
import { MailReceiver } from './test/mail.js';
import { until } from './test/receiver.js';

/** A secret that nothing else looks like. */
const secret = () => `Kanari-${randomBytes(12).toString('hex')}`;
const SCRIPT = path.join(import.meta.dirname, 'test/served.ts');
const EMAIL = 'kanarinka.host@example.org';
const ROLE = `canary_${randomBytes(6).toString('hex')}`;

/** By what they are: none may be in a line of the log, in an answer to a failed request, or among the measures. */
const canaries: Record<string, string> = {
  database: secret(), replica: secret(), smtp: secret(), s3Key: secret(), s3Secret: secret(), metrics: secret(), tracing: secret(),
  first: secret(), wrong: secret(), second: secret(), card: '4242424242424242', email: EMAIL.split('@')[0]!,
};
let output = '';
const failures: string[] = [];
let database: TestDatabase;
let cable: Cable;
let stripe: StripeSandbox;
let server: ChildProcess;
const mail = new MailReceiver(canaries.smtp);
let [url, metricsPort] = ['', 0];
let cookie = '';

beforeAll(async () => {
  database = await createTestDatabase();
  await administer(`create role ${ROLE} login superuser password '${canaries.database}'`);
  const address = Object.assign(new URL(database.url), { username: ROLE, password: canaries.database }).href;
  cable = await layCable(address);
  stripe = await startStripeSandbox({ databaseUrl: database.url, publicUrl: 'http://localhost', deliversEvents: false });
  await mail.start();
  Object.assign(canaries, { stripe: stripe.settings.STRIPE_SECRET_KEY, webhook: stripe.settings.STRIPE_WEBHOOK_SECRET });
  metricsPort = await freePort();
  server = start({
    METRICS_PORT: String(metricsPort),
    PORT: String(await freePort()),
    ...stripe.settings,
    DATABASE_URL: cable.url,
    DATABASE_REPLICA_URLS: `postgresql://obala:${canaries.replica}@127.0.0.1:9/obala`,
    SMTP_URL: mail.url,
    IMAGE_STORE: 's3',
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_BUCKET: 'obala',
    S3_ACCESS_KEY_ID: canaries.s3Key!,
    S3_SECRET_ACCESS_KEY: canaries.s3Secret!,
    METRICS_TOKEN: canaries.metrics!,
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    OTEL_EXPORTER_OTLP_HEADERS: `authorization=${canaries.tracing}`,
  });
  await until(() => output.includes('"listening"') || server.exitCode !== null);
  const { port } = lines().find(({ msg }) => msg === 'listening') ?? { port: 0 };
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  server.kill('SIGKILL');
  await stripe.stop();
  await mail.stop();
  await cable.stop();
  await database.drop();
  await administer(`drop role ${ROLE}`);
});

function start(environment: Record<string, string>): ChildProcess {
  const env = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'debug', ...environment };
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT], { env, cwd: path.join(import.meta.dirname, '..'), stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  return child;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

const lines = () => output.split('\n').filter(Boolean).map((line) => JSON.parse(line) as { level: number; msg: string; port?: number; requestId?: string });

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: Object.assign(new URL(inject('templateUrl')), { pathname: '/postgres' }).href });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function alter(statement: string): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Sends something; what a failure says is kept. */
async function send(method: string, where: string, body?: unknown, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  const raw = typeof body === 'string' || body instanceof Uint8Array || body instanceof FormData || body === undefined ? body : JSON.stringify(body);
  const isJson = body !== undefined && !(body instanceof FormData);
  const response = await fetch(url + where, { method, redirect: 'manual', headers: { ...(isJson && { 'content-type': 'application/json' }), ...(cookie && { cookie }), ...headers }, body: raw as BodyInit });
  const [pair = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  if (pair && !pair.endsWith('=')) cookie = pair;
  const text = await response.text();
  if (response.status >= 400 || text.includes('"errors":[')) failures.push(`${response.status} ${JSON.stringify([...response.headers])} ${text}`);
  return { status: response.status, text };
}

const graphql = async <Data>(query: string, variables: object = {}) => JSON.parse((await send('POST', '/graphql', { query, variables })).text) as { data: Data };
/** What a session is known by; its hash is no secret of anybody's, but would not belong there either. */
const note = (name: string, value: string) => Object.assign(canaries, { [name]: value, [`${name} hashed`]: createHash('sha256').update(value).digest('hex') });

test('no secret is in a line of the log, an answer to a failure, or a measure, whatever happens', async () => {
  // An account, a wrong password, a forgotten one.
  const account = { email: EMAIL, password: canaries.first, confirmPassword: canaries.first, phone: '+385 21 1' };
  expect((await send('POST', '/api/auth/register', account)).status).toBe(200);
  note('session', cookie.split('=')[1]!);
  expect((await send('POST', '/api/auth/login', { email: EMAIL, password: canaries.wrong })).status).toBe(401);
  expect((await send('POST', '/api/auth/forgot-password', { email: EMAIL })).status).toBe(200);
  const [, token = ''] = /reset-password\?token=([\w-]+)/.exec(await mail.next(EMAIL, 'reset-password')) ?? [];
  note('token', token);
  expect(token.length).toBeGreaterThan(20);
  expect((await send('GET', `/reset-password?token=${token}`)).status).toBe(500);
  expect((await send('POST', '/api/auth/reset-password', { token, password: canaries.second })).status).toBe(200);
  await send('POST', '/api/auth/reset-password', { token, password: canaries.second });
  expect((await send('POST', '/api/auth/login', { email: EMAIL, password: canaries.second })).status).toBe(200);
  note('second session', cookie.split('=')[1]!);

  // Keys and webhooks.
  const { data } = await graphql<{ createApiKey: { secret: string } }>('mutation { createApiKey(input: { name: "K", scopes: [LISTINGS_READ], expiresInDays: 30 }) { secret } }');
  note('key', data.createApiKey.secret);
  expect((await send('GET', '/api/hotels', undefined, { authorization: `Bearer ${canaries.key}`, cookie: '' })).status).toBe(200);
  for (const scheme of ['Bearer', 'Basic', 'bearer bearer']) await send('GET', '/api/auth/user', undefined, { authorization: `${scheme} ${canaries.key}x` });
  const hook = await graphql<{ createWebhook: { secret: string } }>('mutation { createWebhook(input: { url: "https://example.org/hook" }) { secret } }');
  note('hook', hook.data.createWebhook.secret);

  // A purchase, and events that are signed well and badly.
  const begun = await send('POST', '/api/stripe/create-checkout-session', { priceId: stripe.settings.STRIPE_PRICE_ID });
  const sessionId = /cs_[^/?"]+/.exec(begun.text)?.[0] ?? '';
  await stripe.billing.pay(sessionId, { number: canaries.card!, expiry: '12/49', cvc: '123', name: 'Kanarinka' });
  for (const { body } of await stripe.events.pending()) {
    for (const key of [canaries.webhook!, 'whsec_another']) await send('POST', '/api/stripe/webhook', body, { 'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload: body, secret: key }) });
  }
  expect((await send('POST', '/api/stripe/sync-checkout', { sessionId })).status).toBe(200);

  // What is wrong with what is sent, and others that are away.
  await send('POST', '/api/auth/login', `{"email":"${EMAIL}","password":"${canaries.first}"`);
  await send('POST', '/api/auth/login', { email: EMAIL, password: [canaries.first] });
  await send('POST', '/graphql', { query: 'mutation ($p: Int!) { login(input: { email: $p, password: $p }) { id } }', variables: { q: canaries.first } });
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(await sharp({ create: { width: 900, height: 700, channels: 3, background: '#3a7' } }).jpeg().toBuffer())], { type: 'image/jpeg' }), 'a.jpg');
  expect((await send('POST', '/api/upload/image', form, { authorization: '' })).status).toBeGreaterThanOrEqual(500);
  stripe.setFault('down');
  await send('POST', '/api/stripe/create-portal-session', {});

  // What nobody expects, where secrets are read and written.
  for (const table of ['session', 'api_key', '"user"']) {
    await alter(`alter table ${table} rename to elsewhere`);
    await everything(token);
    await alter(`alter table elsewhere rename to ${table}`);
  }
  await alter(`create function fail() returns trigger language plpgsql as $$ begin raise exception 'no: %', new; end $$;
    create trigger fail before insert or update on session for each row execute function fail();`);
  await everything(token);
  await alter('drop trigger fail on session');
  cable.cut();
  await everything(token);
  cable.mend();
  await until(async () => (await send('GET', '/readyz')).status === 200);

  const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { headers: { authorization: `Bearer ${canaries.metrics}` } });
  const measured = await metrics.text();
  expect(metrics.status).toBe(200);
  server.kill('SIGTERM');
  await once(server, 'exit');

  const said = { 'the log': output, 'an answer': failures.join('\n'), 'the measures': measured };
  const found = Object.entries(canaries).flatMap(([name, canary]) =>
    Object.entries(said).flatMap(([where, text]) => text.split('\n').filter((line) => line.includes(canary)).map((line) => `${name} in ${where}: ${line.slice(0, 400)}`)),
  );
  expect(found).toEqual([]);
  // And it did speak of all that, each time of the request it was.
  const told = lines();
  for (const message of ['a resolver failed', 'something is away or takes too long', 'a library prints something', 'Stripe did not do what it was asked']) expect(told.map(({ msg }) => msg)).toContain(message);
  expect(told.filter(({ msg, requestId }) => msg === 'a resolver failed' && !requestId)).toEqual([]);
  expect(measured).toContain('obala_requests_total');
}, 240_000);

/** All that has to do with secrets, once. */
async function everything(token: string): Promise<void> {
  const held = cookie;
  await send('POST', '/api/auth/login', { email: EMAIL, password: canaries.second });
  await send('POST', '/api/auth/forgot-password', { email: EMAIL });
  await send('POST', '/api/auth/reset-password', { token, password: canaries.first });
  await send('GET', '/api/auth/user');
  await send('GET', '/dashboard');
  await send('GET', '/api/hotels', undefined, { authorization: `Bearer ${canaries.key}`, cookie: '' });
  await send('POST', '/graphql', { query: `mutation { login(input: { email: "${EMAIL}", password: "${canaries.second}" }) { id } }` });
  cookie = held;
}

test('what is wrong with the environment is said in one line, and no value of it', async () => {
  const bad = { DATABASE_URL: `mysql://u:${canaries.database}@h/d`, SMTP_URL: `http://u:${canaries.smtp}@h`, METRICS_TOKEN: 'Kanari', S3_ENDPOINT: canaries.s3Key!, OTEL_EXPORTER_OTLP_ENDPOINT: canaries.tracing!, STRIPE_API_BASE: canaries.s3Secret!, DATABASE_REPLICA_URLS: canaries.replica! };
  expect(await said(bad)).toMatchObject([{ level: 60, msg: 'environment variables must be changed' }]);
  for (const name of Object.keys(bad)) expect(output).toContain(name);
  expect(output).not.toContain('Kanari');
  // Of the right form, and leading nowhere.
  const given = { SMTP_URL: 'smtp://localhost', STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x', STRIPE_PRICE_ID: 'price_x' };
  expect((await said({ ...given, DATABASE_URL: `postgresql://u:${canaries.database}%ZZ@127.0.0.1:99999/d` })).at(-1)).toMatchObject({ level: 60, msg: 'cannot start' });
  expect(output).not.toContain('Kanari');
});

/** What the process says before it ends. */
async function said(environment: Record<string, string>) {
  output = '';
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...environment };
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'main.ts')], { env, cwd: path.join(import.meta.dirname, '..'), stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(1);
  return lines();
}
