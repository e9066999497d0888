import type { Database } from './database.js';
import { gauge, measures } from './measures.js';

interface Queue {
  queue: string;
  waiting: number;
  failed: number;
  oldest: number;
}

/** One look serves all measures of one question, and a database that does not answer is waited for so long. */
const LOOK_MS = 1000;
const PATIENCE_MS = 2000;

/** Measures the connections of this process, and what waits in the database, which is the same whichever process is asked. */
export function measureDatabase({ read, connections }: Pick<Database, 'read' | 'connections'>): void {
  gauge('obala_database_connections', 'Connections to the database for requests: used or idle, and how many wait for one.', connections, { label: 'state' });
  let latest: { at: number; queues: Promise<Queue[] | null> } | undefined;
  const look = () => {
    if (!latest || Date.now() - latest.at > LOOK_MS) latest = { at: Date.now(), queues: soon(read<Queue>(QUEUES)) };
    return latest.queues;
  };
  const add = (name: string, help: string, key: 'waiting' | 'failed' | 'oldest') =>
    measures.set(name, {
      name,
      help,
      type: 'gauge',
      labels: ['queue'],
      together: 'max',
      read: async () => new Map((await look())?.map((row) => [row.queue, row[key]])),
    });
  add('obala_queue_waiting', 'What waits to be done, or to be tried again.', 'waiting');
  add('obala_queue_failed', 'What was given up, and not yet forgotten.', 'failed');
  add('obala_queue_oldest_seconds', 'How long the oldest that is not done has been waiting.', 'oldest');
  measures.set('obala_database_up', {
    name: 'obala_database_up',
    help: '1 when the database answers, 0 when it does not.',
    type: 'gauge',
    labels: [],
    together: 'min',
    read: async () => new Map([['', (await look()) ? 1 : 0]]),
  });
}

const QUEUES = `
  select name as queue,
    (count(*) filter (where state in ('created', 'retry', 'active')))::float as waiting,
    (count(*) filter (where state = 'failed'))::float as failed,
    coalesce(extract(epoch from now() - min(created_on) filter (where state in ('created', 'retry', 'active'))), 0)::float as oldest
  from pgboss.job where name !~ '^__' group by name
  union all
  select 'webhooks', count(*)::float, 0, coalesce(extract(epoch from now() - min(created_at)), 0)::float
  from webhook_delivery where state = 'PENDING'`;

/** What is read, or null when that fails or takes too long. */
function soon<Rows>(reading: Promise<Rows>): Promise<Rows | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS, null)));
  return Promise.race([reading.catch(() => null), late]).finally(() => clearTimeout(timer));
}
