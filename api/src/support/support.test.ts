import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSmtpMailer } from '../mail/mailer.js';
import { startTestApp, type TestApp } from '../test/app.js';
import { MailReceiver } from '../test/mail.js';

let app: TestApp;
const receiver = new MailReceiver();
beforeAll(async () => {
  await receiver.start();
  app = await startTestApp({ SUPPORT_EMAIL: 'hilfe@obala.example' }, { mailer: createSmtpMailer(receiver.url, 'Obala <hilfe@obala.example>') });
});
afterAll(async () => {
  await app.stop();
  await receiver.stop();
});

const help = (input: Record<string, unknown>, headers = {}) =>
  app.graphql<{ submitHelpRequest: string }>('mutation ($input: HelpRequestInput!) { submitHelpRequest(input: $input) }', { input }, headers);
const feedback = (input: Record<string, unknown>) =>
  app.graphql<{ submitFeedback: string }>('mutation ($input: FeedbackInput!) { submitFeedback(input: $input) }', { input });

test('a message of the help form is kept, mailed to support, and has a reference', async () => {
  const { data } = await help(
    { name: 'Ana', email: 'ana@example.org', subject: 'Fähre', category: 'TRAVEL', message: 'Wann fährt <b>sie</b>?\n\nDanke.' },
    { 'accept-language': 'hr' },
  );
  const reference = data?.submitHelpRequest ?? '';
  expect(reference).toMatch(/^H-[2-9A-Z]{6}$/);
  const mail = await receiver.next('hilfe@obala.example');
  expect(mail).toContain(reference);
  expect(mail).toMatch(/^Reply-To: ana@example\.org/im);
  expect(mail).toContain('Wann fährt &#60;b&#62;sie');
  const rows = await app.database.read('select kind, name, email, subject, category, message, language, is_done from support_request where reference = $1', [reference]);
  expect(rows).toEqual([
    { kind: 'help', name: 'Ana', email: 'ana@example.org', subject: 'Fähre', category: 'travel', message: 'Wann fährt <b>sie</b>?\n\nDanke.', language: 'hr', is_done: false },
  ]);
});

test('only an empty message is refused', async () => {
  expect((await feedback({ message: 'Sehr schön.', rating: 5 })).data?.submitFeedback).toMatch(/^F-/);
  const { errors } = await help({ message: '  ' });
  expect(errors?.[0]?.extensions.fields).toEqual({ 'input.message': 'Bitte schreiben Sie uns, worum es geht.' });
});

test('whoever fills the hidden field is answered and not heard', async () => {
  const { data } = await feedback({ message: 'Buy now', homepage: 'https://spam.example' });
  expect(data?.submitFeedback).toMatch(/^F-/);
  expect(await app.database.read(`select 1 from support_request where message = 'Buy now'`)).toEqual([]);
});

test('nobody but administrators reads messages, and one address sends only so many', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => help({ message: 'Noch einmal' })));
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
  expect(codes).toContain('RATE_LIMITED');
});
