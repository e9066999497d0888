import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../bench/servers.js';
import { ROOT } from '../src/root.js';

/** As it is set up for real, but that one address may ask as much as it likes, and each client names its own. */
const PRODUCTION = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  TRUST_PROXY: '1',
  RATE_LIMIT_ANONYMOUS: '1000000000',
  RATE_LIMIT_KEY: '1000000000',
  WEBHOOK_PRIVATE_TARGETS: 'true',
};

/** What runs: nothing is left of it when the tests end, however they do. */
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** The product as built, in a process of its own; started again on the same port. */
export class Product {
  private child?: ChildProcess;
  port = 0;
  /** What it wrote into its log. */
  log = '';

  constructor(
    private readonly environment: Record<string, string>,
    private readonly imports: string[] = [],
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Comes back as soon as the process is there; `ready` when it answers. */
  async launch(): Promise<void> {
    this.port ||= await freePort();
    const script = path.join(ROOT, 'api/dist/src/main.js');
    if (!fs.existsSync(script)) throw new Error('The product has not been built: node scripts/build.mjs');
    const env = { PATH: process.env.PATH, ...PRODUCTION, PORT: String(this.port), PUBLIC_URL: this.url, ...this.environment };
    const child = fork(script, { env, execArgv: this.imports.flatMap((file) => ['--import', file]), stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (this.log = (this.log + text.toString()).slice(-200_000)));
    running.add(child);
    child.once('exit', () => running.delete(child));
    this.child = child;
  }

  async start(): Promise<this> {
    await this.launch();
    await this.ready();
    return this;
  }

  async ready(): Promise<void> {
    for (;;) {
      const response = await fetch(`${this.url}/readyz`).catch(() => undefined);
      if (response?.ok) return;
      if (!this.isRunning) throw new Error(`The product ended: ${this.log.slice(-2000)}`);
      await sleep(25);
    }
  }

  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** How it ended, and after how many milliseconds. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<{ code: number | null; took: number }> {
    const { child } = this;
    if (!child || !this.isRunning) return { code: null, took: 0 };
    const start = performance.now();
    const ended = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    const [code] = await ended;
    return { code, took: performance.now() - start };
  }

  /** Tells the process something, for what it was made to import. */
  tell(message: object): void {
    this.child?.send(message);
  }

  /** Megabytes that it holds. */
  get memory(): number {
    const line = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${this.pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(line) / 1024);
  }
}
