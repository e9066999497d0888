import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { refusal } from '../test/accounts';
import { api, operations } from '../test/api';
import { renderApp } from '../test/renderApp';

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-Mail-Adresse' });
const alert = () => within(screen.getByRole('main')).findByRole('alert');

function send(address: string) {
  fireEvent.change(email(), { target: { value: address } });
  fireEvent.click(screen.getByRole('button', { name: 'Zurücksetzungs-E-Mail senden' }));
}

beforeEach(() => {
  sessionStorage.clear();
});

it('says how long the link will be valid', async () => {
  await renderApp('/forgot-password');
  expect(screen.getByText('Der Link zum Zurücksetzen ist 24 Stunden gültig.')).toBeTruthy();
});

it.each(['', 'ana', 'ana@'])('refuses the address "%s"', async (address) => {
  await renderApp('/forgot-password');
  send(address);
  expect(await screen.findByText('Bitte geben Sie eine gültige E-Mail-Adresse ein')).toBeTruthy();
  await waitFor(() => {
    expect(document.activeElement).toBe(email());
  });
});

it('is busy, then says where the mail went, and takes another address', async () => {
  const sent: unknown[] = [];
  api.use(
    operations.mutation('RequestPasswordReset', async ({ variables }) => {
      sent.push(variables);
      await delay(30);
      return HttpResponse.json({ data: { requestPasswordReset: true } });
    }),
  );
  await renderApp('/forgot-password');
  send(' ana@obala.test ');
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Wird gesendet...' })).disabled).toBe(true);

  const heading = await screen.findByRole('heading', { level: 1, name: 'E-Mail versendet!' });
  await waitFor(() => {
    expect(document.activeElement).toBe(heading);
  });
  expect(sent).toEqual([{ email: 'ana@obala.test' }]);
  expect(screen.getByText('ana@obala.test')).toBeTruthy();
  expect(screen.getByText(/Spam-Ordner/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zurück zur Anmeldung' }).getAttribute('href')).toBe('/login');
  expect(await screen.findByText('E-Mail versendet')).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Andere E-Mail-Adresse verwenden' }));
  expect(email().value).toBe('');
  await waitFor(() => {
    expect(document.activeElement).toBe(email());
  });
});

it('shows the reason of the server and keeps the address', async () => {
  const message = 'Zu viele Versuche. Bitte versuchen Sie es in 12 Minuten erneut.';
  api.use(refusal('RequestPasswordReset', { code: 'RATE_LIMITED', message, retryAfter: 720 }));
  await renderApp('/forgot-password');
  send('ana@obala.test');
  expect((await alert()).textContent).toBe(message);
  expect(await screen.findByText('Fehler')).toBeTruthy();
  expect(email().value).toBe('ana@obala.test');
});

it('says so when the server fails without a reason', async () => {
  api.use(operations.mutation('RequestPasswordReset', () => HttpResponse.json({}, { status: 502 })));
  await renderApp('/forgot-password');
  send('ana@obala.test');
  expect((await alert()).textContent).toBe('Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.');
});

it('says so when the network fails, and works when it is back', async () => {
  api.use(
    operations.mutation('RequestPasswordReset', () => HttpResponse.error(), { once: true }),
    operations.mutation('RequestPasswordReset', () => HttpResponse.json({ data: { requestPasswordReset: true } })),
  );
  await renderApp('/forgot-password');
  send('ana@obala.test');
  expect((await alert()).textContent).toBe('Netzwerkfehler. Bitte versuchen Sie es erneut.');
  fireEvent.click(await screen.findByRole('button', { name: 'Zurücksetzungs-E-Mail senden' }));
  expect(await screen.findByRole('heading', { name: 'E-Mail versendet!' })).toBeTruthy();
});

it('comes with the address into the other language', async () => {
  const german = await renderApp('/forgot-password');
  fireEvent.change(email(), { target: { value: 'ana@obala.test' } });
  await waitFor(() => {
    expect(JSON.stringify(sessionStorage)).toContain('ana@obala.test');
  });
  german.unmount();
  await renderApp('/en/forgot-password');
  expect(await screen.findByDisplayValue('ana@obala.test')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send reset e-mail' })).toBeTruthy();
});
