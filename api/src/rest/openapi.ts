import { type GraphQLSchema, Kind } from 'graphql';
import { STATUS } from '../errors.js';
import type { Site } from '../site.js';
import { accessOf, type RouteAccess } from './openapi.access.js';
import { answerSchema, type Components } from './openapi.answer.js';
import { OTHER_PATHS } from './openapi.others.js';
import { bodySchema, parametersOf } from './openapi.request.js';
import type { JsonSchema } from './openapi.types.js';
import type { Route } from './route.js';
import { ROUTES } from './routes.js';

/** The name of the session's cookie in production. */
const COOKIE = '__Host-obala';

const ERROR: JsonSchema = {
  type: 'object',
  description: 'What went wrong.',
  properties: {
    message: { type: 'string', description: 'A sentence in the language of the request.' },
    code: { type: 'string', description: 'For programs: the same whatever the language.' },
    fields: { type: 'object', description: 'What is wrong with each field or parameter, by its name.' },
    requestId: { type: 'string', description: 'Only of an error that nobody expected: whoever tells us of it names this id. All answers have it in the header X-Request-Id.' },
  },
  required: ['message', 'code'],
};

const LANGUAGE = { $ref: '#/components/parameters/Language' };

/** The REST paths as OpenAPI 3.1 describes them: read from the table of routes, the documents and the schema; administrators' are left out. */
export function openApiDocument(schema: GraphQLSchema, site: Site) {
  const components: Components = { Error: ERROR };
  const paths: Record<string, Record<string, object>> = {};
  const add = (method: string, path: string, operation: object) => {
    const key = path.replace(/:(\w+)/g, '{$1}');
    paths[key] = { ...paths[key], [method]: operation };
  };
  for (const route of ROUTES) {
    const access = accessOf(route, schema);
    if (!access.isForAdministrators) add(route.method, route.path, routeOperation(route, access, schema, components));
  }
  for (const { method, path, summary, scope, parameters = [], body, answer } of OTHER_PATHS) {
    add(method, path, {
      operationId: operationId(method, path),
      summary,
      security: [{ session: [] }, { key: [scope] }],
      parameters: [...parameters, LANGUAGE],
      ...(body && { requestBody: { required: true, content: { [body.type]: { schema: body.schema } } } }),
      responses: { 200: { description: 'Done.', content: { [answer.type]: { schema: answer.schema } } }, ...failures([400, 401, 403]) },
    });
  }
  return {
    openapi: '3.1.0',
    info: {
      title: site.name,
      version: '1',
      description: 'Accommodation in Croatia: search, read, and manage one’s own listings. The same as GraphQL at /graphql, with the same permissions.',
      contact: { email: site.partnerEmail, url: `${site.origin}/developers` },
    },
    servers: [{ url: site.origin }],
    paths,
    components: {
      schemas: components,
      parameters: {
        Language: { name: 'Accept-Language', in: 'header', required: false, description: 'The language of names and messages: de, en or hr; German where it is none of them.', schema: { type: 'string' } },
      },
      responses: { Error: { description: 'What went wrong.', content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } } },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: COOKIE, description: 'Somebody who has signed in with `POST /api/auth/login`.' },
        key: { type: 'http', scheme: 'bearer', description: 'An API key of an operator. It needs the scopes that are named.' },
      },
    },
  };
}

function routeOperation(route: Route, access: RouteAccess, schema: GraphQLSchema, components: Components) {
  const parameters = parametersOf(route, schema);
  const body = bodySchema(route, schema);
  const isKeyed = access.scopes !== null;
  const hasInput = body !== undefined || parameters.some((parameter) => parameter.in === 'query');
  return {
    operationId: operationId(route.method, route.path),
    summary: summaryOf(route, schema),
    security: [access.isPublic ? {} : { session: [] }, ...(access.scopes ? [{ key: access.scopes }] : [])],
    parameters: [...parameters, LANGUAGE],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: {
      [route.status ?? 200]: {
        description: 'Done.',
        ...(route.next && { headers: { Link: { description: 'Where the list goes on, with `rel="next"`; not there at its end.', schema: { type: 'string' } } } }),
        content: { 'application/json': { schema: answerSchema(route, schema, components) } },
      },
      ...failures([...(hasInput ? [400] : []), ...(access.isPublic && !isKeyed ? [] : [401, 403]), ...(route.path.includes(':') ? [404] : [])]),
    },
  };
}

/** Whatever else may go wrong is said in the same way. */
const failures = (statuses: number[]) =>
  Object.fromEntries([...statuses.filter((status) => Object.values<number>(STATUS).includes(status)), 'default'].map((status) => [status, { $ref: '#/components/responses/Error' }]));

/** `get /api/hotels/:id/status` as `getHotelsIdStatus`. */
const operationId = (method: string, path: string) =>
  method + path.replace('/api', '').replace(/[^a-z]+([a-z])/gi, (_, letter: string) => letter.toUpperCase());

/** What the schema says of the operation behind a route. */
function summaryOf({ document }: Route, schema: GraphQLSchema): string {
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const [field] = definition.selectionSet.selections;
    const described = field?.kind === Kind.FIELD && schema.getRootType(definition.operation)?.getFields()[field.name.value]?.description;
    if (described) return described;
  }
  return '';
}
