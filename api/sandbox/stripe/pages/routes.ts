import { createRequire } from 'node:module';
import path from 'node:path';
import express, { type Request, Router } from 'express';
import type { Billing } from '../billing.js';
import { checkoutRoutes } from './checkout.routes.js';
import { type CLOCK_ERRORS, clockPage, later, STEPS } from './clock.js';
import { invoicePage } from './invoice.js';
import { sendPage } from './layout.js';
import { portalRoutes } from './portal.routes.js';
import { formField, queryField } from './request.js';
import { SCRIPT } from './script.js';
import { statePage } from './state.js';
import { STYLE } from './style.js';
import { languageOf } from './texts.js';

/** The time that everything falls due by. */
export interface Clock {
  now(): Date;
  advance(to: Date): Promise<void>;
}

const FONTS = path.dirname(createRequire(import.meta.url).resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'));
const YEARS_AHEAD = 10;

/** Every page that a browser sees of the sandbox: checkout, portal, invoices, and the developer's own. */
export function stripePages(billing: Billing, clock: Clock): Router {
  return Router()
    .get('/pages.css', (_, response) => void response.type('css').send(STYLE))
    .get('/pages.js', (_, response) => void response.type('js').send(SCRIPT))
    .use('/fonts', express.static(FONTS, { index: false, immutable: true, maxAge: '1y' }))
    .use(express.urlencoded({ extended: false, limit: '10kb' }))
    .use(checkoutRoutes(billing, clock))
    .use(portalRoutes(billing, clock))
    .get('/invoice/:key', async (request, response) => {
      // An invoice has no language of its own: a portal hands on its own, and a mail's link leaves it to the browser.
      const language = languageOf(request, queryField(request, 'locale'));
      const view = await billing.invoice(request.params.key);
      if (view) sendPage(response, invoicePage(view, language));
      else sendPage(response, statePage(language, 'missing'), 404);
    })
    .get('/invoice/:key/pdf', ({ baseUrl, params }, response) => response.redirect(303, `${baseUrl}/invoice/${encodeURIComponent(params.key)}`))
    .get('/', async (request, response) => {
      const error = queryField(request, 'error');
      const view = await billing.overview();
      sendPage(response, clockPage(view, request.baseUrl, error === 'past' || error === 'far' ? error : undefined));
    })
    .post('/clock', async (request, response) => {
      const error = await move(clock, request);
      response.redirect(303, `${request.baseUrl}/${error ? `?error=${error}` : ''}`);
    });
}

async function move(clock: Clock, request: Request): Promise<keyof typeof CLOCK_ERRORS | undefined> {
  const now = clock.now();
  const to = target(now, formField(request, 'step'), formField(request, 'date'));
  if (!to || to <= now) return 'past';
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + YEARS_AHEAD);
  if (to > latest) return 'far';
  await clock.advance(to);
  return undefined;
}

/** Where the clock is to go: a step from now, or a day at the present time of day. */
function target(now: Date, step: string, date: string): Date | undefined {
  if (step in STEPS) return later(now, step as keyof typeof STEPS);
  const day = new Date(`${date}T${now.toISOString().slice(11)}`);
  return Number.isNaN(day.getTime()) ? undefined : day;
}
