import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp, type Parts } from './app.js';

export interface Server {
  port: number;
  /** Stops taking requests and finishes those at hand. */
  stop(): Promise<void>;
}

/** Starts the application on its port; a port that is taken is an error of one line. */
export async function listen(parts: Parts, port = parts.env.PORT): Promise<Server> {
  const app = await createApp(parts);
  const server = createServer(app.handle);
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
