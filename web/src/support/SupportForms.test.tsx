import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, delay } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { refusal } from '../test/accounts';
import { api, operations } from '../test/api';
import { renderApp } from '../test/renderApp';

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const send = (name = 'Nachricht senden') => {
  fireEvent.click(screen.getByRole('button', { name }));
};

beforeEach(() => {
  sessionStorage.clear();
});

/** An API that takes a message, and what it was sent. */
function takes(mutation: 'SubmitHelpRequest' | 'SubmitFeedback', reference: string) {
  const sent: unknown[] = [];
  const key = mutation === 'SubmitFeedback' ? 'submitFeedback' : 'submitHelpRequest';
  api.use(
    operations.mutation(mutation, async ({ variables }) => {
      sent.push(variables.input);
      await delay(30);
      return HttpResponse.json({ data: { [key]: reference } });
    }),
  );
  return sent;
}

it('sends a question, thanks with the reference, and takes another one', async () => {
  const sent = takes('SubmitHelpRequest', 'H-7K3P2Q');
  await renderApp('/support');
  type(/^Name/, 'Ana');
  type(/^E-Mail-Adresse/, 'ana@obala.test');
  type(/^Betreff/, 'Fähre');
  fireEvent.change(screen.getByRole('combobox', { name: /^Thema/ }), { target: { value: 'travel' } });
  type('Ihre Nachricht', 'Wann fährt sie?');
  send();
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Wird gesendet...' })).disabled).toBe(true);

  const heading = await screen.findByRole('heading', { name: 'Danke, Ihre Nachricht ist angekommen' });
  await waitFor(() => {
    expect(document.activeElement).toBe(heading);
  });
  expect(screen.getByText('H-7K3P2Q')).toBeTruthy();
  expect(screen.getByText(/innerhalb von 24 Stunden an ana@obala\.test/)).toBeTruthy();
  expect(sent).toEqual([{ name: 'Ana', email: 'ana@obala.test', subject: 'Fähre', category: 'TRAVEL', message: 'Wann fährt sie?', homepage: '' }]);

  fireEvent.click(screen.getByRole('button', { name: 'Noch eine Nachricht' }));
  expect(field('Ihre Nachricht').value).toBe('');
});

it('needs nothing but a message, and an address that is one', async () => {
  const sent = takes('SubmitHelpRequest', 'H-222222');
  await renderApp('/support');
  expect(screen.getAllByRole('textbox').filter((input) => (input as HTMLInputElement).required)).toEqual([field('Ihre Nachricht')]);
  send();
  expect(await screen.findByText('Bitte schreiben Sie uns, worum es geht.')).toBeTruthy();
  await waitFor(() => {
    expect(document.activeElement).toBe(field('Ihre Nachricht'));
  });
  type('Ihre Nachricht', 'Hallo');
  type(/^E-Mail-Adresse/, 'ana@');
  send();
  expect(await screen.findByText('Ungültige E-Mail-Adresse')).toBeTruthy();
  expect(sent).toEqual([]);

  type(/^E-Mail-Adresse/, '');
  send();
  expect(await screen.findByText(/weil Sie keine E-Mail-Adresse angegeben haben/)).toBeTruthy();
});

it('keeps what was typed when sending fails, and over a change of language', async () => {
  api.use(
    operations.mutation('SubmitHelpRequest', () => HttpResponse.error(), { once: true }),
    refusal('SubmitHelpRequest', { code: 'RATE_LIMITED', message: 'Zu viele Versuche.' }),
  );
  const german = await renderApp('/support');
  type('Ihre Nachricht', 'Eine lange Geschichte');
  send();
  expect((await screen.findByRole('alert')).textContent).toBe('Netzwerkfehler. Bitte versuchen Sie es erneut.');
  send();
  expect(await screen.findByText('Zu viele Versuche.')).toBeTruthy();
  expect(field('Ihre Nachricht').value).toBe('Eine lange Geschichte');
  german.unmount();

  await renderApp('/en/support');
  expect(await screen.findByDisplayValue('Eine lange Geschichte')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send message' })).toBeTruthy();
});

it('offers the categories of its form, and ratings in words', async () => {
  const categories = () => [...screen.getByRole<HTMLSelectElement>('combobox', { name: /^Thema/ }).options].map(({ value }) => value);
  const help = await renderApp('/support');
  expect(categories()).toEqual(['', 'booking', 'travel', 'account', 'technical', 'feedback', 'other']);
  help.unmount();
  await renderApp('/support/feedback');
  expect(categories()).toEqual(['', 'positive', 'suggestion', 'bug', 'feature', 'hotel', 'booking', 'other']);
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'Ausgezeichnet', 'Sehr gut', 'Gut', 'Verbesserungswürdig', 'Unzufrieden', 'Keine Angabe',
  ]);
});

it('sends feedback with a rating in words', async () => {
  const sent = takes('SubmitFeedback', 'F-7K3P2Q');
  await renderApp('/hr/support/feedback');
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'Izvrsno', 'Vrlo dobro', 'Dobro', 'Može bolje', 'Nezadovoljno', 'Bez ocjene',
  ]);
  fireEvent.click(screen.getByRole('radio', { name: 'Vrlo dobro' }));
  fireEvent.change(screen.getByRole('combobox', { name: /^Tema/ }), { target: { value: 'positive' } });
  type('Vaša poruka', 'Lijepo.');
  send('Pošalji poruku');
  expect(await screen.findByText('F-7K3P2Q')).toBeTruthy();
  expect(sent).toEqual([{ name: '', email: '', category: 'POSITIVE', rating: 4, message: 'Lijepo.', homepage: '' }]);
});

it('sends feedback without a rating when it is taken back', async () => {
  const sent = takes('SubmitFeedback', 'F-222222');
  await renderApp('/support/feedback');
  fireEvent.click(screen.getByRole('radio', { name: 'Unzufrieden' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Keine Angabe' }));
  type('Ihre Nachricht', 'Doch nicht.');
  send();
  await screen.findByText('F-222222');
  expect(sent).toMatchObject([{ rating: null }]);
});

it('has a field that only machines find, and sends what they fill in', async () => {
  const sent = takes('SubmitFeedback', 'F-333333');
  const { container } = await renderApp('/support/feedback');
  const trap = container.querySelector('input[name="homepage"]');
  expect(trap?.getAttribute('tabindex')).toBe('-1');
  expect(screen.queryByRole('textbox', { name: 'Homepage' })).toBeNull();
  if (trap) fireEvent.change(trap, { target: { value: 'https://spam.example' } });
  type('Ihre Nachricht', 'Buy');
  send();
  await screen.findByText('F-333333');
  expect(sent).toMatchObject([{ homepage: 'https://spam.example' }]);
});
