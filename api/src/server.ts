import { once } from 'node:events';
import { createServer, type Server as Door, type ServerOptions } from 'node:http';
import type { AddressInfo, ListenOptions } from 'node:net';
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
  /**
   * So many sockets wait for connections at the port. Each turn of the event loop takes in one connection from each:
   * with a single one, whoever comes anew in a rush waits for seconds before anybody knows of it.
   */
  doors: number;
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
  doors: 1,
};

/** Starts the application on its port; a port that is taken is an error of one line. */
export async function listen(parts: Parts, port = parts.env.PORT, { idle, connections, doors: count, ...options }: Patience = PATIENCE): Promise<Server> {
  const app = await createApp(parts);
  const doors = Array.from({ length: count }, () => createServer(options, app.handle));
  for (const door of doors) {
    door.timeout = idle;
    door.maxConnections = Math.ceil(connections / count);
  }
  const opened = await open(doors, port);
  return {
    port: opened,
    async stop() {
      const patience = setTimeout(() => doors.forEach((door) => door.closeAllConnections()), 8000);
      await Promise.all(doors.map(shut));
      clearTimeout(patience);
      await app.stop();
    },
  };
}

/** Gives back the port that it is. */
async function open(doors: Door[], wanted: number): Promise<number> {
  const reusePort = doors.length > 1;
  if (reusePort && wanted > 0) {
    // They would share it with another process too: whether it is taken shows without sharing.
    const trial = createServer();
    await at(trial, { port: wanted });
    await shut(trial);
  }
  let port = wanted;
  for (const door of doors) port = await at(door, { port, reusePort });
  return port;
}

async function at(door: Door, options: ListenOptions): Promise<number> {
  door.listen(options);
  await once(door, 'listening').catch((error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    throw taken ? new Error(`Port ${options.port} is taken. Stop what runs there, or choose another with PORT=4001.`) : error;
  });
  return (door.address() as AddressInfo).port;
}

function shut(door: Door): Promise<unknown> {
  // Whoever keeps a connection for several requests is told with the answer that this was the last one.
  door.prependListener('request', (_, response) => void response.setHeader('Connection', 'close'));
  const closed = new Promise((resolve) => door.close(resolve));
  door.closeIdleConnections();
  return closed;
}
