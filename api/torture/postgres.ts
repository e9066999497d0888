import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startPostgres, type RunningPostgres } from '../sandbox/postgres.js';
import { isRunning, readPidFile } from '../sandbox/postgres/server.js';

/** A PostgreSQL of its own, which keeps what it says that it keeps, and can be killed. */
export class OwnPostgres {
  private running?: RunningPostgres;

  constructor(
    private readonly folder: string,
    private readonly settings: readonly string[] = [],
  ) {}

  async start(): Promise<void> {
    this.running = await startPostgres({ dataDir: this.folder, settings: this.settings });
  }

  get url(): string {
    return this.running?.url ?? '';
  }

  get place() {
    return { folder: this.folder, data: path.join(this.folder, 'data') };
  }

  /** As when the machine takes it away: no goodbye. Comes back when the last of its processes is gone. */
  async kill(): Promise<void> {
    const pid = readPidFile(this.place)?.pid;
    if (!pid) throw new Error('PostgreSQL does not run.');
    process.kill(pid, 'SIGKILL');
    while (isRunning(this.place)) await sleep(10);
  }

  async stop(): Promise<void> {
    await this.running?.stop();
  }

  /** A connection of the test's own. */
  async look<Row extends object>(sql: string, parameters: unknown[] = [], url = this.url): Promise<Row[]> {
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(sql, parameters)).rows;
    } finally {
      await client.end();
    }
  }
}

/** Bytes that are free where a folder lies. */
export function roomIn(folder: string): number {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
}
