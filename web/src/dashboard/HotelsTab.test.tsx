import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ana, refusal } from '../test/accounts';
import { api, operations } from '../test/api';
import { stubBrowser } from '../test/browser';
import { creditsOf } from '../test/credits';
import { expired, inDays, ownHotel, ownHotelsApi } from '../test/ownHotels';
import { renderApp } from '../test/renderApp';
import { lastToast } from '../test/toasts';

type Own = ReturnType<typeof ownHotel>;

async function open(hotels: Own[], viewer = ana) {
  api.use(ownHotelsApi(hotels));
  const app = await renderApp('/dashboard?tab=hotels', viewer);
  await screen.findByRole('tab', { name: `Meine Hotels (${hotels.length})` });
  return app;
}
const line = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('article') ?? document.body);
const toggle = (name: string) => line(name).getByRole<HTMLInputElement>('switch', { name: `${name} sichtbar` });
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const toast = async (expected: object) => {
  await waitFor(() => {
    expect(lastToast()).toMatchObject(expected);
  });
};
/** An API that does as it is told, once it is told to go on. */
function switchApi(hotel: Own) {
  let goOn: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (goOn = resolve));
  const handler = operations.mutation('SetHotelActive', async ({ variables }) => {
    await waiting;
    const isActive = variables.isActive as boolean;
    return HttpResponse.json({ data: { setHotelActive: { ...hotel, isActive, inactiveReason: isActive ? null : 'SWITCHED_OFF' } } });
  });
  api.use(handler);
  return goOn;
}

// The first dialog's code is not what a test waits for.
beforeAll(() => import('../ui/AntdDialog'));
beforeEach(() => {
  stubBrowser();
});

describe('the own listings', () => {
  it('stand there with what is known of them, the newest first', async () => {
    const cancelled = { __typename: 'CreditSubscription', id: '1', status: 'active', currentPeriodEnd: inDays(20), cancelAt: inDays(20) };
    await open([ownHotel('1', { paidUntil: inDays(20), subscription: cancelled }), ownHotel('3', expired), ownHotel('2', { imageUrls: ['/images/2.jpg'] })]);
    expect(screen.getByRole('heading', { name: 'Vila 2' }).closest('article')?.querySelector('img')?.getAttribute('src')).toBe('/images/2.jpg');
    expect(names()).toEqual(['Vila 3', 'Vila 2', 'Vila 1']);
    expect(screen.getByText('3 Einträge, 2 sichtbar')).toBeTruthy();
    expect(line('Vila 1').getByText('Aktiv')).toBeTruthy();
    expect(line('Vila 1').getByText('Läuft aus')).toBeTruthy();
    expect(line('Vila 1').getByText(/^Gekündigt, sichtbar bis/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Abo verwalten/ })).toBeTruthy();
    expect(line('Vila 2').getByText('Hvar')).toBeTruthy();
    expect(line('Vila 2').getByText('100 € pro Nacht')).toBeTruthy();
    expect(line('Vila 2').getByText('Erstellt am 2. April 2026')).toBeTruthy();
    expect(line('Vila 2').queryByText('Läuft aus')).toBeNull();
    expect(line('Vila 3').getByText('Inaktiv')).toBeTruthy();
    expect(line('Vila 3').getByText(/Einschalten kostet 1 Credit/)).toBeTruthy();
    expect(line('Vila 2').getByRole('link', { name: 'Ansehen: Vila 2' }).getAttribute('href')).toBe('/hotels/vila-2');
    expect(line('Vila 2').getByRole('link', { name: 'Bearbeiten: Vila 2' }).getAttribute('href')).toBe('/add-hotel?edit=2');
  });

  it('are announced while they load, and can be asked for again when that fails', async () => {
    api.use(operations.query('OwnHotels', () => HttpResponse.error(), { once: true }));
    await renderApp('/dashboard?tab=hotels', ana);
    expect(screen.getByRole('status', { name: 'Wird geladen …' })).toBeTruthy();
    await screen.findByRole('heading', { name: 'Ihre Hotels konnten nicht geladen werden' });
    api.use(ownHotelsApi([ownHotel('1')]));
    fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await screen.findByRole('heading', { name: 'Vila 1' });
  });

  it('begin with an invitation, which needs a credit', async () => {
    const { unmount } = await open([]);
    expect(screen.getByRole('link', { name: 'Erstes Hotel hinzufügen' }).getAttribute('href')).toBe('/add-hotel');
    unmount();
    await open([], { ...ana, credits: 0 });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Erstes Hotel hinzufügen' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Neues Hotel hinzufügen' }).disabled).toBe(true);
    expect(screen.getAllByRole('link', { name: 'Credits kaufen' })).toHaveLength(1);
  });

  it('can be searched by name once there are many', async () => {
    await open(Array.from({ length: 9 }, (_, index) => ownHotel(String(index + 1), index === 4 ? { name: 'Kuća Đurđa' } : {})));
    const field = screen.getByRole('searchbox', { name: 'Nach Namen suchen' });
    fireEvent.change(field, { target: { value: 'kuca durd' } });
    expect(names()).toEqual(['Kuća Đurđa']);
    expect(screen.getByText('1 Eintrag gefunden')).toBeTruthy();
    fireEvent.change(field, { target: { value: 'xyz' } });
    fireEvent.click(screen.getByRole('button', { name: 'Alle zeigen' }));
    expect(names()).toHaveLength(9);
  });
});

describe('switching a listing', () => {
  it('shows at once, here and in the counters, and then says so', async () => {
    const goOn = switchApi(ownHotel('1'));
    await open([ownHotel('1'), ownHotel('2')]);
    fireEvent.click(toggle('Vila 1'));
    await line('Vila 1').findByText('Inaktiv');
    expect(toggle('Vila 1').checked).toBe(false);
    expect(screen.getByText('2 Einträge, 1 sichtbar')).toBeTruthy();
    expect(lastToast()).toBeNull();
    goOn();
    await toast({ kind: 'success', title: 'Status aktualisiert', text: '„Vila 1“ ist jetzt ausgeschaltet.' });
    expect(toggle('Vila 1').checked).toBe(false);
    fireEvent.click(screen.getByRole('tab', { name: 'Übersicht' }));
    expect(within(screen.getByRole('region', { name: 'Aktive Hotels' })).getByText('1 deaktiviert')).toBeTruthy();
  });

  it.each([
    ['is refused', refusal('SetHotelActive', { code: 'UNAVAILABLE', message: 'Gerade nicht.' }), 'Gerade nicht.'],
    ['does not arrive', operations.mutation('SetHotelActive', () => HttpResponse.error()), '„Vila 1“ bleibt, wie es war. Bitte versuchen Sie es erneut.'],
  ])('is taken back when it %s', async (_, handler, text) => {
    api.use(handler);
    await open([ownHotel('1')]);
    fireEvent.click(toggle('Vila 1'));
    await toast({ kind: 'error', title: 'Fehler beim Aktualisieren', text });
    expect(toggle('Vila 1').checked).toBe(true);
    expect(line('Vila 1').getByText('Aktiv')).toBeTruthy();
  });

  it('asks before it costs a credit, and shows nothing before the answer', async () => {
    const paid = ownHotel('1', { paidUntil: inDays(365), owner: { ...ownHotel('1').owner, credits: 1 } });
    const goOn = switchApi(paid);
    const { client } = await open([ownHotel('1', expired)]);
    fireEvent.click(toggle('Vila 1'));
    const dialog = within(await screen.findByRole('dialog', { name: '„Vila 1“ wieder einschalten?' }));
    expect(dialog.getByText(/Einschalten kostet 1 Credit .* Sie haben 2 Credits/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Für 1 Credit einschalten' }));
    expect(toggle('Vila 1').checked).toBe(false);
    goOn();
    await toast({ kind: 'success' });
    expect(toggle('Vila 1').checked).toBe(true);
    expect(client.extract()).toMatchObject({ 'User:7': { credits: 1 } });
  });

  it('is not possible without a credit, but buying one is', async () => {
    const owner = { ...ownHotel('1').owner, credits: 0 };
    await open([ownHotel('1', { ...expired, owner })], { ...ana, credits: 0 });
    expect(toggle('Vila 1').disabled).toBe(true);
    expect(line('Vila 1').getByRole('link', { name: 'Credits kaufen' }).getAttribute('href')).toBe('/credits');
  });

  it('learns that the credit has gone meanwhile', async () => {
    api.use(refusal('SetHotelActive', { code: 'PAYMENT_REQUIRED', message: 'Keine Credits verfügbar.' }));
    api.use(operations.query('Credits', () => HttpResponse.json({ data: { viewer: creditsOf({ credits: 0 }) } })));
    await open([ownHotel('1', expired)]);
    fireEvent.click(toggle('Vila 1'));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Für 1 Credit einschalten' }));
    await toast({ title: 'Fehler beim Aktualisieren', text: 'Keine Credits verfügbar.' });
    await waitFor(() => {
      expect(toggle('Vila 1').disabled).toBe(true);
    });
  });
});

describe('deleting a listing', () => {
  async function ask(name: string) {
    fireEvent.click(line(name).getByRole('button', { name: `Löschen: ${name}` }));
    return within(await screen.findByRole('dialog', { name: `„${name}“ löschen?` }));
  }

  it('says what is lost, waits for the answer, and then it is gone', async () => {
    let goOn: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (goOn = resolve));
    const asked: unknown[] = [];
    api.use(
      operations.mutation('DeleteHotel', async ({ variables }) => {
        await waiting;
        return HttpResponse.json({ data: { deleteHotel: variables.id as string } });
      }),
      operations.query('RegionFigures', ({ variables }) => {
        asked.push(variables.id);
        return HttpResponse.json({ data: { region: { __typename: 'Region', id: '8', hotelCount: 2, minPrice: 70 } } });
      }),
    );
    const { client } = await open([ownHotel('1'), ownHotel('2')]);
    const dialog = await ask('Vila 1');
    expect(dialog.getByText(/alle seine Bilder werden endgültig gelöscht\. Der Credit dafür wird nicht erstattet/)).toBeTruthy();
    expect(dialog.getByText(/Das Abonnement dahinter läuft weiter/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: /^Abo verwalten/ })).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Endgültig löschen' }));
    expect(names()).toContain('Vila 1');
    goOn();
    await toast({ kind: 'success', title: 'Unterkunft gelöscht' });
    expect(names()).not.toContain('Vila 1');
    await waitFor(() => {
      expect(client.extract()).toMatchObject({ 'Region:8': { hotelCount: 2, minPrice: 70 } });
    });
    expect(asked).toEqual(['8']);
    expect(screen.getByRole('tab', { name: 'Meine Hotels (1)' })).toBeTruthy();
  });

  it('leaves everything as it was when it fails', async () => {
    api.use(operations.mutation('DeleteHotel', () => HttpResponse.error()));
    await open([ownHotel('1', { subscription: null })]);
    const dialog = await ask('Vila 1');
    expect(dialog.queryByText(/Abonnement/)).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Endgültig löschen' }));
    await toast({ kind: 'error', title: 'Fehler beim Löschen' });
    expect(names()).toContain('Vila 1');
  });

  it('takes away what somebody else has deleted already', async () => {
    api.use(refusal('DeleteHotel', { code: 'NOT_FOUND', message: 'Hotel not found' }));
    await open([ownHotel('1')]);
    fireEvent.click((await ask('Vila 1')).getByRole('button', { name: 'Endgültig löschen' }));
    await screen.findByRole('link', { name: 'Erstes Hotel hinzufügen' });
  });
});
