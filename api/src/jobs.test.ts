import 'reflect-metadata';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Mail } from './mail/mailer.js';
import { startTestApp } from './test/app.js';
import { until } from './test/receiver.js';

test('a mail that can never be sent holds up no other, and ends where it is told of and kept', async () => {
  const sent: Mail[] = [];
  const mailer = {
    send: (mail: Mail) => (mail.to.startsWith('poison') ? Promise.reject(new Error('550 no such mailbox')) : Promise.resolve(void sent.push(mail))),
    close: () => undefined,
  };
  const app = await startTestApp({}, { mailer });
  await app.database.read(`update pgboss.queue set retry_limit = 0 where name = 'mail'`);
  for (const name of ['poison', 'mara']) {
    const account = { email: `${name}@example.org`, password: 'kamen-i-more-7', confirmPassword: 'kamen-i-more-7', phone: '+385 21 1' };
    const answer = await fetch(`${app.url}/api/auth/register`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(account) });
    expect(answer.status).toBeLessThan(300);
  }
  const lost = () => app.database.read(`select source_name as queue, state::text, output ->> 'message' as reason from pgboss.job where name = 'given-up'`);
  await until(async () => (await lost()).some((job) => 'state' in job && job.state === 'completed'));
  await until(() => sent.length > 0);
  expect(await lost()).toMatchObject([{ queue: 'mail' }]);
  expect(sent.map(({ to }) => to)).toEqual(['mara@example.org']);
  await app.stop();
});

test('mails go on when the clock of the machine is put back while they are looked for', async () => {
  const sent: Mail[] = [];
  const app = await startTestApp({}, { mailer: { send: (mail: Mail) => Promise.resolve(void sent.push(mail)), close: () => undefined } });
  // Back by an hour at each look at it: before, while and after jobs are looked for, again and again by each worker.
  let time = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (time -= 3_600_000));
  onTestFinished(() => {
    clock.mockRestore();
    return app.stop();
  });
  const looks = new Set<string>();
  await until(async () => {
    const rows = await app.database.read<{ at: string }>(`select query_start::text as at from pg_stat_activity where query ~* 'with\\s+next as' and pid <> pg_backend_pid() and datname = current_database()`);
    for (const { at } of rows) looks.add(at);
    return looks.size > 40;
  });
  clock.mockRestore();
  const account = { email: 'mara@example.org', password: 'kamen-i-more-7', confirmPassword: 'kamen-i-more-7', phone: '+385 21 1' };
  const answer = await fetch(`${app.url}/api/auth/register`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(account) });
  expect(answer.status).toBeLessThan(300);
  await until(() => sent.length > 0);
}, 30_000);
