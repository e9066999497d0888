import { createServer, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp, type Parts } from './app.js';

export interface Server {
  port: number;
  /** Stops taking requests and finishes those at hand. */
  stop(): Promise<void>;
}

/** How long whoever is slow is waited for, in milliseconds, and how much of one process they may hold. */
export interface Patience extends ServerOptions {
  /** Until nothing at all has come or gone: a reader who does not read. */
  idle: number;
  /** Connections at once; one more is closed at once. */
  connections: number;
}

/**
 * A head comes in one piece, ten pictures over a slow line take minutes. What is slower than this holds a place that
 * somebody else could have. nginx keeps its connections for less than `keepAliveTimeout` (deploy/nginx.conf).
 */
export const PATIENCE: Patience = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16 * 1024,
  idle: 120_000,
  connections: 10_000,
};

/** Starts the application on its port; a port that is taken is an error of one line. */
export async function listen(parts: Parts, port = parts.env.PORT, { idle, connections, ...options }: Patience = PATIENCE): Promise<Server> {
  const app = await createApp(parts);
  const server = createServer(options, app.handle);
  server.timeout = idle;
  server.maxConnections = connections;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} is taken. Stop what runs there, or choose another with PORT=4001.`) : error);
    });
    server.listen(port, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      // Whoever keeps a connection for several requests is told with the answer that this was the last one.
      server.prependListener('request', (_, response) => void response.setHeader('Connection', 'close'));
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const patience = setTimeout(() => server.closeAllConnections(), 8000);
      await closed;
      clearTimeout(patience);
      await app.stop();
    },
  };
}
