import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ana, refusal } from '../test/accounts';
import { admin, adminApi, adminHotel, deed, message, ownerOf, user } from '../test/admin';
import { api, operations } from '../test/api';
import { stubBrowser } from '../test/browser';
import { renderApp } from '../test/renderApp';
import { lastToast } from '../test/toasts';

// The first dialog's code is not what a test waits for.
beforeAll(() => import('../ui/AntdDialog'));
beforeEach(stubBrowser);

const row = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return within(heading.closest('li') ?? document.body);
};
const counter = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const success = async (title: string) => {
  await waitFor(() => {
    expect(lastToast()).toMatchObject({ kind: 'success', title });
  });
};

it('does not exist for others than administrators', async () => {
  await renderApp('/admin', ana);
  expect(await screen.findByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeTruthy();
});

it('counts, and opens each tab under an address of its own', async () => {
  api.use(...adminApi());
  const { here } = await renderApp('/admin', admin);
  expect(screen.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeTruthy();
  await waitFor(() => {
    expect(['Benutzer gesamt', 'Aktive Benutzer', 'Hotels gesamt', 'Aktive Hotels'].map(counter)).toEqual(['5', '4', '9', '8']);
  });
  for (const [name, address] of [['Hotels verwalten', 'hotels'], ['Nachrichten (3 offen)', 'support'], ['Protokoll', 'log']] as const) {
    fireEvent.click(screen.getByRole('tab', { name }));
    await waitFor(() => {
      expect(here()).toBe(`/admin?tab=${address}`);
    });
    expect(screen.getByRole('tab', { name }).getAttribute('aria-selected')).toBe('true');
  }
});

describe('listings', () => {
  const off = { isActive: false, inactiveReason: 'EXPIRED', paidUntil: '2020-01-01T00:00:00Z' } as const;
  const state = (isActive: boolean) => ({ ...adminHotel('3'), isActive, inactiveReason: isActive ? null : ('ADMIN' as const) });

  it('say where they are, whose they are, and why they are off', async () => {
    const nameless = { __typename: 'Region', id: '9', name: '' };
    const owner = ownerOf({ ...user('8', { companyName: null, phone: '+385 21 1', isActive: false }) });
    api.use(...adminApi({ hotels: [adminHotel('3', { isFeatured: true, owner }), adminHotel('4', { ...off, region: nameless })] }));
    await renderApp('/admin?tab=hotels', admin);
    const first = await row('Kuća 3');
    for (const text of ['Aktiv', 'Featured', 'Inseln', 'Hvar', 'Erstellt am 14.03.2026, 11:00', 'Nicht angegeben', 'nr8@obala.test', '+385 21 1', 'Konto inaktiv']) {
      expect(first.getByText(text)).toBeTruthy();
    }
    expect(first.getByText(/^120\s€ pro Nacht$/)).toBeTruthy();
    expect(first.getByRole('link', { name: 'Kuća 3' }).getAttribute('href')).toBe('/hotels/kuca-3');
    const second = await row('Kuća 4');
    for (const text of ['Inaktiv', 'Unbekannt', 'Bezahlter Zeitraum abgelaufen', 'Vila 7']) expect(second.getByText(text)).toBeTruthy();
  });

  it('are switched at once, and back when it fails', async () => {
    const { promise: gate, resolve: release } = Promise.withResolvers<undefined>();
    api.use(
      ...adminApi({ hotels: [adminHotel('3')] }),
      operations.mutation('AdminSetHotelActive', async () => {
        await gate;
        return HttpResponse.error();
      }),
    );
    await renderApp('/admin?tab=hotels', admin);
    await row('Kuća 3');
    press('Deaktivieren: Kuća 3');
    expect(await (await row('Kuća 3')).findByText('Von der Verwaltung abgeschaltet')).toBeTruthy();
    expect(counter('Aktive Hotels')).toBe('7');
    release(undefined);
    expect(await (await row('Kuća 3')).findByText('Aktiv')).toBeTruthy();
    expect(counter('Aktive Hotels')).toBe('8');
    expect(lastToast()).toMatchObject({ title: 'Fehler beim Aktualisieren des Hotelstatus', text: 'Netzwerkfehler. Bitte versuchen Sie es erneut.' });
  });

  it('whose term is over promise nothing before the answer', async () => {
    const { promise: gate, resolve: release } = Promise.withResolvers<undefined>();
    api.use(
      ...adminApi({ hotels: [adminHotel('3', off)] }),
      operations.mutation('AdminSetHotelActive', async () => {
        await gate;
        return HttpResponse.json({ data: { adminSetHotelActive: state(true) } });
      }),
    );
    await renderApp('/admin?tab=hotels', admin);
    await row('Kuća 3');
    press('Aktivieren: Kuća 3');
    expect((await row('Kuća 3')).getByText('Inaktiv')).toBeTruthy();
    release(undefined);
    expect(await (await row('Kuća 3')).findByText('Aktiv')).toBeTruthy();
    await success('Erfolgreich aktualisiert');
  });

  it('are featured, and deleted after a question that names them', async () => {
    api.use(
      ...adminApi({ hotels: [adminHotel('3'), adminHotel('4')] }),
      operations.mutation('SetHotelFeatured', ({ variables }) => HttpResponse.json({ data: { setHotelFeatured: { __typename: 'Hotel', ...variables } } })),
      operations.mutation('AdminDeleteHotel', () => HttpResponse.json({ data: { adminDeleteHotel: '3' } })),
    );
    await renderApp('/admin?tab=hotels', admin);
    await row('Kuća 3');
    press('Hervorheben: Kuća 3');
    expect(await (await row('Kuća 3')).findByText('Featured')).toBeTruthy();
    press('Löschen: Kuća 3');
    const dialog = within(await screen.findByRole('dialog', { name: 'Hotel löschen?' }));
    expect(dialog.getByText('Kuća 3 wird mit allen Bildern gelöscht. Das kann nicht rückgängig gemacht werden.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Endgültig löschen' }));
    await waitFor(() => {
      expect(screen.queryByRole('heading', { name: 'Kuća 3', hidden: true })).toBeNull();
    });
    expect(screen.getByText('1 Hotel')).toBeTruthy();
    expect(['Hotels gesamt', 'Aktive Hotels'].map(counter)).toEqual(['8', '7']);
    await success('Erfolgreich gelöscht');
  });

  it('stay when the deletion fails', async () => {
    api.use(...adminApi({ hotels: [adminHotel('3')] }), refusal('AdminDeleteHotel', { code: 'NOT_FOUND', message: 'Hotel not found' }));
    await renderApp('/admin?tab=hotels', admin);
    await row('Kuća 3');
    press('Löschen: Kuća 3');
    fireEvent.click(await screen.findByRole('button', { name: 'Endgültig löschen' }));
    await waitFor(() => {
      expect(lastToast()).toMatchObject({ title: 'Fehler beim Löschen des Hotels' });
    });
    expect(counter('Hotels gesamt')).toBe('9');
  });
});

describe('messages', () => {
  it('are read, answered by mail with their reference, and ticked off', async () => {
    api.use(
      ...adminApi({ messages: [message('A1'), message('B2', { kind: 'FEEDBACK', category: 'BUG', subject: null, email: null, name: null, rating: 2 })] }),
      operations.mutation('SetSupportRequestDone', ({ variables }) => HttpResponse.json({ data: { setSupportRequestDone: { __typename: 'SupportRequest', ...variables } } })),
    );
    await renderApp('/admin?tab=support', admin);
    const first = await row('Frage zur Anreise');
    expect(first.getByText('Fährt die Fähre auch abends?')).toBeTruthy();
    expect(first.getByRole('link', { name: 'Antworten: H-A1' }).getAttribute('href')).toBe('mailto:mara@gast.test?subject=Re%3A%20Frage%20zur%20Anreise%20%5BH-A1%5D');
    const second = await row('Ohne Betreff');
    expect(second.getByText('Bewertung: 2 von 5')).toBeTruthy();
    expect(second.queryByRole('link', { name: /Antworten/ })).toBeNull();
    press('Als erledigt markieren: H-A1');
    expect(await first.findByText('Erledigt')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Nachrichten (2 offen)' })).toBeTruthy();
    expect(first.getByRole('button', { name: 'Wieder öffnen: H-A1' })).toBeTruthy();
    await success('Erfolgreich aktualisiert');
  });
});

describe('the log', () => {
  it('says who did what, and undoes what still holds and was not overtaken', async () => {
    const line = { targetId: '3', targetName: 'Kuća 3' };
    const log = [
      deed('9', { action: 'CREDIT_GRANTED', reason: '+2: Kulanz', isInForce: false }),
      deed('8'),
      deed('7', { action: 'HOTEL_DEACTIVATED', ...line, isInForce: false }),
      deed('6'),
    ];
    const asked: Record<string, unknown>[] = [];
    api.use(
      ...adminApi({ log }, asked),
      operations.mutation('SetUserActive', ({ variables }) => HttpResponse.json({ data: { setUserActive: { __typename: 'User', ...variables, updatedAt: '2026-06-01T00:00:00Z' } } })),
    );
    await renderApp('/admin?tab=log', admin);
    expect(await screen.findByText('Credits von nr7@obala.test angepasst')).toBeTruthy();
    expect(screen.getByText('+2: Kulanz')).toBeTruthy();
    expect(screen.getAllByText('admin@obala.test, 14.03.2026, 11:00')).toHaveLength(4);
    const undo = screen.getAllByRole('button', { name: /^Rückgängig/ });
    expect(undo.map((button) => button.getAttribute('aria-label'))).toEqual(['Rückgängig: Konto nr7@obala.test deaktiviert']);
    const before = asked.length;
    fireEvent.click(undo[0] ?? document.body);
    await success('Erfolgreich aktualisiert');
    expect(counter('Aktive Benutzer')).toBe('5');
    await waitFor(() => {
      expect(asked.length).toBe(before + 1);
    });
  });
});
