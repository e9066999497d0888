import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../src/root.js';
import { memoryOf } from './processor.js';

/** A server in a process of its own. */
export interface Server {
  name: string;
  origin: string;
  pid: number;
}

/** What is started: the product as built, without its kept answers (`product`) or with them, and the references. */
const KINDS = {
  product: { ANSWER_CACHE_MEGABYTES: '0' },
  cached: {},
  'cached, a second process': {},
  bare: { file: 'bare-server.ts' },
  PostGraphile: { file: 'postgraphile-server.ts' },
} as const;
export type Kind = keyof typeof KINDS;

/** Production as it is set up for real, but that nobody pays or is written to, and one address may ask as much as it likes. */
const PRODUCTION = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  RATE_LIMIT_ANONYMOUS: '1000000000',
  RATE_LIMIT_KEY: '1000000000',
  // Nobody is sent away: how that goes is tried by npm run torture.
  REQUESTS_AT_ONCE: '0',
  WEB_CONCURRENCY: '1',
  SMTP_URL: 'smtp://127.0.0.1:9',
  STRIPE_SECRET_KEY: 'sk_test_bench',
  STRIPE_WEBHOOK_SECRET: 'whsec_bench',
  STRIPE_PRICE_ID: 'price_bench',
  STRIPE_API_BASE: 'http://127.0.0.1:9',
};

/** What the image sets beside it, for node and the allocator; the references run as they come. */
const DOCKERFILE = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8');
const IMAGE = Object.fromEntries(
  [...DOCKERFILE.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => line.split(' ').map((setting) => setting.split(/=(.*)/, 2))),
) as Record<string, string>;

const FLAGS = (JSON.parse(/^CMD (\[.+\])$/m.exec(DOCKERFILE)?.[1] ?? '[]') as string[]).filter((word) => word.startsWith('--'));

/** Starts servers on a database when they are first asked for, and stops all of them. */
export class Servers {
  private readonly running = new Map<Kind, Promise<Server & { child: ChildProcess }>>();

  constructor(private readonly databaseUrl: string) {}

  get(kind: Kind): Promise<Server> {
    let server = this.running.get(kind);
    if (!server) this.running.set(kind, (server = this.start(kind)));
    return server;
  }

  /** Megabytes that each of them holds. */
  async memory(): Promise<{ server: string; MB: number }[]> {
    const started = await Promise.all(this.running.values());
    return started.map(({ name, pid }) => ({ server: name, MB: Math.round(memoryOf(pid)) }));
  }

  async stop(): Promise<void> {
    for (const started of await Promise.allSettled(this.running.values())) {
      if (started.status === 'rejected') continue;
      const { child } = started.value;
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await new Promise((resolve) => child.once('exit', resolve));
    }
  }

  private async start(name: Kind) {
    const { file, ...settings } = { file: undefined, ...KINDS[name] };
    const port = await freePort();
    const own = { DATABASE_URL: this.databaseUrl, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, GRAPHILE_ENV: 'production' };
    const env = { PATH: process.env.PATH, ...(!file && IMAGE), ...PRODUCTION, ...own, ...settings };
    const script = file ? fileURLToPath(new URL(file, import.meta.url)) : path.join(ROOT, 'api/dist/src/main.js');
    // Without the compiler that runs this file: it would weigh on their memory.
    const child = fork(script, { env, execArgv: file ? [] : FLAGS, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    // Whatever ends this process takes them along.
    process.once('exit', () => child.kill());
    const ended = new Promise<never>((_, reject) => child.once('exit', () => reject(new Error(`${name} ended before it answered: is it built?`))));
    const answering = file ? new Promise<number>((resolve) => child.once('message', (message) => resolve((message as { port: number }).port))) : ready(port);
    const origin = `http://127.0.0.1:${await Promise.race([answering, ended])}`;
    ended.catch(() => undefined);
    return { name, origin, pid: child.pid ?? 0, child };
  }
}

async function ready(port: number): Promise<number> {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (response?.ok) return port;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
