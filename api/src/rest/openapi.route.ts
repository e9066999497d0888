import { Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Site } from '../site.js';
import { openApiDocument } from './openapi.js';

/** `GET /api/openapi.json`: the same for everybody until the next release. Built when it is first asked for. */
export function openApiRoutes(schema: GraphQLSchema, site: Site): Router {
  let text: string | undefined;
  return Router().get('/api/openapi.json', (_, response) => {
    text ??= JSON.stringify(openApiDocument(schema, site));
    response.set('Cache-Control', 'public, max-age=3600').type('json').send(text);
  });
}
