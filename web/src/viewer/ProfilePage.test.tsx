import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ana, refusal } from '../test/accounts';
import { api, operations } from '../test/api';
import { stubBrowser } from '../test/browser';
import { renderApp } from '../test/renderApp';
import { lastToast } from '../test/toasts';

const empty = { phone: null, companyType: null, website: null, address: null, city: null, postalCode: null, description: null };
const profile = { __typename: 'User', ...empty, id: '7', firstName: null, lastName: null, email: ana.email, companyName: null, country: 'Kroatien' };
const filled = { ...profile, firstName: 'Ana', lastName: 'Horvat', companyName: 'Vila Ana', companyType: 'VILLA', address: 'Riva 1', city: 'Hvar', postalCode: '21450' };
const session = { __typename: 'Session', createdAt: '2026-11-01T10:00:00Z', lastUsedAt: '2026-11-20T10:00:00Z', userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36' };
const sessions = [{ ...session, id: '1', isCurrent: true }, { ...session, id: '2', isCurrent: false, userAgent: '' }];

function answer(values: object) {
  api.use(
    operations.query('Profile', () => HttpResponse.json({ data: { viewer: values } })),
    operations.query('Sessions', () => HttpResponse.json({ data: { viewer: { __typename: 'User', id: '7', sessions } } })),
  );
}

const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const save = () => { fireEvent.click(screen.getByRole('button', { name: 'Profil speichern' })); };
const noteOf = (element: HTMLElement) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

// The first dialog's code is not what a test waits for.
beforeAll(() => import('../ui/AntdDialog'));
beforeEach(() => {
  stubBrowser();
  sessionStorage.clear();
});

describe('the profile', () => {
  it.each([
    ['Vorname', 'Vorname ist erforderlich'],
    ['Nachname', 'Nachname ist erforderlich'],
    ['Firmenname', 'Firmenname ist erforderlich'],
    ['Unterkunftstyp', 'Unterkunftstyp ist erforderlich'],
    ['Adresse', 'Adresse ist erforderlich'],
    ['Stadt', 'Stadt ist erforderlich'],
    ['Postleitzahl', 'Postleitzahl ist erforderlich'],
  ])('says at %s: %s', async (name, message) => {
    answer(profile);
    await renderApp('/profile', ana);
    await field('Vorname');
    save();
    await waitFor(() => {
      expect(noteOf(screen.getByLabelText(name))).toBe(message);
    });
  });

  it('has an address that cannot be changed, a fixed country and a website without its scheme', async () => {
    answer({ ...filled, website: 'https://vila-ana.example' });
    await renderApp('/profile', ana);
    const email = await field('E-Mail-Adresse');
    expect(email.readOnly).toBe(true);
    expect(noteOf(email)).toContain('Kann nicht geändert werden');
    expect((await field('Land')).disabled).toBe(true);
    expect((await field('Land')).value).toBe('Kroatien');
    const website = await field(/^Website/);
    expect(website.value).toBe('vila-ana.example');
    fireEvent.change(website, { target: { value: 'ftp://nirgends' } });
    expect(website.value).toBe('nirgends');
    save();
    await waitFor(() => {
      expect(noteOf(website)).toBe('Ungültige Website-URL');
    });
  });

  it('is saved, shown everywhere and leads back to the dashboard', async () => {
    answer(filled);
    let sent: unknown;
    api.use(
      operations.mutation('UpdateProfile', ({ variables }) => {
        sent = variables;
        return HttpResponse.json({ data: { updateProfile: { ...ana, ...filled, companyName: 'Vila Ana und Söhne' } } });
      }),
    );
    const { here } = await renderApp('/profile', { ...ana, profileComplete: false });
    fireEvent.change(await field('Firmenname'), { target: { value: 'Vila Ana und Söhne' } });
    save();
    await waitFor(() => {
      expect(here()).toBe('/dashboard');
    });
    expect(sent).toMatchObject({ input: { companyName: 'Vila Ana und Söhne', country: 'Kroatien', website: '' } });
    expect(await screen.findByText('Vila Ana und Söhne')).toBeTruthy();
    expect(screen.getByText('Vollständig')).toBeTruthy();
    expect(lastToast()?.title).toBe('Profil gespeichert');
    expect(sessionStorage.length).toBe(0);
  });

  it('keeps what was typed when it cannot be saved', async () => {
    answer(filled);
    api.use(refusal('UpdateProfile', { code: 'UNAVAILABLE', message: 'Wir sind gerade nicht erreichbar.' }));
    await renderApp('/profile', ana);
    fireEvent.change(await field('Vorname'), { target: { value: 'Anna' } });
    save();
    await waitFor(() => {
      expect(lastToast()).toMatchObject({ kind: 'error', text: 'Wir sind gerade nicht erreichbar.' });
    });
    expect((await field('Vorname')).value).toBe('Anna');
  });

  it('brings back what was typed in the other language', async () => {
    answer(filled);
    const { unmount } = await renderApp('/profile', ana);
    fireEvent.change(await field('Vorname'), { target: { value: 'Anna' } });
    unmount();
    await renderApp('/en/profile', ana);
    await waitFor(() => {
      expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Anna');
    });
  });

  it('asks before changes are left behind', async () => {
    answer(filled);
    const { here } = await renderApp('/profile', ana);
    fireEvent.change(await field('Vorname'), { target: { value: 'Anna' } });
    fireEvent.click(screen.getByRole('link', { name: 'Zurück zum Dashboard' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Änderungen nicht gespeichert' }));
    expect(here()).toBe('/profile');
    fireEvent.click(dialog.getByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => {
      expect(here()).toBe('/dashboard');
    });
    expect(sessionStorage.length).toBe(0);
  });
});

describe('the password and the sessions', () => {
  it('lets all that is stored be taken home', async () => {
    answer(filled);
    await renderApp('/profile', ana);
    const link = await screen.findByRole('link', { name: 'Daten herunterladen' });
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/api/personal-data', true]);
  });

  it('shows at its field that the present password is wrong', async () => {
    answer(filled);
    const message = 'Das bisherige Passwort ist falsch.';
    api.use(refusal('ChangePassword', { code: 'INVALID', message, fields: { 'input.currentPassword': message } }));
    await renderApp('/profile', ana);
    const current = await field('Bisheriges Passwort');
    fireEvent.change(current, { target: { value: 'falsch geraten' } });
    fireEvent.change(await field('Neues Passwort'), { target: { value: 'Drei Boote im Hafen' } });
    fireEvent.change(await field('Passwort bestätigen'), { target: { value: 'Drei Boote im Hafen' } });
    fireEvent.click(screen.getByRole('button', { name: 'Passwort ändern' }));
    await waitFor(() => {
      expect(noteOf(current)).toBe(message);
    });
  });

  it('ends all other sessions after asking', async () => {
    answer(filled);
    api.use(
      operations.mutation('EndOtherSessions', () =>
        HttpResponse.json({ data: { endOtherSessions: { __typename: 'User', id: '7', sessions: sessions.slice(0, 1) } } }),
      ),
    );
    await renderApp('/profile', ana);
    expect(await screen.findByText('Chrome auf Windows')).toBeTruthy();
    expect(screen.getByText('Unbekanntes Gerät')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Überall sonst abmelden' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Überall sonst abmelden?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Überall sonst abmelden' }));
    expect(await screen.findByText('Sie sind nur hier angemeldet.')).toBeTruthy();
    expect(screen.queryByText('Unbekanntes Gerät')).toBeNull();
  });
});
