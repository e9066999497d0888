import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSmtpMailer } from '../mail/mailer.js';
import { MailReceiver } from '../test/mail.js';
import { CARD_DECLINED_LATER, daysLater, deliverAll, type PaidApp, pay, startPaidApp } from '../test/payments.js';
import { createPaidHotel } from '../test/terms.js';
import { advanceTerms } from './term.job.js';

const receiver = new MailReceiver();
let app: PaidApp;
beforeAll(async () => {
  await receiver.start();
  app = await startPaidApp({ environment: { PUBLIC_URL: 'https://obala.example' }, mailer: createSmtpMailer(receiver.url, 'Obala <hilfe@obala.example>') });
});
afterAll(async () => {
  await app.stop();
  await receiver.stop();
});

test('an operator is written to about a purchase, a renewal ahead, a failed payment and the end of a listing', async () => {
  const mara = await app.signIn();
  const { email } = mara.user;
  await mara.send('POST', '/api/stripe/sync-checkout', { sessionId: await pay(mara, app, CARD_DECLINED_LATER) });
  expect(await receiver.next(email, 'Ihr Credit ist gutgeschrieben')).toContain('https://obala.example/add-hotel');
  const id = await createPaidHotel(mara, app);
  const [hotel] = await app.database.read<{ name: string }>('select name from hotel where id = $1', [id]);

  await daysLater(340, app);
  await advanceTerms(app.context());
  const ahead = await receiver.next(email, 'verlängert sich Ihr Abonnement');
  expect(ahead).toMatch(/189\s€/);
  expect(ahead).toContain(hotel?.name);

  await daysLater(27, app);
  await deliverAll(app);
  const failed = await receiver.next(email, 'konnte nicht abgebucht werden');
  expect(failed).toContain('14 Tage');
  expect(failed).toContain(hotel?.name);

  await daysLater(15, app);
  await advanceTerms(app.context());
  expect(await receiver.next(email, 'wird nicht mehr gezeigt')).toContain(hotel?.name);
});
