import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSmtpMailer } from './mail/mailer.js';
import { formOf, picture, sendForm } from './test/listings.js';
import { MailReceiver } from './test/mail.js';
import { buy, type PaidApp, startPaidApp } from './test/payments.js';
import { until } from './test/receiver.js';
import { isTracing, startTracing, traced } from './tracing.js';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

const spans: Span[] = [];
const bodies: string[] = [];
let receiver: Server;
let stopTracing: () => Promise<void>;
let app: PaidApp;
const mails = new MailReceiver();
const folder = mkdtempSync(path.join(tmpdir(), 'obala-traced-'));
const s3 = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder, configureBuckets: [{ name: 'pictures', configs: [] }] });
beforeAll(async () => {
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      bodies.push(`${request.url} ${body}`);
      const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  stopTracing = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_TRACES_SAMPLER_ARG: 1, TRUST_PROXY: '1' });
  await mails.start();
  const pictures = { IMAGE_STORE: 's3', S3_ENDPOINT: `http://127.0.0.1:${(await s3.run()).port}`, S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };
  app = await startPaidApp({ environment: { TRUST_PROXY: '1', ...pictures }, mailer: createSmtpMailer(mails.url, 'Obala <hilfe@obala.example>') });
});
afterAll(async () => {
  await app.stop();
  await stopTracing();
  await Promise.all([mails.stop(), s3.close()]);
  rmSync(folder, { recursive: true, force: true });
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

/** The names of what was drawn within a span, each with what was drawn within it. */
const within = (parent: Span): object => Object.fromEntries(spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId).map((span) => [span.name, within(span)]));
const about = (requestId: string) => spans.filter(({ attributes }) => attributes.some(({ key, value }) => key === 'obala.request_id' && value.stringValue === requestId));
const of = (requestId: string, name?: string) => about(requestId).find((span) => (name ? span.name === name : span.kind === 2));

test('a request, its operation, its statements and whom it asks are one tree, and nothing in it is about anybody', async () => {
  const operator = await app.signIn();
  await buy(operator, app);
  const headers = { 'content-type': 'application/json', cookie: operator.cookie };
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await fetch(`${app.url}/graphql`, { method: 'POST', headers: { ...headers, 'x-request-id': 'asked-quickly', traceparent }, body: JSON.stringify({ query: 'query Mine_with_a_name { viewer { id email } }' }) });
  await fetch(`${app.url}/graphql/`, { method: 'POST', headers: { ...headers, 'x-request-id': 'asked-slowly' }, body: JSON.stringify({ query: 'mutation { createApiKey(input: { name: "Marijana", scopes: [LISTINGS_READ], expiresInDays: 30 }) { secret } }' }) });
  await fetch(`${app.url}/api/hotels?search=Marijana`, { headers: { 'x-request-id': 'asked-with-rest' } });
  const uploaded = await sendForm(formOf('image', [[await picture(), 'Marijana.jpg']]), '/api/upload/image', operator.cookie, app, { 'x-request-id': 'asked-with-a-picture' });
  expect(uploaded.status).toBe(200);
  await app.graphql('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email: operator.user.email }, { 'x-request-id': 'asked-for-a-mail' });
  const isDrawn = () => ['asked-quickly', 'asked-slowly', 'asked-with-rest', 'asked-with-a-picture'].every((id) => of(id)) && of('asked-for-a-mail', 'job mail');
  await until(() => Boolean(isDrawn()));
  await stopTracing();

  const quick = of('asked-quickly')!;
  expect(quick).toMatchObject({ name: 'graphql query viewer', kind: 2, traceId: '0af7651916cd43dd8448eb211c80319c', parentSpanId: 'b7ad6b7169203331' });
  expect(within(quick)).toMatchObject({ 'select session': {}, 'query viewer': { 'select user': {} } });
  expect(within(of('asked-slowly')!)).toMatchObject({ 'mutation createApiKey': { begin: {}, 'insert api_key': {}, commit: {} } });
  expect(of('asked-with-rest')).toMatchObject({ name: 'rest GET /api/hotels' });
  expect(Object.keys(within(of('asked-with-rest')!)).find((name) => name.startsWith('query '))).toBeDefined();
  const paying = spans.find(({ name }) => name === 'rest POST /api/stripe/create-checkout-session')!;
  expect(JSON.stringify(within(paying))).toContain('stripe POST /v1/checkout/sessions');
  // A picture is an upload, its row, and its seven files in the store; a mail is a job of its own with its request's id.
  const put = within(of('asked-with-a-picture')!);
  expect([of('asked-with-a-picture')!.name, Object.keys(put)]).toEqual(['rest POST /api/upload/image', expect.arrayContaining(['s3 put', 'insert image'])]);
  const sending = of('asked-for-a-mail', 'job mail')!;
  expect([sending.kind, sending.parentSpanId ?? '', within(sending)]).toEqual([1, '', expect.objectContaining({ 'select user': {}, 'smtp send': {} })]);
  await mails.next(operator.user.email, 'asked-for-a-mail');

  const everything = bodies.join('\n');
  expect(everything).toMatch(/^\/v1\/traces /);
  for (const secret of [operator.user.email, 'kamen-i-more-7', operator.cookie.split('=')[1]!, 'Marijana', 'Mine_with_a_name', 'sk_test_', '4242424242']) expect(everything).not.toContain(secret);
});

test('without an address to send them to, nothing is drawn', async () => {
  await stopTracing();
  expect(await startTracing({ OTEL_TRACES_SAMPLER_ARG: 1, TRUST_PROXY: '' })).toBeTypeOf('function');
  expect(isTracing()).toBe(false);
});

test('whoever takes them may be away: what is done goes on, and the process ends as always', async () => {
  const stop = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_SAMPLER_ARG: 1, TRUST_PROXY: '' });
  expect(await traced('drawn', {}, () => Promise.resolve('done'))).toBe('done');
  expect(await stop()).toBeUndefined();
});
