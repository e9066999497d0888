import { type Request, type Response, Router } from 'express';
import type { Billing, SubscriptionView } from '../billing.js';
import { checkCard, testCard } from './card.js';
import type { Attempt } from './card-form.js';
import { sendPage } from './layout.js';
import { cancelPage, cardPage, type Portal, portalPage } from './portal.js';
import { Attempts, cardOf, formField, queryField } from './request.js';
import { statePage } from './state.js';
import { languageOf } from './texts.js';

/** The billing portal: every form answers with a redirect, so that a reload repeats nothing. */
export function portalRoutes(billing: Billing, clock: { now(): Date }): Router {
  const attempts = new Attempts<Attempt>();

  /** The portal of the address; an unknown one is answered here. */
  async function openPortal(request: Request<{ id: string }>, response: Response): Promise<Portal | undefined> {
    const view = await billing.portal(request.params.id);
    const language = languageOf(request, view?.locale);
    const { baseUrl: base } = request;
    if (view) return { view, language, base, path: `${base}/portal/${encodeURIComponent(view.id)}` };
    sendPage(response, statePage(language, 'missing'), 404);
    return undefined;
  }

  /** Cancels or resumes one of the customer's own subscriptions. */
  async function change(request: Request<{ id: string }>, response: Response, done: string, action: (portalId: string, id: string) => Promise<void>): Promise<void> {
    const portal = await openPortal(request, response);
    if (!portal) return;
    const found = subscriptionOf(portal, formField(request, 'subscription'));
    if (found) await action(portal.view.id, found.id);
    response.redirect(303, found ? `${portal.path}?done=${done}` : portal.path);
  }

  return Router()
    .get('/portal/:id', async (request, response) => {
      const portal = await openPortal(request, response);
      if (portal) sendPage(response, portalPage(portal, queryField(request, 'done')));
    })
    .get('/portal/:id/cancel', async (request, response) => {
      const portal = await openPortal(request, response);
      if (!portal) return;
      const found = subscriptionOf(portal, queryField(request, 'subscription'));
      if (!found || found.cancelAt) return response.redirect(303, portal.path);
      sendPage(response, cancelPage(portal, found));
    })
    .post('/portal/:id/cancel', (request, response) => change(request, response, 'cancelled', (portalId, id) => billing.cancelAtPeriodEnd(portalId, id)))
    .post('/portal/:id/resume', (request, response) => change(request, response, 'resumed', (portalId, id) => billing.resume(portalId, id)))
    .get('/portal/:id/card', async (request, response) => {
      const portal = await openPortal(request, response);
      if (!portal) return;
      const now = clock.now();
      const attempt = attempts.take(portal.view.id) ?? { card: testCard(queryField(request, 'card'), now) ?? {} };
      sendPage(response, cardPage(portal, attempt, now));
    })
    .post('/portal/:id/card', async (request, response) => {
      const portal = await openPortal(request, response);
      if (!portal) return;
      const card = cardOf(request);
      const errors = checkCard(card, clock.now());
      const typed = { ...card, cvc: '' };
      const isComplete = Object.keys(errors).length === 0;
      const payment = isComplete ? await billing.setCard(portal.view.id, card) : undefined;
      if (payment?.kind === 'paid') return response.redirect(303, `${portal.path}?done=card`);
      // Nobody is there to confirm what falls due later: a bank that insists on it has said no.
      const declined = payment?.kind === 'declined' ? payment.code : 'authentication_required';
      attempts.put(portal.view.id, payment ? { card: typed, declined } : { card: typed, errors });
      response.redirect(303, `${portal.path}/card`);
    });
}

function subscriptionOf({ view }: Portal, id?: string): SubscriptionView | undefined {
  return view.subscriptions.find((subscription) => subscription.id === id);
}
