import type { Pool } from 'pg';

/**
 * Takes connections that broke out of the pool. A transaction that can neither commit nor roll back keeps its
 * connection: without this, each break costs one for good, and a few restarts of the database later nobody gets any.
 */
export function giveUpBroken(pool: Pool): void {
  pool.on('connect', (client) => {
    client.once('end', () => {
      // Whoever waits for an answer on it has its error first, and gives it back where that is possible.
      setImmediate(() => {
        try {
          client.release(true);
        } catch {
          // It had been given back.
        }
      });
    });
  });
}
