import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { Logger } from './logger.js';

interface Settings {
  METRICS_PORT: number;
  METRICS_TOKEN?: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/**
 * Tells Prometheus what was measured, on a port of its own: what happens in here is nobody's business. Without a token
 * it only talks to this machine; with one, to whoever sends it.
 */
export async function serveMetrics({ METRICS_PORT, METRICS_TOKEN }: Settings, read: () => Promise<string>, log: Logger): Promise<{ port: number; stop(): Promise<void> }> {
  const expected = METRICS_TOKEN && sha256(`Bearer ${METRICS_TOKEN}`);
  const server = createServer((request, response) => {
    response.setHeader('Cache-Control', 'no-store').setHeader('X-Content-Type-Options', 'nosniff');
    if (expected && !timingSafeEqual(sha256(request.headers.authorization ?? ''), expected)) return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    read().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'the measures could not be read');
        response.writeHead(503).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new Error(`Port ${METRICS_PORT} is taken. Choose another for the measures with METRICS_PORT.`)));
    server.listen(METRICS_PORT, METRICS_TOKEN ? undefined : '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as { port: number }).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
