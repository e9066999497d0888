import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from './test/app.js';

/** Everything as in production, and sooner. */
const PATIENCE = { headersTimeout: 2000, requestTimeout: 3000, keepAliveTimeout: 500, connectionsCheckingInterval: 100, idle: 3500, connections: 30 };

/** The server's ends of all connections. */
const accepted: Socket[] = [];
subscribe('net.server.socket', (message) => void accepted.push((message as { socket: Socket }).socket));

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, { patience: PATIENCE });
});
afterAll(() => app.stop());

/** A connection of somebody who speaks HTTP by hand; `said` is all that came back until it was closed. */
function call(first = ''): { socket: Socket; said: Promise<string> } {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  const chunks: string[] = [];
  socket.on('data', (chunk) => void chunks.push(chunk.toString('latin1')));
  // Whoever goes on sending into a closed connection is told so; it is closed then too.
  socket.on('error', () => undefined);
  const said = new Promise<string>((resolve) => socket.once('close', () => resolve(chunks.join(''))));
  if (first) socket.write(first);
  return { socket, said };
}

/** Sends something again and again, until nobody is there any more. */
async function dribble(socket: Socket, text: string): Promise<void> {
  const timer = setInterval(() => void socket.write(text), 50);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
}

/** The server's end of a connection. */
const otherEndOf = ({ localPort }: Socket) =>
  vi.waitFor(() => {
    const other = accepted.find(({ remotePort }) => remotePort === localPort);
    if (!other) throw new Error('not accepted yet');
    return other;
  });

const HEAD = 'GET /healthz HTTP/1.1\r\nHost: obala.test\r\n';
const POST = 'POST /graphql HTTP/1.1\r\nHost: obala.test\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{';

test('whoever takes too long with the head or the body of a request, or says nothing, is sent away, and all others are answered', async () => {
  const slow = [call(HEAD), call(POST), call(POST.replace('/graphql', '/api/auth/login')), call(POST.replace('application/json', 'multipart/form-data; boundary=x'))];
  const silent = call();
  const sending = slow.map(({ socket }, index) => dribble(socket, index === 0 ? 'X-More: 1\r\n' : ' '));
  expect((await app.get('/healthz')).status).toBe(200);
  await Promise.all(sending);
  for (const { said } of [...slow, silent]) expect(await said).toMatch(/^HTTP\/1\.1 408 /);
});

test('a connection is kept for the next request, and not for long', async () => {
  const { said } = call(`${HEAD}\r\n`);
  expect(await said).toMatch(/^HTTP\/1\.1 200 /);
});

test('whoever asks for much and reads nothing of it loses the connection', async () => {
  const { socket } = call();
  socket.pause();
  await once(socket, 'connect');
  const other = await otherEndOf(socket);
  const lost = new Promise((resolve) => other.once('close', resolve));
  // More than any buffer between here and there takes.
  socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: obala.test\r\n\r\n'.repeat(400));
  await lost;
  socket.destroy();
  expect((await app.get('/healthz')).status).toBe(200);
});

test('a head of more than 16 KB is refused, and what is no HTTP', async () => {
  expect(await call(`${HEAD}X-Long: ${'x'.repeat(17_000)}\r\n\r\n`).said).toMatch(/^HTTP\/1\.1 431 /);
  expect(await call('\u0000\u0001\u0002 this is not HTTP\r\n\r\n').said).toMatch(/^HTTP\/1\.1 400 /);
  // Two lengths, or a length and parts: which of them counts, nobody may choose.
  expect(await call('POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n').said).toMatch(/^HTTP\/1\.1 400 /);
  expect(await call('POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n12345').said).toMatch(/^HTTP\/1\.1 400 /);
});

test('more connections than a process takes are closed at once; when the others are gone, it takes new ones', async () => {
  const calls = Array.from({ length: 90 }, () => call());
  const said = await Promise.all(calls.map((each) => each.said));
  // Those that were taken were waited for as long as for anybody.
  expect(said.filter((text) => text === '').length).toBeGreaterThan(0);
  expect(said.filter((text) => text.startsWith('HTTP/1.1 408 ')).length).toBeGreaterThan(0);
  expect((await app.get('/healthz')).status).toBe(200);
});

test('with several doors on its port, people come in by each, and all are shut at the end', async () => {
  const wide = await startTestApp({}, { patience: { doors: 4 } });
  const from = accepted.length;
  const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await fetch(`${wide.url}/healthz`, { headers: { connection: 'close' } })).status));
  expect(statuses).toEqual(statuses.map(() => 200));
  const doors = new Set(accepted.slice(from).map((socket) => (socket as Socket & { server: object }).server));
  expect(doors.size).toBe(4);
  await wide.stop();
  await expect(fetch(`${wide.url}/healthz`)).rejects.toThrow();
});
