import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../test/accounts';
import { admin, adminApi, adminHotel, ownerOf, pageOf, user } from '../test/admin';
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
const type = (label: RegExp | string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
/** An answer that waits until the test lets it go. */
function held() {
  const { promise: gate, resolve: release } = Promise.withResolvers<undefined>();
  return {
    gate,
    release() {
      release(undefined);
    },
  };
}

describe('a row', () => {
  it('says who, since when, with how many credits, and everything else when it is opened', async () => {
    const values = { phone: '+385 21 1', website: 'https://vila.example', companyType: 'VILLA' as const, address: 'Riva 1', city: 'Hvar', postalCode: '21450', profileComplete: true };
    api.use(...adminApi({ users: [user('7', values)] }));
    await renderApp('/admin', admin);
    const shown = await row('Vila 7');
    for (const text of ['Aktiv', 'Profil vollständig', 'nr7@obala.test', 'Registriert am 14.03.2026, 11:00', '2 Credits', 'Villa', 'Riva 1', '21450', 'Kroatien', '02.05.2026, 14:30']) {
      expect(shown.getByText(text)).toBeTruthy();
    }
    expect(shown.getByRole('link', { name: 'https://vila.example', hidden: true }).getAttribute('href')).toBe('https://vila.example/');
    expect(shown.getAllByText('Nicht angegeben')).toHaveLength(2);
    expect(shown.queryByText('Administrator')).toBeNull();
  });

  it('is named after the company, else the person, else nobody', async () => {
    const nobody = { companyName: null };
    api.use(...adminApi({ users: [user('7', { ...nobody, firstName: 'Mara', lastName: 'Kovač' }), user('8', nobody)] }));
    await renderApp('/admin', admin);
    expect(await row('Mara Kovač')).toBeTruthy();
    expect(await row('Ohne Namen')).toBeTruthy();
  });

  it('of oneself cannot be switched off or deleted, and says why', async () => {
    api.use(...adminApi({ users: [user('1', { email: admin.email, companyName: 'Ich', isAdmin: true })] }));
    await renderApp('/admin', admin);
    const shown = await row('Ich');
    for (const name of ['Deaktivieren: Ich', 'Löschen: Ich']) {
      const button = shown.getByRole<HTMLButtonElement>('button', { name });
      expect(button.disabled).toBe(true);
      expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/^Das eigene Konto/);
    }
    expect(shown.getByText('Administrator')).toBeTruthy();
  });
});

describe('switching an account', () => {
  it('shows at once, moves the counter, and holds in the rows of its listings', async () => {
    const { gate, release } = held();
    api.use(
      ...adminApi({ users: [user('7')], hotels: [adminHotel('3', { owner: ownerOf(user('7')) })] }),
      operations.mutation('SetUserActive', async ({ variables }) => {
        await gate;
        return HttpResponse.json({ data: { setUserActive: { __typename: 'User', ...variables, updatedAt: '2026-06-01T00:00:00Z' } } });
      }),
    );
    await renderApp('/admin?tab=hotels', admin);
    expect((await row('Kuća 3')).getByText('Konto aktiv')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'Benutzer verwalten' }));
    await row('Vila 7');
    expect(counter('Aktive Benutzer')).toBe('4');
    press('Deaktivieren: Vila 7');
    expect(await (await row('Vila 7')).findByText('Inaktiv')).toBeTruthy();
    expect(counter('Aktive Benutzer')).toBe('3');
    expect(counter('Benutzer gesamt')).toBe('5');
    expect(lastToast()).toBeNull();
    release();
    await waitFor(() => {
      expect(lastToast()).toMatchObject({ kind: 'success', title: 'Erfolgreich aktualisiert' });
    });
    expect(counter('Aktive Benutzer')).toBe('3');
    // Its listings say it without being asked for.
    api.use(operations.query('AdminHotels', () => new Promise<never>(() => undefined)));
    fireEvent.click(screen.getByRole('tab', { name: 'Hotels verwalten' }));
    expect((await row('Kuća 3')).getByText('Konto inaktiv')).toBeTruthy();
  });

  it('is rolled back when it is refused, with the reason', async () => {
    const { gate, release } = held();
    api.use(
      ...adminApi({ users: [user('7')] }),
      operations.mutation('SetUserActive', async () => {
        await gate;
        return HttpResponse.json({ data: null, errors: [{ message: 'Ein Administrator muss bleiben.', extensions: { code: 'CONFLICT' } }] });
      }),
    );
    await renderApp('/admin', admin);
    await row('Vila 7');
    press('Deaktivieren: Vila 7');
    expect(await (await row('Vila 7')).findByText('Inaktiv')).toBeTruthy();
    release();
    expect(await (await row('Vila 7')).findByText('Aktiv')).toBeTruthy();
    expect(counter('Aktive Benutzer')).toBe('4');
    expect(lastToast()).toMatchObject({ kind: 'error', title: 'Fehler beim Aktualisieren des Benutzerstatus', text: 'Ein Administrator muss bleiben.' });
  });
});

describe('deleting an account', () => {
  const hotelsOf = (hotels: object[]) =>
    operations.query('AdminUserHotels', () => HttpResponse.json({ data: { adminUser: { __typename: 'User', id: '7', hotels } } }));
  const open = async () => {
    await row('Vila 7');
    press('Löschen: Vila 7');
    return within(await screen.findByRole('dialog', { name: 'Benutzer löschen?' }));
  };

  it('says whose and what goes with it, and takes it out of lists and counters', async () => {
    api.use(
      ...adminApi({ users: [user('7'), user('8')] }),
      hotelsOf([{ __typename: 'Hotel', id: '3', isActive: true }, { __typename: 'Hotel', id: '4', isActive: false }]),
      operations.mutation('DeleteUser', () => HttpResponse.json({ data: { deleteUser: '7' } })),
    );
    await renderApp('/admin', admin);
    const dialog = await open();
    expect(dialog.getByText(/Das Konto von Vila 7 \(nr7@obala\.test\) wird gelöscht\. Das kann nicht rückgängig gemacht werden\./)).toBeTruthy();
    expect(await dialog.findByText('2 Einträge mit ihren Bildern')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Endgültig löschen' }));
    await waitFor(() => {
      expect(screen.queryByRole('heading', { name: 'Vila 7' })).toBeNull();
    });
    expect(screen.getByText('1 Benutzer')).toBeTruthy();
    expect(['Benutzer gesamt', 'Aktive Benutzer', 'Hotels gesamt', 'Aktive Hotels'].map(counter)).toEqual(['4', '3', '7', '7']);
    expect(lastToast()).toMatchObject({ kind: 'success', title: 'Erfolgreich gelöscht' });
  });

  it('does not say that it knows how many listings go with it where there are more than are read', async () => {
    api.use(...adminApi({ users: [user('7')] }), hotelsOf(Array.from({ length: 500 }, (_, number) => ({ __typename: 'Hotel', id: String(number), isActive: true }))));
    await renderApp('/admin', admin);
    const dialog = await open();
    expect(await dialog.findByText('mindestens 500 Einträge mit ihren Bildern')).toBeTruthy();
  });

  it('keeps it when it fails', async () => {
    api.use(...adminApi({ users: [user('7')] }), hotelsOf([]), refusal('DeleteUser', { code: 'UNAVAILABLE', message: 'Stripe antwortet nicht.' }));
    await renderApp('/admin', admin);
    const dialog = await open();
    fireEvent.click(dialog.getByRole('button', { name: 'Endgültig löschen' }));
    await waitFor(() => {
      expect(lastToast()).toMatchObject({ kind: 'error', title: 'Fehler beim Löschen des Benutzers', text: 'Stripe antwortet nicht.' });
    });
    expect(screen.getByRole('heading', { level: 3, name: 'Vila 7', hidden: true })).toBeTruthy();
    expect(counter('Benutzer gesamt')).toBe('5');
  });
});

describe('adjusting credits', () => {
  const open = async () => {
    await row('Vila 7');
    press('Credits anpassen: Vila 7');
    return within(await screen.findByRole('dialog', { name: 'Credits anpassen' }));
  };

  it('asks for an amount and a reason, and shows the new balance', async () => {
    const sent: unknown[] = [];
    api.use(
      ...adminApi({ users: [user('7')] }),
      operations.mutation('GrantCredits', ({ variables }) => {
        sent.push(variables);
        return HttpResponse.json({ data: { grantCredits: { __typename: 'User', id: '7', credits: 5, updatedAt: '2026-06-01T00:00:00Z' } } });
      }),
    );
    await renderApp('/admin', admin);
    const dialog = await open();
    fireEvent.click(dialog.getByRole('button', { name: 'Credits buchen' }));
    expect(await dialog.findByText('Bitte geben Sie eine Zahl von −100 bis 100 an, nicht 0.')).toBeTruthy();
    expect(dialog.getByText('Bitte geben Sie einen Grund an.')).toBeTruthy();
    type('Credits', '3');
    type('Grund', 'Kulanz');
    fireEvent.click(dialog.getByRole('button', { name: 'Credits buchen' }));
    expect(await (await row('Vila 7')).findByText('5 Credits')).toBeTruthy();
    expect(sent).toEqual([{ userId: '7', amount: 3, reason: 'Kulanz' }]);
  });

  it('says at the field what the server refuses', async () => {
    const text = 'So viele Credits sind nicht da.';
    api.use(...adminApi({ users: [user('7')] }), refusal('GrantCredits', { code: 'INVALID', message: text, fields: { amount: text } }));
    await renderApp('/admin', admin);
    const dialog = await open();
    type('Credits', '-9');
    type('Grund', 'Storno');
    fireEvent.click(dialog.getByRole('button', { name: 'Credits buchen' }));
    const note = await dialog.findByText(text);
    expect(screen.getByLabelText('Credits').getAttribute('aria-describedby')).toBe(note.id);
  });
});

describe('a long list', () => {
  it('is searched, filtered and sorted by its address', async () => {
    const asked: Record<string, unknown>[] = [];
    api.use(...adminApi({ users: [user('7')] }, asked));
    const { here } = await renderApp('/admin?status=inactive', admin);
    await row('Vila 7');
    expect(asked).toEqual([{ isActive: false, sort: 'NEWEST', withCount: true }]);
    type(/^Suchen/, 'split');
    await waitFor(() => {
      expect(asked.at(-1)).toMatchObject({ search: 'split', isActive: false, sort: 'NEWEST' });
    });
    fireEvent.change(screen.getByLabelText('Sortieren'), { target: { value: 'name' } });
    await waitFor(() => {
      expect(asked.at(-1)).toEqual({ search: 'split', isActive: false, sort: 'NAME', withCount: true });
    });
    expect(here()).toBe('/admin?search=split&status=inactive&sort=name');
  });

  it('grows by pages, and counts no further than a thousand', async () => {
    const users = Array.from({ length: 60 }, (_, index) => user(String(100 + index)));
    api.use(
      operations.query('AdminUsers', ({ variables }) => {
        const page = variables.after ? pageOf('UserConnection', users.slice(50)) : pageOf('UserConnection', users.slice(0, 50), 'fifty', 1001);
        if (!variables.withCount) Reflect.deleteProperty(page, 'totalCount');
        return HttpResponse.json({ data: { adminUsers: page } });
      }),
      ...adminApi(),
    );
    await renderApp('/admin', admin);
    expect(await screen.findByText('mehr als 1.000 Benutzer')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(50);
    press('Mehr anzeigen');
    expect(await screen.findByText('60 werden gezeigt.')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(60);
    expect(screen.getByText('mehr als 1.000 Benutzer')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mehr anzeigen' })).toBeNull();
  });

  it('says when nothing is found, and when nothing came', async () => {
    api.use(operations.query('AdminUsers', () => HttpResponse.error(), { once: true }), ...adminApi());
    const { here } = await renderApp('/admin?search=nirgends', admin);
    expect(await screen.findByRole('heading', { name: 'Fehler beim Laden der Benutzer' })).toBeTruthy();
    press('Erneut versuchen');
    expect(await screen.findByRole('heading', { name: 'Nichts gefunden' })).toBeTruthy();
    press('Suche und Filter zurücksetzen');
    await waitFor(() => {
      expect(here()).toBe('/admin');
    });
    expect(screen.getByLabelText<HTMLInputElement>(/^Suchen/).value).toBe('');
  });
});
