import 'reflect-metadata';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../test/browser.js';
import { formOf, grant, listingBody, picture, putUp, sendForm } from '../test/listings.js';
import { buy, type Operator, pay, type PaidApp, startPaidApp } from '../test/payments.js';
import type { openApiDocument } from './openapi.js';
import { ROUTES } from './routes.js';

type Document = ReturnType<typeof openApiDocument>;
interface Operation {
  summary: string;
  security: Record<string, string[]>[];
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: object }> }>;
}

let app: PaidApp;
let mara: Operator;
let listing: { id: string; slug: string };
let document: Document;
let operations: Map<string, Operation>;
beforeAll(async () => {
  app = await startPaidApp();
  mara = await app.signIn();
  await buy(mara, app);
  listing = await putUp(mara, app, { amenities: ['pool'], website: 'https://vila.example' });
  await app.database.read('update hotel set is_featured = true where id = $1', [listing.id]);
  const response = await app.get('/api/openapi.json');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
  document = (await response.json()) as Document;
  operations = new Map(
    Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation as Operation] as const)),
  );
});
afterAll(() => app.stop());

const address = { email: 'nova@example.org', password: 'kamen-i-more-7', phone: '+385 21 1' };
const profile = { firstName: 'Ana', lastName: 'Anić', companyName: 'Vila', companyType: 'villa', address: 'Riva 1', city: 'Hvar', postalCode: '21450' };
const json = (method: string, path: string, body?: unknown, sender: Browser = mara) => sender.send(method, path, body);
const visitor = (method: string, path: string, body?: unknown) => json(method, path, body, new Browser(app));
const files = async (field: string) => sendForm(formOf(field, [[await picture(), 'a.jpg']]), `/api/upload/${field}`, mara.cookie, app);

/** A good request to every documented path. */
const REQUESTS: Record<string, () => Promise<Response>> = {
  'get /api/regions': () => visitor('GET', '/api/regions'),
  'get /api/hotels/featured': () => visitor('GET', '/api/hotels/featured'),
  'get /api/hotels': () => visitor('GET', '/api/hotels?limit=10&amenities=pool&sort=price-asc&starRating=3,4&priceMax=500&regionId=1'),
  'get /api/hotels/{key}': () => visitor('GET', `/api/hotels/${listing.slug}`),
  'get /api/user/hotels': () => json('GET', '/api/user/hotels'),
  'post /api/hotels': async () => {
    await grant(mara, 1, app);
    return json('POST', '/api/hotels', await listingBody(app, { pool: true, latitude: null, longitude: null, regionId: '2' }));
  },
  'put /api/hotels/{id}': async () => json('PUT', `/api/hotels/${listing.id}`, await listingBody(app, { name: 'Kuća Nova' })),
  'patch /api/hotels/{id}/status': () => json('PATCH', `/api/hotels/${listing.id}/status`, { isActive: false }),
  'delete /api/hotels/{id}': async () => json('DELETE', `/api/hotels/${(await putUp(mara, app)).id}`),
  'post /api/upload/image': () => files('image'),
  'post /api/upload/images': () => files('images'),
  'get /api/statistics.csv': () => json('GET', `/api/statistics.csv?hotelId=${listing.id}&days=7&language=en`),
  'post /api/auth/register': () => visitor('POST', '/api/auth/register', { ...address, confirmPassword: address.password }),
  'post /api/auth/login': () => visitor('POST', '/api/auth/login', { email: mara.user.email, password: 'kamen-i-more-7' }),
  'get /api/auth/user': () => json('GET', '/api/auth/user'),
  'put /api/auth/profile': () => json('PUT', '/api/auth/profile', profile),
  'post /api/auth/forgot-password': () => visitor('POST', '/api/auth/forgot-password', { email: mara.user.email }),
  'post /api/auth/reset-password': async () => {
    await app.database.read(`update "user" set reset_token = encode(sha256('letter'), 'hex'), reset_token_expiry = now() + interval '1 day' where email = $1`, [address.email]);
    return visitor('POST', '/api/auth/reset-password', { token: 'letter', password: 'kamen-i-more-8' });
  },
  'post /api/auth/logout': async () => json('POST', '/api/auth/logout', {}, await app.signIn()),
  'get /api/stripe/credits': () => json('GET', '/api/stripe/credits'),
  'get /api/stripe/product-info': () => visitor('GET', '/api/stripe/product-info'),
  'post /api/stripe/create-checkout-session': () => json('POST', '/api/stripe/create-checkout-session', { priceId: app.stripe.settings.STRIPE_PRICE_ID }),
  'post /api/stripe/sync-checkout': async () => json('POST', '/api/stripe/sync-checkout', { sessionId: await pay(mara, app) }),
  'post /api/stripe/force-sync-credits': () => json('POST', '/api/stripe/force-sync-credits'),
  'post /api/stripe/create-portal-session': () => json('POST', '/api/stripe/create-portal-session'),
};

/** What is no partner's: the administration, and what Stripe, mails and the pages themselves call. */
const LEFT_OUT = ['/api/admin/', '/api/stripe/webhook', '/api/visits', '/out/', '/mail/off/'];

test('the document is a valid OpenAPI 3.1 description', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone<Record<string, unknown>>(document));
  expect({ valid, errors, version: validator.version }).toEqual({ valid: true, errors: undefined, version: '3.1' });
});

test('every path of the table is in it, but for those that are nobody else’s', () => {
  const expected = ROUTES.filter(({ path }) => !LEFT_OUT.some((start) => path.startsWith(start))).map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  const beside = ['post /api/upload/image', 'post /api/upload/images', 'get /api/statistics.csv'];
  expect([...operations.keys()].toSorted()).toEqual([...expected, ...beside].toSorted());
  expect(Object.keys(REQUESTS).toSorted()).toEqual([...operations.keys()].toSorted());
  expect([...operations].filter(([, { summary }]) => summary === '')).toEqual([]);
});

test('a key is let in where its scope is named, and nowhere else', async () => {
  const create = 'mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { secret } }';
  const { data } = await mara.graphql<{ createApiKey: { secret: string } }>(create, { input: { name: 'Test', scopes: ['LISTINGS_READ', 'OWN_LISTINGS_READ', 'OWN_LISTINGS_WRITE'] } });
  const headers = { authorization: `Bearer ${data?.createApiKey.secret}` };
  for (const [name, { security }] of operations) {
    if (!name.startsWith('get ')) continue;
    const response = await app.get(name.slice(4).replace(/\{\w+\}/, listing.id), headers);
    expect([name, response.status]).toEqual([name, security.some(({ key }) => key) ? 200 : 403]);
  }
});

describe.each(Object.keys(REQUESTS))('%s', (name) => {
  test('answers as it is described', async () => {
    const response = await (REQUESTS[name]?.() ?? app.get('/'));
    const text = await response.text();
    const { responses } = operations.get(name)!;
    expect(Object.keys(responses), text).toContain(String(response.status));
    expect(response.ok, text).toBe(true);
    const [type = '', { schema } = { schema: {} }] = Object.entries(responses[response.status]?.content ?? {})[0] ?? [];
    expect(response.headers.get('content-type')).toContain(type);
    if (type === 'application/json') expectValid(JSON.parse(text), schema);
  });

  test('says what is wrong as it is described, to whoever may not', async () => {
    const { security } = operations.get(name)!;
    if (security.some((needed) => Object.keys(needed).length === 0)) return;
    const [method = '', path = ''] = name.split(' ');
    const response = await visitor(method.toUpperCase(), path.replace(/\{\w+\}/, listing.id), method === 'get' ? undefined : { isActive: true });
    expect(response.status).toBe(401);
    expectValid(await response.json(), { $ref: '#/components/schemas/Error' });
  });
});

/** Holds and has nothing that is not described: a field that is forgotten in the description fails too. */
function expectValid(value: unknown, schema: object): void {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'openapi', components: closed(document.components) });
  const validate = ajv.compile(JSON.parse(JSON.stringify(closed(schema)).replaceAll('"#/', '"openapi#/')) as object);
  validate(value);
  expect(validate.errors).toBeNull();
}

/** The same schema, where an object has no more than its properties. */
function closed<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map((entry: unknown) => closed(entry)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const copy = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, closed(value as unknown)]));
  return ('properties' in part && 'type' in part ? { ...copy, additionalProperties: false } : copy) as Part;
}
