import { type Request, type Response, Router } from 'express';
import type { Billing, CheckoutView, Payment } from '../billing.js';
import { checkCard, testCard } from './card.js';
import { bankPage, type CheckoutAttempt, checkoutPage } from './checkout.js';
import { sendPage } from './layout.js';
import { Attempts, cardOf, formField, queryField } from './request.js';
import { statePage } from './state.js';
import { languageOf } from './texts.js';

/** The checkout: every form answers with a redirect, so that a reload repeats nothing. */
export function checkoutRoutes(billing: Billing, clock: { now(): Date }): Router {
  const attempts = new Attempts<CheckoutAttempt>();

  /** The checkout of the address, if it can still be paid; if not, the answer says why. */
  async function openCheckout(request: Request<{ id: string }>, response: Response): Promise<CheckoutView | undefined> {
    const view = await billing.checkout(request.params.id);
    const language = languageOf(request, view?.locale);
    if (view?.status === 'open') return view;
    if (!view) sendPage(response, statePage(language, 'missing'), 404);
    // The page that a second click or Back leads to: what is paid is paid, and the shop is next.
    else if (request.method === 'POST') response.redirect(303, view.status === 'complete' ? view.successUrl : pathOf(request));
    else if (view.status === 'complete') sendPage(response, statePage(language, 'complete', view.successUrl));
    else sendPage(response, statePage(language, 'expired', view.cancelUrl), 410);
    return undefined;
  }

  function goOn(request: Request<{ id: string }>, response: Response, payment: Payment, attempt: CheckoutAttempt): void {
    if (payment.kind === 'paid') return response.redirect(303, payment.url);
    if (payment.kind === 'confirmation') return response.redirect(303, `${pathOf(request)}/confirm`);
    attempts.put(request.params.id, { ...attempt, declined: payment.code });
    response.redirect(303, pathOf(request));
  }

  return Router()
    .get('/checkout/:id', async (request, response) => {
      const view = await openCheckout(request, response);
      if (!view) return;
      if (view.needsConfirmation) return response.redirect(303, `${pathOf(request)}/confirm`);
      const now = clock.now();
      const attempt = attempts.take(view.id) ?? { card: testCard(queryField(request, 'card'), now) ?? {} };
      sendPage(response, checkoutPage({ view, language: languageOf(request, view.locale), attempt, path: pathOf(request), now }));
    })
    .post('/checkout/:id/promotion-code', async (request, response) => {
      const view = await openCheckout(request, response);
      if (!view) return;
      const code = formField(request, 'code').trim();
      // An empty field cannot be a wrong code while one is applied: that is how one is taken out.
      const isAccepted = await billing.setPromotionCode(view.id, code === '' ? null : code);
      if (!isAccepted) attempts.put(view.id, { card: {}, promotion: code });
      response.redirect(303, pathOf(request));
    })
    .post('/checkout/:id/pay', async (request, response) => {
      const view = await openCheckout(request, response);
      if (!view) return;
      const card = view.total === 0 ? null : cardOf(request);
      const errors = card ? checkCard(card, clock.now()) : {};
      const typed = { ...card, cvc: '' };
      if (Object.keys(errors).length > 0) {
        attempts.put(view.id, { card: typed, errors });
        return response.redirect(303, pathOf(request));
      }
      // Two clicks reach the checkout one after the other, and the second finds it paid.
      goOn(request, response, await billing.pay(view.id, card), { card: typed });
    })
    .get('/checkout/:id/confirm', async (request, response) => {
      const view = await openCheckout(request, response);
      if (!view) return;
      if (!view.needsConfirmation) return response.redirect(303, pathOf(request));
      sendPage(response, bankPage(view, languageOf(request, view.locale), pathOf(request)));
    })
    .post('/checkout/:id/confirm', async (request, response) => {
      const view = await openCheckout(request, response);
      if (!view) return;
      if (!view.needsConfirmation) return response.redirect(303, pathOf(request));
      const isApproved = formField(request, 'answer') === 'approve';
      goOn(request, response, await billing.confirm(view.id, isApproved), { card: {} });
    });
}

function pathOf({ baseUrl, params }: Request<{ id: string }>): string {
  return `${baseUrl}/checkout/${encodeURIComponent(params.id)}`;
}
