import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ana, refusal } from '../test/accounts';
import { api, operations } from '../test/api';
import { stubBrowser } from '../test/browser';
import { creditsApi, creditsOf, subscription } from '../test/credits';
import { renderApp } from '../test/renderApp';
import { lastToast } from '../test/toasts';

const assign = vi.fn();
const checkoutButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Zur Stripe Checkout - 195€' });
const choosePlan = async () => { fireEvent.click(await screen.findByRole('radio', { name: 'Hotel-Listing Credit' })); };

beforeEach(() => {
  stubBrowser();
  vi.stubGlobal('location', { ...window.location, assign });
});
afterEach(() => {
  assign.mockReset();
  vi.unstubAllGlobals();
});

describe('the balance', () => {
  it('shows the credits, the badge and the plan', async () => {
    api.use(...creditsApi());
    await renderApp('/credits', ana);
    const card = within(await screen.findByRole('region', { name: 'Verfügbare Credits' }));
    expect(card.getByText('2')).toBeTruthy();
    expect(card.getByText('Abonniert')).toBeTruthy();
    expect(card.getByText('Genug für 2 weitere Einträge.')).toBeTruthy();
    const plan = within(screen.getByRole('region', { name: 'Credit kaufen' }));
    expect(plan.getByText('Hotel-Listing Credit')).toBeTruthy();
    expect(plan.getByText('Beliebt')).toBeTruthy();
    expect(plan.getByText('1 Credit pro Jahr, automatische Verlängerung')).toBeTruthy();
    expect(await plan.findByText(/^195\s€/)).toBeTruthy();
    expect(plan.getAllByRole('listitem')).toHaveLength(4);
  });

  it('has neither badge nor portal without a subscription', async () => {
    const poor = { ...ana, credits: 0, hasActiveSubscription: false };
    api.use(...creditsApi(poor));
    await renderApp('/credits', poor);
    const card = within(await screen.findByRole('region', { name: 'Verfügbare Credits' }));
    expect(card.getByText('Für einen neuen Eintrag brauchen Sie einen Credit.')).toBeTruthy();
    expect(card.queryByText('Abonniert')).toBeNull();
    expect(screen.queryByRole('button', { name: /Abo verwalten/ })).toBeNull();
  });

  it('is refreshed, with everything that shows it and without another question', async () => {
    const none = { credits: 0, hasActiveSubscription: false };
    api.use(...creditsApi(none));
    await renderApp('/credits', { ...ana, ...none });
    await screen.findByText('Noch kein Abonnement.', { exact: false });
    api.resetHandlers();
    const now = { credits: 3, subscriptions: [subscription({ id: '1' })] };
    api.use(operations.mutation('ForceSyncCredits', () => HttpResponse.json({ data: { forceSyncCredits: creditsOf(now) } })));
    fireEvent.click(screen.getByRole('button', { name: 'Credits aktualisieren' }));
    expect(await screen.findByText('Genug für 3 weitere Einträge.')).toBeTruthy();
    expect(screen.getByText('Abonniert')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Vila Lavanda' })).toBeTruthy();
    expect(lastToast()).toMatchObject({ kind: 'success', title: 'Credits synchronisiert' });
  });

  it('says when it cannot be refreshed', async () => {
    api.use(...creditsApi(), operations.mutation('ForceSyncCredits', () => HttpResponse.error()));
    await renderApp('/credits', ana);
    fireEvent.click(await screen.findByRole('button', { name: 'Credits aktualisieren' }));
    await waitFor(() => {
      expect(lastToast()).toMatchObject({ kind: 'error', title: 'Sync-Fehler', text: 'Fehler beim Synchronisieren der Credits' });
    });
  });
});

describe('buying', () => {
  it('begins with the choice of the plan and leads to Stripe, once for two presses', async () => {
    const sent: unknown[] = [];
    api.use(
      ...creditsApi(),
      operations.mutation('CreateCheckoutSession', ({ variables }) => {
        sent.push(variables);
        return HttpResponse.json({ data: { createCheckoutSession: { __typename: 'CheckoutSession', checkoutUrl: 'https://stripe.test/pay' } } });
      }),
    );
    await renderApp('/credits', ana);
    await screen.findByRole('radio');
    expect(screen.queryByRole('button', { name: /Stripe Checkout/ })).toBeNull();
    await choosePlan();
    expect(screen.getByText(/Aktionscodes/)).toBeTruthy();
    const button = await checkoutButton();
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => {
      expect(assign).toHaveBeenCalledWith('https://stripe.test/pay');
    });
    expect(sent).toEqual([{ input: { priceId: 'price_test' } }]);
    // On its way until the browser has left.
    expect(button.disabled).toBe(true);
    expect(button.textContent).toBe('Weiter zu Stripe …');

    // Back from Stripe, as the browser has kept the page.
    const event = new Event('pageshow');
    Object.assign(event, { persisted: true });
    act(() => { window.dispatchEvent(event); });
    expect((await checkoutButton()).disabled).toBe(false);
  });

  it('says why it cannot be done, and can be tried again', async () => {
    api.use(...creditsApi(), refusal('CreateCheckoutSession', { code: 'RATE_LIMITED', message: 'Zu viele Versuche.' }));
    await renderApp('/credits', ana);
    await choosePlan();
    fireEvent.click(await checkoutButton());
    await waitFor(() => {
      expect(lastToast()).toMatchObject({ kind: 'error', title: 'Fehler', text: 'Zu viele Versuche.' });
    });
    api.use(operations.mutation('CreateCheckoutSession', () => HttpResponse.error()));
    fireEvent.click(await checkoutButton());
    await waitFor(() => {
      expect(lastToast()?.text).toBe('Fehler beim Erstellen der Checkout Session');
    });
    expect(assign).not.toHaveBeenCalled();
  });

  it('asks for the price again when it was not there', async () => {
    api.use(operations.query('CreditOffer', () => HttpResponse.error(), { once: true }), ...creditsApi());
    let priceId: unknown;
    api.use(
      operations.mutation('CreateCheckoutSession', ({ variables }) => {
        priceId = (variables as { input: { priceId: string } }).input.priceId;
        return HttpResponse.json({ data: { createCheckoutSession: { __typename: 'CheckoutSession', checkoutUrl: 'https://stripe.test/pay' } } });
      }),
    );
    await renderApp('/credits', ana);
    await choosePlan();
    fireEvent.click(await screen.findByRole('button', { name: 'Zur Stripe Checkout - 189€' }));
    await waitFor(() => {
      expect(assign).toHaveBeenCalledOnce();
    });
    expect(priceId).toBe('price_test');
  });

  it('says that nothing was charged to whoever comes back without having paid', async () => {
    api.use(...creditsApi());
    await renderApp('/credits?canceled=true', ana);
    expect(await screen.findByText('Der Kauf wurde abgebrochen. Es wurde nichts berechnet.')).toBeTruthy();
  });

  it.each([
    ['/en/credits', 'Hotel listing credit', 'To Stripe Checkout - €195'],
    ['/hr/credits', 'Kredit za oglas hotela', /^Na Stripe Checkout - 195\s€$/],
  ])('is offered at %s', async (address, plan, button) => {
    api.use(...creditsApi());
    await renderApp(address, ana);
    fireEvent.click(await screen.findByRole('radio', { name: plan }));
    expect(await screen.findByRole('button', { name: button })).toBeTruthy();
  });
});

describe('the portal', () => {
  const portal = operations.mutation('CreatePortalSession', () =>
    HttpResponse.json({ data: { createPortalSession: { __typename: 'PortalSession', url: 'https://stripe.test/portal' } } }),
  );
  const press = async () => { fireEvent.click(await screen.findByRole('button', { name: /^Abo verwalten/ })); };
  const comeBack = () => { act(() => { document.dispatchEvent(new Event('visibilitychange')); }); };

  function stubTab() {
    const tab = { opener: window as unknown, location: { assign: vi.fn() }, close: vi.fn() };
    const open = vi.fn(() => tab);
    vi.stubGlobal('open', open);
    return { tab, open };
  }

  it('opens in a tab of its own, and what was changed there is seen afterwards', async () => {
    const { tab, open } = stubTab();
    api.use(...creditsApi({ subscriptions: [subscription({ id: '1' })] }), portal);
    await renderApp('/credits', ana);
    expect(await screen.findByText(/Verlängert sich am 14. März 2027/)).toBeTruthy();
    // Coming back from elsewhere asks nothing: the answer would be the cancelled one.
    const cancelled = subscription({ id: '1', cancelAt: '2027-03-14T10:00:00Z' });
    api.use(...creditsApi({ subscriptions: [cancelled] }));
    comeBack();
    await press();
    // Before the answer, while it still is the press that opens it.
    expect(open).toHaveBeenCalledWith('', '_blank');
    expect(tab.opener).toBeNull();
    await waitFor(() => {
      expect(tab.location.assign).toHaveBeenCalledWith('https://stripe.test/portal');
    });
    expect(screen.queryByText('Gekündigt')).toBeNull();
    comeBack();
    expect(await screen.findByText('Gekündigt')).toBeTruthy();
    expect(screen.getByText('Läuft bis 14. März 2027 und verlängert sich nicht.')).toBeTruthy();
  });

  it('takes this tab where the browser refuses another one', async () => {
    vi.stubGlobal('open', () => null);
    api.use(...creditsApi(), portal);
    await renderApp('/credits', ana);
    await press();
    await waitFor(() => {
      expect(assign).toHaveBeenCalledWith('https://stripe.test/portal');
    });
  });

  it('says when it cannot be opened, and leaves no empty tab behind', async () => {
    const { tab } = stubTab();
    api.use(...creditsApi(), refusal('CreatePortalSession', { code: 'UNAVAILABLE', message: 'Fehler beim Öffnen des Kundenportals' }));
    await renderApp('/credits', ana);
    await press();
    await waitFor(() => {
      expect(lastToast()).toMatchObject({ kind: 'error', title: 'Fehler beim Öffnen des Kundenportals', text: undefined });
    });
    expect(tab.close).toHaveBeenCalledOnce();
  });
});
