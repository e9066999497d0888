import type { DocumentNode, ExecutionResult } from 'graphql';
import { readFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse as parseCookie } from 'cookie';
import sirv from 'sirv';
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import type { Context } from './context.js';
import { AppError } from './errors.js';
import { type Execute, presentThrown } from './executor.js';
import { type Language, languageOfPath } from './language.js';
import { EXPLORER_POLICY, FILE_POLICY, pagePolicy } from './headers.js';
import type { Logger } from './logger.js';
import { operationOf } from './measures.js';
import { apologize, refuse } from './refusal.js';
import { ROOT } from './root.js';
import type { Site } from './site.js';
import { nameWork } from './work.js';
import { TRY_AGAIN, unavailableFor } from './unavailable.js';

/** What the built web part needs to render a page. */
export interface RenderRequest {
  url: string;
  cookies: Record<string, string>;
  acceptLanguage?: string;
  origin: string;
  site: Site;
  nonce: string;
  execute(document: DocumentNode, variables: Record<string, unknown>): Promise<ExecutionResult>;
  manifest: unknown;
  devHead?: string;
}

export interface RenderResult {
  status: number;
  location?: string;
  html: string;
  /** The source file of the page, for what is measured. */
  source?: string;
}

/** The web part: its files, and how a page of it is rendered. */
export interface Web {
  assets: RequestHandler;
  manifest: unknown;
  /** Loaded for each request, so that development can hand out the newest. */
  render(request: RenderRequest): Promise<RenderResult>;
  /** What development adds to the head of a page. */
  head?(url: string): Promise<string>;
}

/** The only file that is shown within a page. */
const EXPLORER_FRAME = '/explorer/index.html';

/** The web part as it was built, found beside the API. */
export async function builtWeb(directory: string): Promise<Web> {
  const client = `${directory}/client`;
  const [{ render }, manifest] = await Promise.all([
    import(pathToFileURL(`${directory}/server/entry-server.js`).href) as Promise<Pick<Web, 'render'>>,
    readFile(`${client}/.vite/manifest.json`, 'utf8'),
  ]);
  // Compressed when they were built; what is named by its content never changes.
  const assets = sirv(client, {
    brotli: true,
    gzip: true,
    dotfiles: false,
    setHeaders: (response, pathname) => {
      const isNamedByContent = pathname.startsWith('/assets/');
      response.setHeader('Cache-Control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      const isFrame = pathname === EXPLORER_FRAME;
      response.setHeader('Content-Security-Policy', isFrame ? EXPLORER_POLICY : FILE_POLICY);
      if (isFrame) response.setHeader('X-Frame-Options', 'SAMEORIGIN');
    },
  });
  return { assets, manifest: JSON.parse(manifest) as unknown, render };
}

export const BUILT_WEB = path.join(ROOT, 'web/dist');

interface PageOptions {
  web: Web;
  site: Site;
  execute: Execute;
  contextOf(request: Request, response: Response, language: Language): Promise<Context>;
  isProduction: boolean;
  log: Logger;
}

/** Whose page it is cannot even be looked up, or it cannot be rendered: nothing of the web part is needed to say so. */
const sorry = (log: Logger): ErrorRequestHandler => (error: Error & { status?: number }, request, response, next) => {
  // What is expected has an answer of its own; what Express refuses, knows its status.
  if (response.headersSent || error instanceof AppError || (error.status && error.status < 500)) return next(error);
  if (unavailableFor(error)) return refuse(request, response);
  const language = languageOfPath(request.path);
  presentThrown(error, language, log);
  apologize(response, language);
};

/** Every path that nothing else answers is a page. */
export function pageRoutes({ web, site, execute, contextOf, isProduction, log }: PageOptions): Router {
  const router = Router();
  // Vite writes scripts and styles into its pages, and shows what fails in a frame: development is without a policy.
  if (web.head) router.use((_, response, next) => (response.removeHeader('Content-Security-Policy'), response.removeHeader('X-Frame-Options'), next()));
  router.use(web.assets, async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('Allow', 'GET, HEAD').end();
      return;
    }
    const context = await contextOf(request, response, languageOfPath(request.path));
    const nonce = randomBytes(16).toString('base64');
    if (context.reads) Object.assign(context.reads, { nonce, isKeepable: !web.head });
    const { status, location, html, source } = await web.render({
      url: request.originalUrl,
      cookies: parseCookie(request.headers.cookie ?? '') as Record<string, string>,
      acceptLanguage: request.headers['accept-language'],
      origin: site.origin,
      site,
      nonce,
      execute: (document, variables) => execute(document, variables, context) as Promise<ExecutionResult>,
      manifest: web.manifest,
      devHead: await web.head?.(request.originalUrl),
    });
    nameWork(operationOf('page', source ? path.basename(source, '.tsx') : 'other'));
    if (status === 503) response.set('Retry-After', String(TRY_AGAIN));
    if (!web.head) response.set({ 'Content-Security-Policy': pagePolicy(nonce, isProduction), 'Cross-Origin-Resource-Policy': 'same-origin' });
    if (location) response.redirect(status, location);
    else response.status(status).set('Cache-Control', context.viewer ? 'private, no-store' : 'private, no-cache').type('html').send(html);
  });
  return router.use(sorry(log));
}
