import type { DocumentNode } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import type { ExecutionResult } from 'graphql';
import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Manifest } from 'vite';
import { App, pageElementId } from './App';
import { createApolloClient } from './apollo';
import { documentHtml } from './document';
import { createI18n } from './i18n/i18n';
import { asLanguage, type Language, languageCookie, languageOfPath } from './i18n/language';
import { loadMessages, messagesSources } from './i18n/messages';
import type { Thing } from 'schema-dts';
import { createRoutes, type PageHandle } from './routes';
import type { Site } from './site';
import { serializeState } from './state';
import { StatusContext } from './ui/status';
import { structuredDataHtml, StructuredDataContext } from './ui/structuredData';

export interface RenderRequest {
  /** Path and query as requested. */
  url: string;
  cookies: Record<string, string>;
  acceptLanguage?: string;
  /** The site's public address without a trailing slash. */
  origin: string;
  site: Site;
  /** For inline script and style elements. */
  nonce: string;
  execute(document: DocumentNode, variables: Record<string, unknown>): Promise<ExecutionResult>;
  /** Vite's list of built files; null in development. */
  manifest: Manifest | null;
  /** More for the head in development: Vite's client and the refresh preamble. */
  devHead?: string;
}

export interface RenderResult {
  status: number;
  location?: string;
  html: string;
  /** The source file of the page, for what is measured. */
  source?: string;
}

const handler = createStaticHandler(createRoutes());

const instances = new Map<Language, Promise<i18n>>();

/** The same for all requests: nothing of it is somebody's, and its formats of numbers take long to make. */
function i18nOf(language: Language): Promise<i18n> {
  let instance = instances.get(language);
  if (!instance) instances.set(language, (instance = loadMessages(language).then((messages) => createI18n(language, messages))));
  return instance;
}

/** The whole page for a request: content, head, and the data with which the browser takes over. */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const { pathname, search } = new URL(request.url, request.origin);
  const remembered = asLanguage(request.cookies[languageCookie]);
  if (pathname === '/' && remembered && remembered !== 'de') {
    return { status: 302, location: `/${remembered}${search}`, html: '' };
  }

  const language = languageOfPath(pathname);
  const context = await handler.query(new Request(new URL(pathname + search, request.origin)));
  if (context instanceof Response) {
    return { status: context.status, location: context.headers.get('location') ?? undefined, html: '' };
  }

  let status = context.statusCode;
  const report = (code: number) => {
    status = code;
  };
  let things: Thing[] = [];
  const describe = (said: Thing[]) => {
    things = said;
  };
  const failures: number[] = [];
  const client = createApolloClient({ execute: watched(request.execute, failures) }, language);
  const site = { ...request.site, origin: request.origin };
  const router = createStaticRouter(handler.dataRoutes, context);
  const tree = (
    <StatusContext value={report}>
      <StructuredDataContext value={describe}>
        <App client={client} i18n={await i18nOf(language)} site={site}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </App>
      </StructuredDataContext>
    </StatusContext>
  );
  const { result } = await prerenderStatic({ tree, renderFunction: renderToString });

  // React writes titles, meta elements and preloads before the first element of the page.
  const bodyStart = result.indexOf(`<div id="${pageElementId}"`);
  const page = context.matches.at(-1)?.route.handle as PageHandle | undefined;
  const html = documentHtml({
    language,
    nonce: request.nonce,
    manifest: request.manifest,
    devHead: request.devHead,
    sources: [...messagesSources(language, page?.needsPageMessages === true), ...(page ? [page.source] : [])],
    head: result.slice(0, bodyStart) + structuredDataHtml(things, request.nonce),
    body: result.slice(bodyStart),
    state: serializeState({ apollo: client.extract(), site, isFailed: failures.length > 0 }),
  });
  return { status: failures[0] ?? status, html, source: page?.source };
}

/** Notes the HTTP status of every request that failed. */
function watched(execute: RenderRequest['execute'], failures: number[]): RenderRequest['execute'] {
  return async (document, variables) => {
    try {
      const result = await execute(document, variables);
      for (const { extensions } of result.errors ?? []) failures.push(extensions?.code === 'UNAVAILABLE' ? 503 : 500);
      return result;
    } catch (error) {
      failures.push(503);
      throw error;
    }
  };
}
