import { Socket } from 'node:net';
import { Client } from 'pg';
import type { Logger } from './logger.js';

/**
 * What a commit touched: `hotel:7`, and with it `hotel@3`, the regions that the listing lay and lies in; `hotel` alone
 * when it was many at once; null when anything may have changed.
 */
export type Touched = readonly string[] | null;

/** Hears of each commit that changes what is read publicly, whichever process makes it, or a person in SQL. */
export interface Notices {
  /** Tells a listener from now on. */
  onChange(listener: (touched: Touched) => void): void;
  /** False while this process is not told: then nothing may be answered from memory. */
  readonly isListening: boolean;
  stop(): Promise<void>;
}

/** The connection is asked so often, in milliseconds, and given up when it does not answer in time; a busy machine may be slow. */
const HEARTBEAT = 1000;
const PATIENCE = 3000;
/** Until it is tried again. */
const RECONNECT = 500;

/** Listens on a connection of its own, and connects again whenever it breaks. */
export async function startNotices({ databaseUrl, log }: { databaseUrl: string; log: Logger }): Promise<Notices> {
  const listeners: ((touched: Touched) => void)[] = [];
  let current: Client | undefined;
  let socket: Socket | undefined;
  let isListening = false;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;

  const tell = (touched: Touched) => {
    for (const listener of listeners) listener(touched);
  };

  async function connect(): Promise<void> {
    const ownSocket = (socket = new Socket());
    const client = new Client({ stream: () => ownSocket, connectionString: databaseUrl, connectionTimeoutMillis: 5000, query_timeout: PATIENCE, application_name: 'obala notices' });
    current = client;
    client.on('error', () => lose(client));
    client.on('end', () => lose(client));
    client.on('notification', ({ payload }) => tell(payload ? payload.split(' ') : null));
    try {
      await client.connect();
      await client.query('listen touched');
      if (isOver || current !== client) return;
      isListening = true;
      // Whatever was changed in the meantime was not heard.
      tell(null);
      beat(client);
    } catch (error) {
      lose(client, error);
    }
  }

  function beat(client: Client): void {
    timer = setTimeout(() => {
      client.query('select 1').then(
        () => current === client && beat(client),
        (error: unknown) => lose(client, error),
      );
    }, HEARTBEAT);
  }

  function lose(client: Client, error?: unknown): void {
    if (current !== client) return;
    current = undefined;
    clearTimeout(timer);
    // Not asked to end: a connection that is stuck would not.
    socket?.destroy();
    if (isOver) return;
    if (isListening) log.warn({ err: error }, 'not told of changes until the database is back');
    isListening = false;
    timer = setTimeout(() => void connect(), RECONNECT);
  }

  await connect();
  return {
    onChange: (listener) => void listeners.push(listener),
    // eslint-disable-next-line no-restricted-syntax -- There is one of it.
    get isListening() {
      return isListening;
    },
    async stop() {
      isOver = true;
      isListening = false;
      clearTimeout(timer);
      const client = current;
      current = undefined;
      await client?.end().catch(() => undefined);
    },
  };
}
