import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

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

/** What the driver knows of a connection and its types do not tell. */
type Connected = PoolClient & { connection: { stream: Socket }; readyForQuery: boolean };

/**
 * Closes connections that have not heard a word for so many milliseconds while a statement waits: the server cannot be
 * reached. The driver's own `query_timeout` makes a timer for each statement, by which all that a request made outlives
 * the young generation: a fifth of what was allocated.
 */
export function giveUpSilent(pool: Pool, milliseconds: number): void {
  pool.on('connect', (client) => {
    const { stream } = (client as Connected).connection;
    waitFor(client, milliseconds);
    stream.on('timeout', () => {
      if (!(client as Connected).readyForQuery) stream.destroy();
    });
  });
}

/** Waits for a connection's statements for so many milliseconds; 0 for as long as they take. */
export function waitFor(client: PoolClient, milliseconds: number): void {
  (client as Connected).connection.stream.setTimeout(milliseconds);
}
