import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { ViewerDocument } from '../gql/generated';
import { ana, refusal } from '../test/accounts';
import { api, operations } from '../test/api';
import { stubBrowser } from '../test/browser';
import { renderApp } from '../test/renderApp';
import { lastToast } from '../test/toasts';
import { followSession, signedIn } from './session';

const admin = { ...ana, id: '1', email: 'chef@obala.test', isAdmin: true };
const service = () => within(screen.getByRole('navigation', { name: 'Service' }));
const home = [
  operations.query('FeaturedHotels', () => HttpResponse.json({ data: { featuredHotels: [] } })),
  operations.query('RegionList', () => HttpResponse.json({ data: { regions: [] } })),
];

beforeEach(() => {
  stubBrowser();
  sessionStorage.clear();
});

describe('the header', () => {
  it('offers visitors to sign in', async () => {
    await renderApp('/support');
    expect(service().getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe('/login');
  });

  it('shows operators their address and their pages', async () => {
    await renderApp('/en/support', ana);
    const button = screen.getByRole('button', { name: /^Account.*ana@obala\.test/ });
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const panel = within(document.getElementById(button.getAttribute('aria-controls') ?? '') ?? document.body);
    expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en/dashboard', '/en/profile', '/en/credits']);
    expect(panel.getByRole('link', { name: 'Credits 2' })).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => {
      expect(document.activeElement).toBe(button);
    });
  });

  it('leads administrators to the administration too', async () => {
    await renderApp('/support', admin);
    expect(screen.getAllByRole('link', { name: 'Admin Dashboard', hidden: true })).toHaveLength(2);
  });

  it('changes with a sign-in, without a new page', async () => {
    const { client } = await renderApp('/support');
    act(() => {
      signedIn(client, ana);
    });
    expect(await screen.findByRole('button', { name: /ana@obala\.test/ })).toBeTruthy();
  });
});

describe('a private page', () => {
  it.each(['/dashboard', '/profile', '/add-hotel?edit=7', '/credits', '/admin'])('%s sends visitors to the sign-in and tells it the way back', async (address) => {
    const { here } = await renderApp(address);
    await waitFor(() => {
      expect(here()).toBe(`/login?next=${encodeURIComponent(address)}`);
    });
    expect(screen.queryByText(/^Ihre Sitzung/)).toBeNull();
  });

  it('keeps the language', async () => {
    const { here } = await renderApp('/hr/profile');
    await waitFor(() => {
      expect(here()).toBe('/hr/login?next=%2Fprofile');
    });
  });

  it('waits until it is known who is there', async () => {
    api.use(operations.query('OwnHotels', () => HttpResponse.json({ data: { viewer: null } })));
    const { client } = await renderApp('/dashboard', ana);
    expect(screen.getByText('Willkommen, ana@obala.test')).toBeTruthy();
    api.use(operations.query('Viewer', () => HttpResponse.json({ data: { viewer: null } })));
    followSession(client);
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    await screen.findByRole('heading', { level: 1, name: 'Willkommen zurück' });
    expect(screen.queryByText('Willkommen, ana@obala.test')).toBeNull();
  });

  it('does not exist for operators when it is the administration', async () => {
    await renderApp('/admin', ana);
    expect(await screen.findByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeTruthy();
  });

  it('ends when an answer says that the session has', async () => {
    api.use(
      operations.query('Profile', () =>
        HttpResponse.json({ data: null, errors: [{ message: 'Bitte melden Sie sich an.', extensions: { code: 'UNAUTHENTICATED', key: 'unauthenticated' } }] }),
      ),
      operations.query('Sessions', () => HttpResponse.json({ data: { viewer: null } })),
    );
    const { here } = await renderApp('/profile', ana);
    await waitFor(() => {
      expect(here()).toBe('/login?next=%2Fprofile');
    });
    expect(await screen.findByText(/^Ihre Sitzung ist beendet\./)).toBeTruthy();
  });
});

describe('signing out', () => {
  const press = async () => {
    fireEvent.click(screen.getByRole('button', { name: /ana@obala\.test/ }));
    fireEvent.click(service().getByRole('button', { name: 'Abmelden' }));
    expect(await service().findByRole('button', { name: 'Wird abgemeldet...' })).toBeTruthy();
  };

  it('forgets the viewer and the drafts, and goes home', async () => {
    sessionStorage.setItem('draft:profile:7', '{"firstName":"Anna"}');
    api.use(operations.mutation('Logout', () => HttpResponse.json({ data: { logout: true } })), ...home);
    const { client, here, router } = await renderApp('/dashboard', ana);
    await press();
    await waitFor(() => {
      expect(here()).toBe('/');
    });
    expect(client.readQuery({ query: ViewerDocument })).toEqual({ viewer: null });
    expect(JSON.stringify(client.extract())).not.toContain('ana@obala.test');
    expect(sessionStorage.length).toBe(0);
    expect(lastToast()).toMatchObject({ kind: 'success', title: 'Erfolgreich abgemeldet' });

    await act(() => router.navigate(-1));
    expect(screen.queryByText('Willkommen, ana@obala.test')).toBeNull();
  });

  it('says why it failed, and stays', async () => {
    api.use(refusal('Logout', { code: 'UNAVAILABLE', message: 'Wir sind gerade nicht erreichbar.' }));
    const { here } = await renderApp('/dashboard', ana);
    await press();
    await waitFor(() => {
      expect(lastToast()).toMatchObject({ kind: 'error', title: 'Abmeldung fehlgeschlagen', text: 'Wir sind gerade nicht erreichbar.' });
    });
    expect(here()).toBe('/dashboard');
  });
});
