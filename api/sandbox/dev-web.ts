import path from 'node:path';
import type { RenderRequest, RenderResult, Web } from '../src/pages.js';
import { ROOT } from '../src/root.js';

/** The web part straight from its sources: Vite serves and reloads them inside this process, on the same port. */
export async function developmentWeb(stops: (() => Promise<void> | void)[]): Promise<Web> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root: path.join(ROOT, 'web'), appType: 'custom', server: { middlewareMode: true } });
  stops.unshift(() => vite.close());
  return {
    assets: vite.middlewares,
    manifest: null,
    async render(request) {
      const entry = (await vite.ssrLoadModule('/src/entry-server.tsx')) as {
        render(request: RenderRequest): Promise<RenderResult>;
      };
      return entry.render(request);
    },
    async head(url) {
      // What Vite would put into the head of a page of its own: its client, and the preamble for React.
      const html = await vite.transformIndexHtml(url, '<html><head></head><body></body></html>');
      return /<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? '';
    },
  };
}
