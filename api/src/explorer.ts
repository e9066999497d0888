import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Router } from 'express';
import { type GraphQLSchema, introspectionFromSchema } from 'graphql';
import { FILE_POLICY } from './headers.js';
import { printContract } from './schema.js';

/** GraphiQL as its package brings it: a script, a sheet of styles and the workers of its editor, each a text. */
interface Parts {
  js: string;
  css: string;
  editorWorkerService: string;
  jsonWorker: string;
  graphqlWorker: string;
}

/** The parts under the names that the explorer's frame (web/public/explorer) asks for. */
const FILES: Record<string, { part: keyof Parts; type: string }> = {
  'graphiql.js': { part: 'js', type: 'text/javascript' },
  'graphiql.css': { part: 'css', type: 'text/css' },
  'editor.worker.js': { part: 'editorWorkerService', type: 'text/javascript' },
  'json.worker.js': { part: 'jsonWorker', type: 'text/javascript' },
  'graphql.worker.js': { part: 'graphqlWorker', type: 'text/javascript' },
};

/**
 * The explorer's files from this server: it needs nothing from another host, and no script within a page. And the
 * contract itself, for people and, as the answer to the usual question for the schema, for the explorer.
 */
export function explorerRoutes(schema: GraphQLSchema): Router {
  const contract = printContract(schema);
  let introspection: string | undefined;
  const compressed = new Map<string, Promise<Buffer>>();
  const fileOf = (name: string, part: keyof Parts) => {
    const known = compressed.get(name) ?? compress(part);
    compressed.set(name, known);
    return known;
  };
  const router = Router().get('/schema.graphql', (_, response) => {
    response.set('Cache-Control', 'public, max-age=3600').type('text/plain').send(contract);
  });
  router.get('/schema.json', (_, response) => {
    response.set('Cache-Control', 'public, max-age=3600').type('json').send((introspection ??= JSON.stringify({ data: introspectionFromSchema(schema) })));
  });
  for (const [name, { part, type }] of Object.entries(FILES)) {
    router.get(`/explorer/${name}`, async (request, response) => {
      response.set({ 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600', ETag: `"${VERSION}"`, 'Content-Security-Policy': FILE_POLICY });
      if (request.fresh) return void response.status(304).end();
      const body = await fileOf(name, part);
      // Five megabytes of script are never sent as they are.
      response.set('Content-Encoding', 'gzip').send(body);
    });
  }
  return router;
}

const require = createRequire(import.meta.url);
const HOME = '@graphql-yoga/render-graphiql/package.json';
const { version: VERSION } = require(HOME) as { version: string };

/** Loaded when the first file is asked for: nine megabytes that most servers never need. */
async function compress(part: keyof Parts): Promise<Buffer> {
  const file = path.join(path.dirname(require.resolve(HOME)), 'esm/graphiql.js');
  const parts = (await import(pathToFileURL(file).href)) as Parts;
  return promisify(gzip)(parts[part]);
}
