import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { ana, refusal } from '../test/accounts';
import { api, operations } from '../test/api';
import { renderApp } from '../test/renderApp';

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-Mail-Adresse' });
const password = () => screen.getByLabelText<HTMLInputElement>('Passwort');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Anmelden' });

function fill() {
  fireEvent.change(email(), { target: { value: 'ana@obala.test' } });
  fireEvent.change(password(), { target: { value: 'ein gutes Wort' } });
}

/** The sentence that a screen reader reads with the field. */
const noteOf = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

beforeEach(() => {
  sessionStorage.clear();
});

describe('signing in', () => {
  it('says at each field what is missing, and puts the focus on the first', async () => {
    await renderApp('/login');
    fireEvent.click(submit());
    await waitFor(() => {
      expect(noteOf(email())).toBe('E-Mail-Adresse ist erforderlich');
    });
    expect(noteOf(password())).toBe('Passwort ist erforderlich');
    expect(email().getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => {
      expect(document.activeElement).toBe(email());
    });
  });

  it('judges an address when the field is left, but no field that was only passed through', async () => {
    await renderApp('/login');
    fireEvent.blur(password());
    fireEvent.change(email(), { target: { value: 'ana@' } });
    fireEvent.blur(email());
    expect(await screen.findByText('Ungültige E-Mail-Adresse')).toBeTruthy();
    expect(screen.queryByText('Passwort ist erforderlich')).toBeNull();
  });

  it('is busy while it waits, and then says so and goes to the dashboard', async () => {
    const sent: unknown[] = [];
    api.use(
      operations.mutation('Login', async ({ variables }) => {
        sent.push(variables);
        await delay(30);
        return HttpResponse.json({ data: { login: ana } });
      }),
    );
    const { here } = await renderApp('/login');
    fill();
    fireEvent.click(submit());
    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Wird angemeldet...' });
    expect(busy.disabled).toBe(true);

    await waitFor(() => {
      expect(here()).toBe('/dashboard');
    });
    expect(await screen.findByText('Erfolgreich angemeldet')).toBeTruthy();
    expect(screen.getByText('Willkommen zurück!')).toBeTruthy();
    expect(sent).toEqual([{ input: { email: 'ana@obala.test', password: 'ein gutes Wort' } }]);
  });

  it('goes where next= says', async () => {
    api.use(operations.mutation('Login', () => HttpResponse.json({ data: { login: ana } })));
    const { here } = await renderApp('/en/login?next=/support%3Ffrom=mail');
    fireEvent.change(screen.getByRole('textbox', { name: 'E-mail address' }), { target: { value: 'ana@obala.test' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'ein gutes Wort' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => {
      expect(here()).toBe('/en/support?from=mail');
    });
  });

  it('keeps what was typed when it is refused, and says why above the form and in a toast', async () => {
    api.use(refusal('Login', { code: 'UNAUTHENTICATED', message: 'E-Mail-Adresse oder Passwort ist falsch.' }));
    const { here } = await renderApp('/login');
    fill();
    fireEvent.click(submit());
    expect(await screen.findByText('Anmeldung fehlgeschlagen')).toBeTruthy();
    const form = within(screen.getByRole('tabpanel'));
    expect((await form.findByRole('alert')).textContent).toBe('E-Mail-Adresse oder Passwort ist falsch.');
    expect(email().value).toBe('ana@obala.test');
    expect(password().value).toBe('ein gutes Wort');
    // The toast comes first, and then the button may be pressed again.
    await waitFor(() => expect(submit().disabled).toBe(false));
    expect(here()).toBe('/login');
  });

  it('says how long to wait after too many attempts', async () => {
    const message = 'Zu viele Versuche. Bitte versuchen Sie es in 7 Minuten erneut.';
    api.use(refusal('Login', { code: 'RATE_LIMITED', message, retryAfter: 420 }));
    await renderApp('/login');
    fill();
    fireEvent.click(submit());
    expect((await within(screen.getByRole('tabpanel')).findByRole('alert')).textContent).toBe(message);
  });

  it('says that the network failed when there is no answer', async () => {
    api.use(operations.mutation('Login', () => HttpResponse.error()));
    await renderApp('/login');
    fill();
    fireEvent.click(submit());
    const alert = await within(screen.getByRole('tabpanel')).findByRole('alert');
    expect(alert.textContent).toBe('Netzwerkfehler. Bitte versuchen Sie es erneut.');
  });

  it('shows and hides the password', async () => {
    await renderApp('/login');
    const toggle = screen.getByRole('button', { name: 'Anzeigen: Passwort' });
    expect([password().type, toggle.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
    fireEvent.click(toggle);
    expect([password().type, toggle.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  });

  it('keeps the address but never the password for a page that is loaded anew', async () => {
    const first = await renderApp('/login');
    fill();
    await waitFor(() => {
      expect(JSON.stringify(sessionStorage)).toContain('ana@obala.test');
    });
    expect(JSON.stringify(sessionStorage)).not.toContain('ein gutes Wort');
    first.unmount();

    await renderApp('/hr/login');
    expect((await screen.findByDisplayValue('ana@obala.test')).getAttribute('name')).toBe('email');
    expect(screen.getByLabelText<HTMLInputElement>('Lozinka').value).toBe('');
  });
});

describe('somebody who is signed in', () => {
  it.each([
    ['/login', '/dashboard'],
    ['/hr/login', '/hr/dashboard'],
    ['/login?next=/support', '/support'],
    ['/login?next=//evil.example', '/dashboard'],
  ])('is led from %s to %s', async (from, to) => {
    const { here } = await renderApp(from, ana);
    await waitFor(() => {
      expect(here()).toBe(to);
    });
  });
});

describe('the tabs', () => {
  const tab = (name: string) => screen.getByRole('tab', { name });
  beforeEach(() => {
    api.use(operations.query('RegistrationRegions', () => HttpResponse.json({ data: { regions: [] } })));
  });

  it('follow the address', async () => {
    await renderApp('/login?tab=register');
    expect(tab('Als Unternehmen registrieren').getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tabpanel', { name: 'Als Unternehmen registrieren' })).toBeTruthy();
  });

  it('follow the arrow keys around both ends, with one stop for the tab key', async () => {
    const { here } = await renderApp('/login?next=/profile');
    const [login, register] = [tab('Anmelden'), tab('Als Unternehmen registrieren')];
    expect([login.tabIndex, register.tabIndex]).toEqual([0, -1]);
    login.focus();
    fireEvent.keyDown(login, { key: 'ArrowRight' });
    await waitFor(() => {
      expect(document.activeElement).toBe(register);
    });
    expect(here()).toBe('/login?next=%2Fprofile&tab=register');
    expect([login.tabIndex, register.tabIndex]).toEqual([-1, 0]);

    fireEvent.keyDown(register, { key: 'ArrowRight' });
    await waitFor(() => {
      expect(document.activeElement).toBe(login);
    });
    fireEvent.keyDown(login, { key: 'End' });
    await waitFor(() => {
      expect(register.getAttribute('aria-selected')).toBe('true');
    });
    fireEvent.keyDown(register, { key: 'Home' });
    await waitFor(() => {
      expect(here()).toBe('/login?next=%2Fprofile');
    });
  });

  it('keep the focus when the link in a panel changes them', async () => {
    await renderApp('/login');
    const link = screen.getByRole('button', { name: 'Kostenlos registrieren' });
    link.focus();
    fireEvent.click(link);
    await waitFor(() => {
      expect(document.activeElement).toBe(tab('Als Unternehmen registrieren'));
    });
  });
});
