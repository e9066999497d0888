import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSystemContext } from '../context.js';
import { Language } from '../language.js';
import { createSmtpMailer } from '../mail/mailer.js';
import { startTestApp, type TestApp } from '../test/app.js';
import { createHotel, createOperator } from '../test/factories.js';
import { MailReceiver } from '../test/mail.js';
import { addCounts } from '../test/visits.js';
import { sendMonthlyMails } from './monthly.service.js';

const receiver = new MailReceiver();
let app: TestApp;
let today = new Date('2026-08-01T06:00:00Z');
beforeAll(async () => {
  await receiver.start();
  app = await startTestApp({}, { mailer: createSmtpMailer(receiver.url, 'Obala <hilfe@obala.example>'), now: () => today });
});
afterAll(async () => {
  await app.stop();
  await receiver.stop();
});

const run = () => sendMonthlyMails(createSystemContext(app));
const queued = async () => (await app.database.read<{ userId: string }>(`select data ->> 'userId' as "userId" from pgboss.job where name = 'mail' and data ->> 'template' = 'monthly'`)).length;

test('once a month to whoever has visitors, in their language, and never again once it is switched off', async () => {
  const mara = await createOperator(app, { firstName: 'Mara', lastName: 'Muster', language: Language.HR });
  const quiet = await createOperator(app);
  const unwilling = await createOperator(app, { wantsMonthlyMail: false });
  const [lavanda, other] = [await createHotel(app, { owner: mara, name: 'Kuća Lavanda' }), await createHotel(app, { owner: mara, name: 'Kuća <Val>' })];
  await createHotel(app, { owner: quiet });
  const unseen = await createHotel(app, { owner: unwilling });
  await addCounts(app, '2026-06-30', { [lavanda.id]: { detail: 200, phone: 10 } });
  await addCounts(app, '2026-07-01', { [lavanda.id]: { detail: 150, impression: 1200 }, [other.id]: { detail: 3 }, [unseen.id]: { detail: 9 } });
  await addCounts(app, '2026-07-31', { [lavanda.id]: { detail: 100, phone: 4, website: 1 } });
  await addCounts(app, '2026-08-01', { [lavanda.id]: { detail: 7000 } });

  await Promise.all([run(), run()]);
  await run();
  expect(await queued()).toBe(1);
  const mail = await receiver.next(mara.email, 'srpanj');
  expect(mail).toMatch(/Kuća Lavanda: Viđeno na popisima 1\.200, Otvorena stranica 250 \(\+25\s?%\), Kontakti 5 \([−-]50\s?%\)/);
  expect(mail).toContain('Kuća &#60;Val&#62;');
  expect(mail).not.toContain('Kuća <Val></td>');
  const [, link = ''] = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(mail) ?? [];
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(link).toMatch(/\/hr\/mail\/off\/[0-9a-f-]{36}$/);

  const isWanted = async () => (await app.database.read<{ wanted: boolean }>('select wants_monthly_mail as wanted from "user" where id = $1', [mara.id]))[0]?.wanted;
  const { pathname } = new URL(link);
  // Whoever looks at the link changes nothing.
  await app.get(pathname);
  expect(await isWanted()).toBe(true);
  const oneClick = await fetch(app.url + pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect([oneClick.status, await isWanted()]).toEqual([204, false]);
  const foreign = await fetch(`${app.url}${pathname.slice(0, -1)}${pathname.endsWith('0') ? '1' : '0'}`, { method: 'POST' });
  expect(foreign.status).toBe(404);

  await addCounts(app, '2026-08-20', { [lavanda.id]: { detail: 5 } });
  today = new Date('2026-09-01T06:00:00Z');
  await run();
  expect(await queued()).toBe(1);
  const again = await fetch(app.url + pathname, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"isWanted":true}' });
  expect([again.status, await isWanted()]).toEqual([204, true]);
  // A month that is long over is no news.
  today = new Date('2026-09-20T06:00:00Z');
  await run();
  expect(await queued()).toBe(1);
  today = new Date('2026-09-03T06:00:00Z');
  await run();
  expect(await queued()).toBe(2);
});
