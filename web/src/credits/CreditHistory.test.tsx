import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ana } from '../test/accounts';
import { api, operations } from '../test/api';
import { stubBrowser } from '../test/browser';
import { creditsApi, ledgerLine, ledgerPage, subscription } from '../test/credits';
import { renderApp } from '../test/renderApp';
import { lastToast } from '../test/toasts';

beforeEach(stubBrowser);
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the subscriptions', () => {
  it.each([
    [{ status: 'active' }, 'Aktiv', /^Verlängert sich am 14. März 2027 für 195\s€\.$/],
    [{ status: 'active', promoCode: 'SOMMER' }, 'Aktiv', 'Verlängert sich am 14. März 2027.'],
    [{ status: 'active', cancelAt: '2027-03-14T10:00:00Z' }, 'Gekündigt', 'Läuft bis 14. März 2027 und verlängert sich nicht.'],
    [{ status: 'past_due' }, 'Zahlung fehlgeschlagen', 'Die Zahlung wird erneut versucht. Bitte prüfen Sie Ihre Karte.'],
    [{ status: 'incomplete' }, 'Zahlung offen', 'Die erste Zahlung ist noch nicht abgeschlossen.'],
    [{ status: 'canceled', cancelAt: '2026-10-01T10:00:00Z' }, 'Beendet', 'Beendet am 1. Oktober 2026.'],
  ])('say of %o: %s', async (values, label, text) => {
    api.use(...creditsApi({ subscriptions: [subscription({ id: '1', ...values })] }));
    await renderApp('/credits', ana);
    const section = within(await screen.findByRole('region', { name: 'Abonnements' }));
    expect(await section.findByText(text)).toBeTruthy();
    expect(section.getByText(label)).toBeTruthy();
    const hasPortal = label.startsWith('Zahlung');
    expect(section.queryAllByRole('button', { name: /^Karte prüfen/ })).toHaveLength(hasPortal ? 1 : 0);
  });

  it('lead to their listing, or say that there is none, and name the promotion code', async () => {
    const subscriptions = [subscription({ id: '2', promoCode: 'SOMMER' }), subscription({ id: '1', hotel: null })];
    api.use(...creditsApi({ subscriptions }));
    await renderApp('/en/credits', ana);
    expect((await screen.findByRole('link', { name: 'Vila Lavanda' })).getAttribute('href')).toBe('/en/hotels/vila-lavanda');
    expect(screen.getByText('Not assigned to a listing yet')).toBeTruthy();
    expect(screen.getByText('Promotion code SOMMER')).toBeTruthy();
  });
});

describe('the ledger', () => {
  it('shows what moved the credits, with its sign and the balance', async () => {
    const nodes = [
      ledgerLine({ id: '2', type: 'LISTING', amount: -1, balance: 0, description: 'Vila Lavanda', hasInvoice: false }),
      ledgerLine({ id: '1', description: 'OBALA-0001' }),
    ];
    api.use(...creditsApi({ creditTransactions: ledgerPage(nodes) }));
    await renderApp('/credits', ana);
    const rows = (await screen.findAllByRole('row')).slice(1).map((row) => within(row));
    const cells = rows.map((row) => row.getAllByRole('cell').map(({ textContent }) => textContent));
    expect(cells[0]).toEqual(['14. März 2026', 'Eintrag veröffentlichtVila Lavanda', '−1', 'Guthaben danach 0', '']);
    expect(cells[1]?.slice(0, 4)).toEqual(['14. März 2026', 'Credit gekauftOBALA-0001', '+1', 'Guthaben danach 1']);
    expect(rows[1]?.getByRole('button', { name: /^Rechnung\s*vom 14. März 2026/ })).toBeTruthy();
  });

  it('opens an invoice in a tab of its own, and says when there is none', async () => {
    const tab = { opener: {}, location: { assign: vi.fn() }, close: vi.fn() };
    vi.stubGlobal('open', () => tab);
    let asked: unknown;
    api.use(
      ...creditsApi({ creditTransactions: ledgerPage([ledgerLine({ id: '8' })]) }),
      operations.mutation('CreateInvoiceLink', ({ variables }) => {
        asked = variables;
        return HttpResponse.json({ data: { createInvoiceLink: 'https://stripe.test/invoice' } });
      }),
    );
    await renderApp('/credits', ana);
    const button = await screen.findByRole('button', { name: /^Rechnung/ });
    fireEvent.click(button);
    await waitFor(() => {
      expect(tab.location.assign).toHaveBeenCalledWith('https://stripe.test/invoice');
    });
    expect(asked).toEqual({ transactionId: '8' });

    api.use(operations.mutation('CreateInvoiceLink', () => HttpResponse.error()));
    fireEvent.click(button);
    await waitFor(() => {
      expect(lastToast()).toMatchObject({ kind: 'error', title: 'Die Rechnung konnte nicht geöffnet werden' });
    });
    expect(tab.close).toHaveBeenCalledOnce();
  });

  it('goes on page by page to its end', async () => {
    const lines = Array.from({ length: 45 }, (_, index) => ledgerLine({ id: String(45 - index) }));
    const pageAfter = (before: number) => ledgerPage(lines.slice(45 - before + 1, 45 - before + 21), before > 21 ? String(before - 20) : null);
    const asked: unknown[] = [];
    api.use(
      ...creditsApi({ creditTransactions: ledgerPage(lines.slice(0, 20), '26') }),
      operations.query('MoreCreditTransactions', ({ variables }) => {
        asked.push(variables.after);
        return HttpResponse.json({ data: { viewer: { __typename: 'User', id: ana.id, creditTransactions: pageAfter(Number(variables.after)) } } });
      }),
    );
    await renderApp('/credits', ana);
    const more = await screen.findByRole('button', { name: 'Mehr anzeigen' });
    expect(screen.getAllByRole('row')).toHaveLength(21);
    more.focus();
    fireEvent.click(more);
    fireEvent.click(more);
    expect(await screen.findByText('40 Kontobewegungen werden gezeigt.')).toBeTruthy();
    expect(asked).toEqual(['26']);
    fireEvent.click(screen.getByRole('button', { name: 'Mehr anzeigen' }));
    const shown = await screen.findByText('45 Kontobewegungen werden gezeigt.');
    expect(asked).toEqual(['26', '6']);
    expect(screen.getAllByRole('row')).toHaveLength(46);
    expect(new Set(screen.getAllByText(/^Rechnung \d+$/).map(({ textContent }) => textContent)).size).toBe(45);
    expect(screen.queryByRole('button', { name: 'Mehr anzeigen' })).toBeNull();
    // The button has gone, and the focus not with it.
    await waitFor(() => {
      expect(document.activeElement).toBe(shown);
    });
  });

  it('keeps what is shown when the next page does not come', async () => {
    api.use(
      ...creditsApi({ creditTransactions: ledgerPage([ledgerLine({ id: '9' })], '9') }),
      operations.query('MoreCreditTransactions', () => HttpResponse.error()),
    );
    await renderApp('/credits', ana);
    fireEvent.click(await screen.findByRole('button', { name: 'Mehr anzeigen' }));
    expect(await screen.findByText('Weitere Kontobewegungen konnten nicht geladen werden.')).toBeTruthy();
    expect(screen.getByText('Rechnung 9')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Mehr anzeigen' })).toBeTruthy();
  });

  it('leads to the plan while it is empty', async () => {
    api.use(...creditsApi());
    await renderApp('/credits', ana);
    expect(await screen.findByRole('heading', { name: 'Noch keine Kontobewegungen' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Credit auswählen' }));
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('radio'));
    });
  });

  it('can be asked for again when it did not come; buying goes on meanwhile', async () => {
    api.use(operations.query('Credits', () => HttpResponse.error(), { once: true }), ...creditsApi());
    await renderApp('/credits', ana);
    fireEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    expect(screen.getByRole('radio')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Noch keine Kontobewegungen' })).toBeTruthy();
  });
});
