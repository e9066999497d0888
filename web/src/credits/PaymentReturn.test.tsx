import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ana, refusal } from '../test/accounts';
import { api, endAt, operations } from '../test/api';
import { stubBrowser } from '../test/browser';
import { creditOffer } from '../test/fixtures';
import { renderApp } from '../test/renderApp';
import { lastToast } from '../test/toasts';

const account = (credits: number, hasActiveSubscription = true) => ({
  __typename: 'User',
  id: ana.id,
  credits,
  hasActiveSubscription,
  subscriptions: [],
  creditTransactions: { __typename: 'CreditTransactionConnection', nodes: [], pageInfo: endAt(null) },
});
/** Before the payment: one credit, and nothing that renews itself. */
const buyer = { ...ana, credits: 1, hasActiveSubscription: false };

/** Every question about credits, in the order in which it was asked. */
let asked: string[] = [];
interface Answers {
  sync?: { success: boolean; creditsAdded: number; credits: number };
  forced?: number;
  /** The balance that the credit view brings. */
  credits?: number;
}

function answer({ sync, forced, credits = 2 }: Answers) {
  api.use(
    operations.query('CreditOffer', () => HttpResponse.json({ data: { creditOffer } })),
    operations.query('Credits', () => {
      asked.push('Credits');
      return HttpResponse.json({ data: { viewer: account(credits) } });
    }),
    operations.mutation('SyncCheckout', ({ variables }) => {
      asked.push(`SyncCheckout ${String(variables.sessionId)}`);
      if (!sync) return HttpResponse.json({ data: null, errors: [{ message: 'Stripe antwortet nicht.', extensions: { code: 'UNAVAILABLE' } }] });
      const { success, creditsAdded } = sync;
      return HttpResponse.json({ data: { syncCheckout: { __typename: 'CheckoutSync', success, creditsAdded, viewer: account(sync.credits, success) } } });
    }),
    operations.mutation('ForceSyncCredits', () => {
      asked.push('ForceSyncCredits');
      if (forced === undefined) return HttpResponse.json({ data: null, errors: [{ message: 'Nein', extensions: { code: 'UNAVAILABLE' } }] });
      return HttpResponse.json({ data: { forceSyncCredits: account(forced) } });
    }),
  );
}

const count = (question: string) => asked.filter((name) => name === question).length;
const dialog = () => screen.findByRole('dialog', { name: 'Zahlung erfolgreich!' });
const card = () => within(screen.getByRole('region', { name: 'Verfügbare Credits' }));
const toastIs = (kind: string, title: string, text?: string) =>
  waitFor(() => {
    expect(lastToast()).toMatchObject({ kind, title, ...(text && { text }) });
  });

// The first dialog's code is not what a test waits for.
beforeAll(() => import('../ui/AntdDialog'));
beforeEach(() => {
  stubBrowser();
  asked = [];
});

const unconfirmed = 'Ihre Zahlung ist noch nicht bestätigt. Die Credits werden im Hintergrund synchronisiert.';
const failed = 'Credits konnten nicht synchronisiert werden. Eine bezahlte Bestellung schreiben wir automatisch gut.';

describe.each([
  ['/credits?success=true&session_id=cs_test_1'],
  ['/dashboard?payment_success=true&session_id=cs_test_1'],
])('the return to %s', (address) => {
  it('looks after the payment once, says that it has arrived and leaves the bare address behind', async () => {
    answer({ sync: { success: true, creditsAdded: 1, credits: 2 } });
    const { here } = await renderApp(address, buyer);
    const shown = within(await dialog());
    expect(shown.getByText('Jahresabonnement aktiv, 1 Credit hinzugefügt')).toBeTruthy();
    expect(shown.getByText(/Sie haben jetzt 2 Credits\./)).toBeTruthy();
    expect(shown.getByRole('link', { name: 'Hotel hinzufügen' }).getAttribute('href')).toBe('/add-hotel');
    await toastIs('success', 'Credits erfolgreich hinzugefügt!', '1 Credit wurde Ihrem Account gutgeschrieben.');
    await waitFor(() => {
      expect(here()).toBe('/dashboard');
    });
    expect(count('SyncCheckout cs_test_1')).toBe(1);
    expect(count('ForceSyncCredits')).toBe(0);

    fireEvent.click(shown.getByRole('button', { name: 'Dashboard anzeigen' }));
    expect(card().getByText('2')).toBeTruthy();
    expect(card().getByText('Ihr Abonnement ist aktiv.')).toBeTruthy();
  });

  it('says so too when the credit was there before', async () => {
    answer({ sync: { success: true, creditsAdded: 0, credits: 2 } });
    await renderApp(address, { ...buyer, credits: 2 });
    expect(within(await dialog()).getByText('Jahresabonnement aktiv, 1 Credit hinzugefügt')).toBeTruthy();
    await toastIs('success', 'Credits bereits hinzugefügt');
  });

  it('asks for the credit view once more, a moment later', async () => {
    answer({ sync: { success: true, creditsAdded: 1, credits: 2 } });
    let paidAt = Infinity;
    api.use(
      operations.mutation('SyncCheckout', () => {
        paidAt = performance.now();
        return HttpResponse.json({ data: { syncCheckout: { __typename: 'CheckoutSync', success: true, creditsAdded: 1, viewer: account(2) } } });
      }),
      // Only who asks later hears of what Stripe has done since.
      operations.query('Credits', () => HttpResponse.json({ data: { viewer: account(performance.now() - paidAt > 1400 ? 5 : 2) } })),
    );
    await renderApp(address, buyer);
    await dialog();
    expect(await screen.findByText(/Sie haben jetzt 5 Credits\./)).toBeTruthy();
  });

  it('compares all payments when the answer fails, and finds the credit', async () => {
    answer({ forced: 2 });
    const { here } = await renderApp(address, buyer);
    await dialog();
    await toastIs('success', 'Credits erfolgreich hinzugefügt!', '1 Credit wurde Ihrem Account gutgeschrieben.');
    await waitFor(() => {
      expect(here()).toBe('/dashboard');
    });
  });

  it.each<[string, Answers, string, string, string]>([
    ['the comparison finds nothing new', { forced: 1 }, 'success', 'Credits synchronisiert', 'Ihr Guthaben ist auf dem neuesten Stand.'],
    ['the comparison fails too', {}, 'error', 'Synchronisation fehlgeschlagen', failed],
    ['the payment is not confirmed', { sync: { success: false, creditsAdded: 0, credits: 1 }, forced: 1 }, 'error', 'Sync-Problem', unconfirmed],
    ['it is not confirmed and the comparison fails', { sync: { success: false, creditsAdded: 0, credits: 1 } }, 'error', 'Sync-Problem', unconfirmed],
  ])('claims nothing when %s', async (_case, answers, kind, title, text) => {
    answer({ ...answers, credits: 1 });
    const { here } = await renderApp(address, buyer);
    await toastIs(kind, title, text);
    await waitFor(() => {
      expect(here()).toBe(address.split('?')[0]);
    });
    expect(count('ForceSyncCredits')).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for the credits and says so when the network is gone', async () => {
    answer({ credits: 4 });
    api.use(operations.mutation('SyncCheckout', () => HttpResponse.error()));
    const { here } = await renderApp(address, buyer);
    await toastIs('error', 'Netzwerk-Fehler', 'Ihre Credits werden automatisch synchronisiert.');
    await waitFor(() => {
      expect(here()).toBe(address.split('?')[0]);
    });
    expect(screen.getByRole('region', { name: 'Verfügbare Credits' }).textContent).toContain('4');
    expect(count('ForceSyncCredits')).toBe(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['FORBIDDEN', 'NOT_FOUND'])('says in the words of the API that the payment is somebody else’s or none: %s', async (code) => {
    answer({ credits: 1 });
    api.use(refusal('SyncCheckout', { code, message: 'Diese Zahlung gehört zu einem anderen Konto.' }));
    await renderApp(address, buyer);
    await toastIs('error', 'Synchronisation fehlgeschlagen', 'Diese Zahlung gehört zu einem anderen Konto.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(count('ForceSyncCredits')).toBe(0);
  });
});

describe('an address that was typed by hand', () => {
  it.each(['/dashboard?payment_success=true', '/credits?success=true', '/dashboard?payment_success=true&session_id='])('%s claims nothing and compares quietly', async (address) => {
    answer({ forced: 1, credits: 1 });
    const { here } = await renderApp(address, buyer);
    await waitFor(() => {
      expect(here()).toBe(address.split('?')[0]);
    });
    expect(count('ForceSyncCredits')).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(lastToast()).toBeNull();
  });
});

describe('whoever comes back without a session', () => {
  const address = '/credits?success=true&session_id=cs_test_1';

  it('signs in and comes back to the payment', async () => {
    answer({ sync: { success: true, creditsAdded: 1, credits: 2 } });
    api.use(operations.mutation('Login', () => HttpResponse.json({ data: { login: { ...buyer, __typename: 'User' } } })));
    const { here } = await renderApp(address);
    await waitFor(() => {
      expect(here()).toBe(`/login?next=${encodeURIComponent(address)}`);
    });
    fireEvent.change(await screen.findByLabelText('E-Mail-Adresse'), { target: { value: buyer.email } });
    fireEvent.change(screen.getByLabelText('Passwort'), { target: { value: 'ein-passwort' } });
    fireEvent.submit(screen.getByLabelText('Passwort').closest('form') ?? document.body);
    await dialog();
    expect(count('SyncCheckout cs_test_1')).toBe(1);
  });

  it('keeps the address when the session ends at the return itself', async () => {
    api.use(
      operations.query('CreditOffer', () => HttpResponse.json({ data: { creditOffer } })),
      operations.query('Credits', () => HttpResponse.json({ data: { viewer: null } })),
      operations.mutation('SyncCheckout', () =>
        HttpResponse.json({ data: null, errors: [{ message: 'Bitte melden Sie sich an.', extensions: { code: 'UNAUTHENTICATED', key: 'unauthenticated' } }] }),
      ),
    );
    const { here } = await renderApp(address, buyer);
    await waitFor(() => {
      expect(here()).toBe(`/login?next=${encodeURIComponent(address)}`);
    });
    expect(lastToast()).toBeNull();
  });
});

it('leads to the dashboard in the language of the page', async () => {
  answer({ sync: { success: true, creditsAdded: 1, credits: 2 } });
  const { here, router } = await renderApp('/hr/credits?success=true&session_id=cs_test_1', buyer);
  await screen.findByRole('dialog', { name: 'Plaćanje je uspjelo!' });
  await waitFor(() => {
    expect(here()).toBe('/hr/dashboard');
  });
  expect(router.state.location.state).toBeNull();
});
