import 'reflect-metadata';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, type PaidApp, startPaidApp } from './test/payments.js';
import { until } from './test/receiver.js';
import { isTracing, startTracing } from './tracing.js';

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
  app = await startPaidApp({ environment: { TRUST_PROXY: '1' } });
});
afterAll(async () => {
  await app.stop();
  await stopTracing();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

/** The names of what was drawn within a span, each with what was drawn within it. */
const within = (parent: Span): object => Object.fromEntries(spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId).map((span) => [span.name, within(span)]));
const of = (requestId: string) => spans.find(({ attributes }) => attributes.some(({ key, value }) => key === 'obala.request_id' && value.stringValue === requestId));

test('a request, its operation, its statements and whom it asks are one tree, and nothing in it is about anybody', async () => {
  const operator = await app.signIn();
  await buy(operator, app);
  const headers = { 'content-type': 'application/json', cookie: operator.cookie };
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await fetch(`${app.url}/graphql`, { method: 'POST', headers: { ...headers, 'x-request-id': 'asked-quickly', traceparent }, body: JSON.stringify({ query: 'query Mine_with_a_name { viewer { id email } }' }) });
  await fetch(`${app.url}/graphql/`, { method: 'POST', headers: { ...headers, 'x-request-id': 'asked-slowly' }, body: JSON.stringify({ query: 'mutation { createApiKey(input: { name: "Marijana", scopes: [LISTINGS_READ], expiresInDays: 30 }) { secret } }' }) });
  await fetch(`${app.url}/api/hotels?search=Marijana`, { headers: { 'x-request-id': 'asked-with-rest' } });
  await until(() => of('asked-quickly') !== undefined && of('asked-slowly') !== undefined && of('asked-with-rest') !== undefined);
  await stopTracing();

  const quick = of('asked-quickly')!;
  expect(quick).toMatchObject({ name: 'graphql query viewer', kind: 2, traceId: '0af7651916cd43dd8448eb211c80319c', parentSpanId: 'b7ad6b7169203331' });
  expect(within(quick)).toMatchObject({ 'select session': {}, 'query viewer': { 'select user': {} } });
  expect(within(of('asked-slowly')!)).toMatchObject({ 'mutation createApiKey': { begin: {}, 'insert api_key': {}, commit: {} } });
  expect(of('asked-with-rest')).toMatchObject({ name: 'rest GET /api/hotels' });
  expect(Object.keys(within(of('asked-with-rest')!)).find((name) => name.startsWith('query '))).toBeDefined();
  const paying = spans.find(({ name }) => name === 'rest POST /api/stripe/create-checkout-session')!;
  expect(JSON.stringify(within(paying))).toContain('stripe POST /v1/checkout/sessions');

  const everything = bodies.join('\n');
  expect(everything).toMatch(/^\/v1\/traces /);
  for (const secret of [operator.user.email, 'kamen-i-more-7', operator.cookie.split('=')[1]!, 'Marijana', 'Mine_with_a_name', 'sk_test', '4242']) expect(everything).not.toContain(secret);
});

test('without an address to send them to, nothing is drawn', async () => {
  await stopTracing();
  expect(await startTracing({ OTEL_TRACES_SAMPLER_ARG: 1, TRUST_PROXY: '' })).toBeTypeOf('function');
  expect(isTracing()).toBe(false);
});
