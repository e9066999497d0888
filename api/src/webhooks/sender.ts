import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook as Signer } from 'standardwebhooks';
import { createSystemContext, type SystemServices } from '../context.js';
import { type Attempt, claim, nextAttempt, record, release } from './attempt.js';
import { makeDeliveries } from './dispatch.js';
import { send } from './target.js';

/** So many webhooks are sent to at the same time: a slow one holds up nobody else before that many are slow. */
const MOST_AT_ONCE = 50;
/** So many deliveries one webhook gets before others that wait have their turn. */
const MOST_IN_A_ROW = 20;
/** How long a process that stops waits for answers. */
const PATIENCE = 5000;

/** Serves the webhooks, for as long as the process runs; any number of processes share the work. */
export function startSender(services: SystemServices): { stop(): Promise<void> } {
  const { database, log, webhooks } = services;
  const { read } = database;
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const cutting = new AbortController();

  async function round(): Promise<boolean> {
    const isMore = await makeDeliveries(database);
    const free = MOST_AT_ONCE - running.size;
    for (const id of free > 0 ? await claim(free, read, webhooks) : []) {
      const work = serve(id)
        .catch((error: unknown) => log.error({ err: error, webhookId: id }, 'a webhook could not be served'))
        .finally(() => running.delete(work));
      running.add(work);
    }
    return isMore;
  }

  async function serve(webhookId: number): Promise<void> {
    for (let count = 0; count < MOST_IN_A_ROW && !stopping.signal.aborted; count += 1) {
      const attempt = await nextAttempt(webhookId, read, webhooks);
      if (!attempt) break;
      const start = performance.now();
      const outcome = await send(attempt.url, headersOf(attempt), attempt.body, webhooks, cutting.signal);
      // Cut off by ourselves: that says nothing about the receiver.
      if (cutting.signal.aborted && outcome.problem !== null) break;
      if (!(await record(attempt, outcome, performance.now() - start, createSystemContext(services)))) return;
    }
    await release(webhookId, read);
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        if (await round()) continue;
      } catch (error) {
        log.error({ err: error }, 'webhooks have to wait');
      }
      await sleep(webhooks.pollEvery, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const ended = run();
  return {
    async stop() {
      stopping.abort();
      await ended;
      const patience = setTimeout(() => cutting.abort(), PATIENCE);
      await Promise.all(running);
      clearTimeout(patience);
    },
  };
}

/** Standard Webhooks: the signature is over id, time and body; the time is that of the attempt. */
function headersOf({ id, body, secret }: Attempt): Record<string, string> {
  const now = new Date();
  const messageId = `msg_${id}`;
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Obala-Webhooks',
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Signer(secret).sign(messageId, now, body),
  };
}
