import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { OwnHotelsDocument } from '../gql/account.generated';
import { ana, refusal } from '../test/accounts';
import { api, operations } from '../test/api';
import { stubBrowser } from '../test/browser';
import { atStep, field, fill, listingApi, noteOf, ownListing, press, savedListing, written } from '../test/listings';
import { renderApp } from '../test/renderApp';
import { lastToast } from '../test/toasts';

type ApiOptions = Parameters<typeof listingApi>[0];

async function open(address: string, options: ApiOptions = { draft: written }) {
  const { handlers, sent } = listingApi(options);
  api.use(...handlers);
  const app = await renderApp(address, ana);
  await screen.findByRole('navigation', { name: 'Schritte' });
  return { ...app, sent };
}

const storedIn = (client: ApolloClient) => client.extract() as NormalizedCacheObject;

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
});

describe('a new listing', () => {
  it('is sent once, spends a credit everywhere, stands in the list and leaves no draft', async () => {
    const inputs: unknown[] = [];
    const { here, client, sent } = await open('/add-hotel?step=review');
    client.writeQuery({ query: OwnHotelsDocument, data: { viewer: { __typename: 'User', id: ana.id, hotels: [] } } as never });
    api.use(
      operations.mutation('CreateHotel', ({ variables }) => {
        inputs.push(variables.input);
        return HttpResponse.json({ data: { createHotel: savedListing() } });
      }),
    );
    expect(document.title).toMatch(/^Unterkunft hinzufügen · /);
    const send = screen.getByRole('button', { name: 'Unterkunft erstellen' });
    fireEvent.click(send);
    fireEvent.click(send);
    await waitFor(() => {
      expect(here()).toBe('/dashboard');
    });
    expect(inputs).toEqual([
      { ...written, latitude: null, longitude: null, starRating: 4, pricePerNight: 120, rooms: 2, guests: 4, size: 65, amenities: ['POOL'] },
    ]);
    expect(lastToast()).toMatchObject({ kind: 'success', title: 'Unterkunft erfolgreich erstellt' });
    expect(storedIn(client)['User:7']).toMatchObject({ credits: 1, hotels: [{ __ref: 'Hotel:7' }] });
    expect(storedIn(client)['Region:2']).toMatchObject({ hotelCount: 4, minPrice: 80 });
    expect(sent).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('waits for the draft that is on its way, and brings none back afterwards', async () => {
    const order: string[] = [];
    await open('/add-hotel?step=review');
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    api.use(
      operations.mutation('SaveListingDraft', async () => {
        order.push('draft');
        await arrived;
        return HttpResponse.json({ data: { saveListingDraft: { __typename: 'ListingDraft', id: '1', updatedAt: '', values: {} } } });
      }),
      operations.mutation('CreateHotel', () => {
        order.push('listing');
        return HttpResponse.json({ data: { createHotel: savedListing() } });
      }),
    );
    fireEvent.click(screen.getByRole('link', { name: /Details/ }));
    await atStep('Details');
    fill('Zimmer', '3');
    fireEvent.blur(field('Zimmer'));
    fireEvent.click(screen.getByRole('link', { name: /Prüfen/ }));
    await atStep('Prüfen & absenden');
    press('Unterkunft erstellen');
    await waitFor(() => {
      expect(order).toEqual(['draft']);
    });
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Wird erstellt …' })).disabled).toBe(true);
    arrive();
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(order).toEqual(['draft', 'listing']);
  });

  it('that the server refuses says so at the field, in its step; nothing is lost', async () => {
    const message = 'Stadt ist erforderlich';
    await open('/add-hotel?step=review', { draft: { ...written, city: '' } });
    api.use(refusal('CreateHotel', { code: 'INVALID', message, fields: { 'input.city': message } }));
    press('Unterkunft erstellen');
    await atStep('Grunddaten');
    await waitFor(() => {
      expect(document.activeElement).toBe(field(/^Ort/));
    });
    expect(noteOf(field(/^Ort/))).toBe(message);
    expect(lastToast()).toMatchObject({ kind: 'error', title: 'Validierungsfehler', text: message });
    expect(field('Hotel-Name').value).toBe(written.name);
    fill(/^Ort/, 'Rovinj');
    expect(noteOf(field(/^Ort/))).not.toBe(message);
  });

  it('without a credit says so, and the form knows it from then on', async () => {
    await open('/add-hotel?step=review');
    api.use(refusal('CreateHotel', { code: 'PAYMENT_REQUIRED', message: 'Keine Credits verfügbar.' }));
    press('Unterkunft erstellen');
    expect(await screen.findByText('Keine Credits verfügbar.')).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain('Für einen Eintrag brauchen Sie einen Credit.');
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Unterkunft erstellen' })).disabled).toBe(true);
  });

  it.each([
    ['too often', () => refusal('CreateHotel', { code: 'RATE_LIMITED', message: 'Zu viele Versuche.' }), /^Zu viele Versuche\./],
    ['without a connection', () => operations.mutation('CreateHotel', () => HttpResponse.error()), /^Netzwerkfehler\./],
  ])('%s says so and can be sent again', async (_, handler, words) => {
    await open('/add-hotel?step=review');
    api.use(handler());
    press('Unterkunft erstellen');
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Unterkunft erstellen' })).disabled).toBe(false);
    expect(screen.getByText(written.description)).toBeTruthy();
  });

  it('sent again after the answer was lost is the same listing to the server', async () => {
    const keys: unknown[] = [];
    const { here } = await open('/add-hotel?step=review');
    api.use(
      operations.mutation('CreateHotel', ({ variables }) => {
        keys.push(variables.idempotencyKey);
        return keys.length === 1 ? HttpResponse.error() : HttpResponse.json({ data: { createHotel: savedListing() } });
      }),
    );
    press('Unterkunft erstellen');
    await screen.findByRole('alert');
    press('Unterkunft erstellen');
    await waitFor(() => {
      expect(here()).toBe('/dashboard');
    });
    expect(keys).toEqual([expect.stringMatching(/^.{20,100}$/), keys[0]]);
  });
});

describe('a listing that is being changed', () => {
  it('comes with everything that it says, and is saved under its number', async () => {
    let variables: unknown;
    const { here, client } = await open('/add-hotel?edit=7', { hotel: ownListing() });
    expect(screen.getByRole('heading', { level: 1, name: 'Unterkunft bearbeiten' })).toBeTruthy();
    expect(document.title).toMatch(/^Unterkunft bearbeiten · /);
    expect(screen.queryByText(/wiederhergestellt/)).toBeNull();
    expect(field('Hotel-Name').value).toBe(written.name);
    fireEvent.click(screen.getByRole('link', { name: /Ausstattung/ }));
    await atStep('Ausstattung & Kontakt');
    expect(screen.getByRole('button', { name: 'Familie entfernen' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Pool' }).checked).toBe(true);
    expect(field(/^Website/).value).toBe('mirta.test');

    api.use(
      operations.mutation('UpdateHotel', (request) => {
        variables = request.variables;
        return HttpResponse.json({ data: { updateHotel: savedListing({ amenities: [] }) } });
      }),
    );
    fireEvent.click(screen.getByRole('switch', { name: 'Pool' }));
    fireEvent.click(screen.getByRole('link', { name: /Prüfen/ }));
    await atStep('Prüfen & absenden');
    press('Änderungen speichern');
    await waitFor(() => {
      expect(here()).toBe('/dashboard');
    });
    expect(variables).toMatchObject({ id: '7', input: { amenities: [], tags: written.tags, images: written.images } });
    expect(storedIn(client)['Hotel:7']).toMatchObject({ amenities: [] });
    expect(lastToast()?.title).toBe('Unterkunft erfolgreich aktualisiert');
  });

  it.each([
    ['there is none', null],
    ['it belongs to somebody else', ownListing({ ownerId: '99' })],
  ])('is not found when %s', async (_, hotel) => {
    const { handlers } = listingApi({ hotel });
    api.use(...handlers);
    await renderApp('/add-hotel?edit=7', ana);
    expect(await screen.findByRole('heading', { level: 1, name: 'Fehler beim Laden der Unterkunftsdaten' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zum Dashboard' })).toBeTruthy();
  });

  it('can be asked for again when it could not be loaded', async () => {
    api.use(operations.query('EditListing', () => HttpResponse.error()));
    await renderApp('/add-hotel?edit=7', ana);
    const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
    api.use(...listingApi({ hotel: ownListing() }).handlers);
    fireEvent.click(retry);
    await atStep('Grunddaten');
  });
});
