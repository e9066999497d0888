import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ViewerDocument } from '../gql/generated';
import { ana, refusal } from '../test/accounts';
import { api, operations } from '../test/api';
import { stubBrowser } from '../test/browser';
import { renderApp } from '../test/renderApp';
import { lastToast } from '../test/toasts';

const card = () => within(screen.getByRole('region', { name: 'Verfügbare Credits' }));
const manage = () => card().queryByRole('button', { name: /^Abo verwalten/ });

beforeEach(() => {
  stubBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the credits on the dashboard', () => {
  it('are good news above zero, with the ways to buy more and to manage the subscription', async () => {
    await renderApp('/dashboard', ana);
    expect(card().getByText('2').className).toContain('good');
    expect(card().getByText(/^Genug für 2 weitere Hotels\./)).toBeTruthy();
    expect(card().getByRole('link', { name: 'Credits kaufen' }).getAttribute('href')).toBe('/credits');
    expect(manage()).not.toBeNull();
  });

  it('are a warning at zero, and without a subscription there is nothing to manage', async () => {
    await renderApp('/dashboard', { ...ana, credits: 0, hasActiveSubscription: false });
    expect(card().getByText('0').className).toContain('bad');
    expect(card().getByText(/^Keine Credits verfügbar\./)).toBeTruthy();
    expect(manage()).toBeNull();
  });

  it('change here and in the menu as soon as a new balance is known', async () => {
    const { client } = await renderApp('/dashboard', ana);
    act(() => {
      client.writeQuery({ query: ViewerDocument, data: { viewer: { ...ana, credits: 5 } } });
    });
    expect(await card().findByText('5')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Credits 5', hidden: true })).toHaveLength(2);
  });
});

describe('managing the subscription', () => {
  /** The new tab, as far as this page touches it. */
  function newTab() {
    const tab = { opener: window as Window | null, location: { assign: vi.fn() }, close: vi.fn() };
    vi.stubGlobal('open', vi.fn(() => tab));
    return tab;
  }

  it('opens the portal in a new tab that cannot reach back', async () => {
    const tab = newTab();
    const url = 'https://billing.stripe.test/p/session';
    api.use(operations.mutation('CreatePortalSession', () => HttpResponse.json({ data: { createPortalSession: { __typename: 'PortalSession', url } } })));
    await renderApp('/dashboard', ana);
    fireEvent.click(manage() ?? document.body);
    await waitFor(() => {
      expect(tab.location.assign).toHaveBeenCalledWith(url);
    });
    expect(tab.opener).toBeNull();
    expect(tab.close).not.toHaveBeenCalled();
  });

  it('closes the tab and says so when it fails', async () => {
    const tab = newTab();
    api.use(refusal('CreatePortalSession', { code: 'UNAVAILABLE', message: 'Stripe antwortet gerade nicht.' }));
    await renderApp('/dashboard', ana);
    fireEvent.click(manage() ?? document.body);
    await waitFor(() => {
      expect(lastToast()).toMatchObject({ kind: 'error', title: 'Fehler beim Öffnen des Kundenportals', text: 'Stripe antwortet gerade nicht.' });
    });
    expect(tab.close).toHaveBeenCalled();
    expect(tab.location.assign).not.toHaveBeenCalled();
  });
});
