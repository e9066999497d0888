import express, { Router } from 'express';
import Stripe from 'stripe';
import type { SystemContext } from '../context.js';
import { AppError } from '../errors.js';
import { handleEvent } from './webhook.service.js';

/** Where Stripe reports to. Nothing in it is believed before its signature, over the bytes as they came, has been checked. */
export function webhookRoute(contextOf: () => SystemContext): Router {
  return Router().post('/api/stripe/webhook', express.raw({ type: () => true, limit: '1mb' }), async (request, response) => {
    const context = contextOf();
    const { stripe, webhookSecret } = context.payments;
    const event = verified(() =>
      stripe.webhooks.constructEvent(request.body as Buffer, request.headers['stripe-signature'] ?? '', webhookSecret),
    );
    // Only when everything stands in the database; anything else than 2xx, and Stripe tries again.
    await handleEvent(event, context).catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      context.log.warn({ err: error, event: event.id }, 'Stripe did not say what its event is about');
      throw new AppError('UNAVAILABLE', 'unavailable');
    });
    response.json({ received: true });
  });
}

function verified<Event>(construct: () => Event): Event {
  try {
    return construct();
  } catch {
    throw new AppError('INVALID', 'webhookSignature');
  }
}
