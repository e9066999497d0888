import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '../test/accounts';
import { api, operations } from '../test/api';
import { renderApp } from '../test/renderApp';

const password = () => screen.getByLabelText<HTMLInputElement>('Neues Passwort');
const confirmation = () => screen.getByLabelText<HTMLInputElement>('Passwort bestätigen');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Passwort zurücksetzen' });
const alert = () => within(screen.getByRole('main')).findByRole('alert');

function send(first: string, second = first) {
  fireEvent.change(password(), { target: { value: first } });
  fireEvent.change(confirmation(), { target: { value: second } });
  fireEvent.click(submit());
}

describe('without a token', () => {
  it.each(['/reset-password', '/reset-password?token='])('%s is no valid link', async (address) => {
    await renderApp(address);
    expect(screen.getByRole('heading', { level: 1, name: 'Ungültiger Link' })).toBeTruthy();
    expect((await alert()).textContent).toBe('Ungültiger Reset-Link. Bitte fordern Sie einen neuen Link an.');
    expect(screen.getByRole('link', { name: 'Zurück zur Anmeldung' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Neuen Link anfordern' }).getAttribute('href')).toBe('/forgot-password');
    expect(screen.queryByLabelText('Neues Passwort')).toBeNull();
  });
});

describe('with a token', () => {
  const address = '/reset-password?token=abc';

  it('cannot be sent while a field is empty', async () => {
    await renderApp(address);
    expect(submit().disabled).toBe(true);
    fireEvent.change(password(), { target: { value: 'neue Worte' } });
    expect(submit().disabled).toBe(true);
    fireEvent.change(confirmation(), { target: { value: 'neue Worte' } });
    await waitFor(() => {
      expect(submit().disabled).toBe(false);
    });
    fireEvent.change(password(), { target: { value: '' } });
    await waitFor(() => {
      expect(submit().disabled).toBe(true);
    });
  });

  it.each([
    ['kurz', 'kurz', 'Passwort muss mindestens 6 Zeichen lang sein.'],
    ['neue Worte', 'andere Worte', 'Passwörter stimmen nicht überein.'],
  ])('%s and %s: %s', async (first, second, message) => {
    await renderApp(address);
    send(first, second);
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('shows each password when asked to', async () => {
    await renderApp(address);
    fireEvent.click(screen.getByRole('button', { name: 'Anzeigen: Passwort bestätigen' }));
    expect([password().type, confirmation().type]).toEqual(['password', 'text']);
  });

  it('says in place why it failed, and keeps what was typed', async () => {
    const message = 'Ungültiger Reset-Link. Bitte fordern Sie einen neuen Link an.';
    api.use(refusal('ResetPassword', { code: 'INVALID', message, fields: { token: message } }));
    await renderApp(address);
    send('neue Worte');
    expect((await alert()).textContent).toBe(message);
    expect(password().value).toBe('neue Worte');
  });

  it('has a sentence for a server that gives no reason, and one for the network', async () => {
    api.use(
      operations.mutation('ResetPassword', () => HttpResponse.json({}, { status: 502 }), { once: true }),
      operations.mutation('ResetPassword', () => HttpResponse.error()),
    );
    await renderApp(address);
    send('neue Worte');
    expect((await alert()).textContent).toBe('Fehler beim Zurücksetzen des Passworts');
    fireEvent.click(submit());
    expect(await screen.findByText('Netzwerkfehler. Bitte versuchen Sie es erneut.')).toBeTruthy();
  });
});

describe('after the change', () => {
  beforeEach(() => {
    // Time goes on as it does, and says itself how late it is: how long the test takes to look does not matter.
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  let answeredAt = 0;
  async function change() {
    const sent: unknown[] = [];
    api.use(
      // Every session of the account has ended: the site asks who is here.
      operations.query('Viewer', () => HttpResponse.json({ data: { viewer: null } })),
      operations.mutation('ResetPassword', async ({ variables }) => {
        sent.push(variables);
        await delay(20);
        answeredAt = Date.now();
        return HttpResponse.json({ data: { resetPassword: true } });
      }),
    );
    const view = await renderApp('/reset-password?token=abc');
    send('neue Worte');
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Wird zurückgesetzt...' })).disabled).toBe(true);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Passwort geändert!' });
    expect(document.activeElement).toBe(heading);
    expect(sent).toEqual([{ token: 'abc', password: 'neue Worte' }]);
    return view;
  }

  it('says so and goes to the sign-in after three seconds, not before', async () => {
    const { here, router } = await change();
    const shownBy = Date.now();
    let wentAt = 0;
    router.subscribe(() => (wentAt ||= Date.now()));
    expect(await screen.findByText('Passwort zurückgesetzt')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Jetzt anmelden' }).getAttribute('href')).toBe('/login');
    await act(() => vi.advanceTimersByTimeAsync(3000));
    await waitFor(() => {
      expect(here()).toBe('/login');
    });
    expect(wentAt).toBeGreaterThanOrEqual(answeredAt + 3000);
    expect(wentAt).toBeLessThanOrEqual(shownBy + 3000);
  });

  it('does not pull a reader away who went elsewhere', async () => {
    const { here, router } = await change();
    await act(() => router.navigate('/support'));
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(here()).toBe('/support');
  });
});
