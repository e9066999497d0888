import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ana } from '../test/accounts';
import { api, operations } from '../test/api';
import { stubBrowser } from '../test/browser';
import { atStep, field, fill, listingApi, ownListing, press, written } from '../test/listings';
import { renderApp } from '../test/renderApp';
import { lastToast } from '../test/toasts';
import { clearDrafts } from '../ui/form/draft';

type ApiOptions = Parameters<typeof listingApi>[0];

async function open(options: ApiOptions = {}, address = '/add-hotel') {
  const { handlers, sent } = listingApi(options);
  api.use(...handlers);
  const app = await renderApp(address, ana);
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('navigation', { name: 'Schritte' });
  return { ...app, sent };
}

const region = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Region' });

// The first dialog's code is not what a test waits for.
beforeAll(() => import('../ui/AntdDialog'));
beforeEach(() => {
  stubBrowser();
  localStorage.clear();
});

describe('the draft', () => {
  it('is kept when a field is left, with the changed fields only and the step', async () => {
    const { sent } = await open();
    fill('Hotel-Name', 'Kuća Mirta');
    expect(screen.getByText('Wird gespeichert …')).toBeTruthy();
    fireEvent.blur(field('Hotel-Name'));
    expect(await screen.findByText('Entwurf gespeichert')).toBeTruthy();
    fireEvent.change(region(), { target: { value: '2' } });
    fireEvent.blur(region());
    await waitFor(() => {
      expect(sent.map(({ values }) => values)).toEqual([
        { name: 'Kuća Mirta', step: 'basics' },
        { regionId: '2', step: 'basics' },
      ]);
    });
  });

  it('is kept a moment after the last letter too', async () => {
    const { sent } = await open();
    fill('Hotel-Name', 'Kuća');
    fill('Hotel-Name', 'Kuća Mirta');
    await waitFor(() => {
      expect(sent).toHaveLength(1);
    });
    expect(sent[0]?.values.name).toBe('Kuća Mirta');
  });

  it('is sent at once when the page goes away', async () => {
    const { sent } = await open();
    fill('Hotel-Name', 'Kuća Mirta');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => {
      expect(sent[0]?.values.name).toBe('Kuća Mirta');
    });
  });

  it('comes back at the step where it was left, over the values of a new listing', async () => {
    await open({ draft: { name: 'Kuća Mirta', rooms: '', tags: ['Familie'], unknown: 'x', guests: 7, step: 'details' } });
    await atStep('Details');
    expect(screen.getByText('Entwurf vom 20. November 2026 wiederhergestellt.')).toBeTruthy();
    expect(field('Zimmer').value).toBe('');
    expect(field('Personen').value).toBe('2');
    press('Zurück');
    await atStep('Grunddaten');
    expect(field('Hotel-Name').value).toBe('Kuća Mirta');
  });

  it('is thrown away after asking, and does not come back', async () => {
    const { sent } = await open({ draft: { name: 'Kuća Mirta', step: 'details' } });
    let discarded = 0;
    api.use(
      operations.mutation('DiscardListingDraft', () => {
        discarded += 1;
        return HttpResponse.json({ data: { discardListingDraft: true } });
      }),
    );
    press('Verwerfen');
    const dialog = within(await screen.findByRole('dialog', { name: 'Entwurf verwerfen?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Verwerfen' }));
    await atStep('Grunddaten');
    expect(field('Hotel-Name').value).toBe('');
    await waitFor(() => {
      expect(screen.queryByText(/wiederhergestellt/)).toBeNull();
    });
    expect(screen.getByRole('link', { name: /Details/ }).textContent).toContain('Noch offen');
    expect({ discarded, sent }).toEqual({ discarded: 1, sent: [] });
    expect(localStorage).toHaveLength(0);
  });

  it('stays when somebody cancels, and says so', async () => {
    const { here, sent } = await open();
    fill('Hotel-Name', 'Kuća Mirta');
    fireEvent.click(screen.getByRole('link', { name: 'Abbrechen' }));
    await waitFor(() => {
      expect(here()).toBe('/dashboard');
    });
    expect(lastToast()?.title).toBe('Ihr Entwurf bleibt gespeichert');
    await waitFor(() => {
      expect(sent).toHaveLength(1);
    });
  });

  it('is none when somebody only looks through the steps', async () => {
    const { sent } = await open();
    fireEvent.click(screen.getByRole('link', { name: /Details/ }));
    await atStep('Details');
    fireEvent.click(screen.getByRole('link', { name: 'Abbrechen' }));
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(sent).toEqual([]);
  });

  it('lies over the listing that is being changed', async () => {
    const { sent } = await open({ hotel: ownListing(), draft: { name: 'Kuća Nova', step: 'details' } }, '/add-hotel?edit=7');
    await atStep('Details');
    expect(field('Preis pro Nacht (Euro)').value).toBe('120');
    fill('Zimmer', '3');
    fireEvent.blur(field('Zimmer'));
    await waitFor(() => {
      expect(sent).toEqual([{ hotelId: '7', values: { rooms: '3', step: 'details' } }]);
    });
    press('Zurück');
    await atStep('Grunddaten');
    expect(field('Hotel-Name').value).toBe('Kuća Nova');
    expect(field('Adresse').value).toBe(written.address);
  });
});

describe('without a connection', () => {
  const storedName = () => `draft:listing:${ana.id}:new`;
  const breakConnection = () => {
    api.use(operations.mutation('SaveListingDraft', () => HttpResponse.error()));
  };

  it('the draft waits in the browser, says so, and is sent when the connection is back', async () => {
    const { sent } = await open();
    breakConnection();
    fill('Hotel-Name', 'Kuća Mirta');
    fireEvent.blur(field('Hotel-Name'));
    expect(await screen.findAllByText('Offline – wird nachgeholt')).toHaveLength(2);
    expect(localStorage.getItem(storedName())).toContain('Kuća Mirta');

    api.resetHandlers();
    const again = listingApi({});
    api.use(...again.handlers);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => {
      expect(again.sent.map(({ values }) => values.name)).toEqual(['Kuća Mirta']);
    });
    expect(await screen.findAllByText('Entwurf gespeichert')).toHaveLength(2);
    expect(localStorage).toHaveLength(0);
    expect(sent).toEqual([]);
  });

  it('what never arrived comes back on the next visit, over the older draft of the server', async () => {
    localStorage.setItem(storedName(), JSON.stringify({ values: { name: 'Kuća Nova' }, at: '2026-11-20T12:00:00Z' }));
    const { sent } = await open({ draft: { name: 'Kuća Mirta', address: 'Obala 12' } });
    expect(field('Hotel-Name').value).toBe('Kuća Nova');
    expect(field('Adresse').value).toBe('Obala 12');
    await waitFor(() => {
      expect(sent.map(({ values }) => values)).toEqual([{ name: 'Kuća Nova' }]);
    });
  });

  it('what was on its way when the page closed does not overwrite what another device wrote since', async () => {
    localStorage.setItem(storedName(), JSON.stringify({ values: { name: 'Kuća Nova' }, at: '2026-11-20T09:00:00Z', wasSent: true }));
    await open({ draft: { name: 'Kuća Mirta' } });
    expect(field('Hotel-Name').value).toBe('Kuća Mirta');
  });

  it('signing out leaves nothing behind', () => {
    localStorage.setItem(storedName(), '{}');
    localStorage.setItem('consent', '{}');
    clearDrafts();
    expect(Object.keys(localStorage)).toEqual(['consent']);
  });
});
