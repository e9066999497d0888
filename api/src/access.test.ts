import 'reflect-metadata';
import { type GraphQLField, isInputObjectType, isNonNullType, isScalarType, isEnumType, isListType, type GraphQLInputType, getNamedType, isCompositeType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { webhookRoute } from './credits/webhook.route.js';
import { feedRoutes } from './feeds/feed.routes.js';
import { uploadRoutes } from './images/upload.route.js';
import type { Hotel } from './hotels/hotel.entity.js';
import type { KeyScope } from './keys/key.scope.js';
import { openApiRoutes } from './rest/openapi.route.js';
import { ROUTES } from './rest/routes.js';
import { createSchema } from './schema.js';
import { personalDataRoutes } from './privacy/personal-data.route.js';
import { csvRoutes } from './statistics/csv.route.js';
import { monthlyRoutes } from './statistics/monthly.route.js';
import { outRoutes } from './statistics/out.route.js';
import { visitRoutes } from './statistics/visit.route.js';
import { createHotel } from './test/factories.js';
import { Browser } from './test/browser.js';
import { type Operator, type PaidApp, startPaidApp } from './test/payments.js';
import type { User } from './viewer/user.entity.js';

/**
 * Who gets what from every operation and every path, enumerated from the code: one that is not in a table fails the test.
 * `A` owns the listing that is asked for, `B` is another operator, `off` has been deactivated.
 */
type Role = 'visitor' | 'A' | 'B' | 'off' | 'admin';
const ROLES: Role[] = ['visitor', 'A', 'B', 'off', 'admin'];

/** What each role gets, in the order of ROLES: `ok` or the error's code. */
type Row = [visitor: string, A: string, B: string, off: string, admin: string];

const EVERYBODY: Row = ['ok', 'ok', 'ok', 'ok', 'ok'];
const SIGNED_IN: Row = ['UNAUTHENTICATED', 'ok', 'ok', 'UNAUTHENTICATED', 'ok'];
const ADMINS: Row = ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'UNAUTHENTICATED', 'ok'];
/** Signed in, and it is one's own: an administrator has other ways to others' listings. */
const OWNER: Row = ['UNAUTHENTICATED', 'ok', 'NOT_FOUND', 'UNAUTHENTICATED', 'NOT_FOUND'];
/** Past the door, the plain values of this test are refused: that is as good as being let in. */
const letIn = (row: Row, code: string): Row => row.map((entry) => (entry === 'ok' ? code : entry)) as Row;

const OPERATIONS: Record<string, Row> = {
  'Query.adminHotels': ADMINS,
  'Query.adminOverview': ADMINS,
  'Query.adminUser': ADMINS,
  'Query.adminUsers': ADMINS,
  'Query.auditLog': ADMINS,
  'Query.creditOffer': EVERYBODY,
  'Query.featuredHotels': EVERYBODY,
  'Query.hotel': EVERYBODY,
  'Query.hotelPins': EVERYBODY,
  'Query.listingChanges': EVERYBODY,
  'Query.hotelStatistics': OWNER,
  'Query.hotels': EVERYBODY,
  'Query.searchSuggestions': EVERYBODY,
  'Query.hotelsByIds': EVERYBODY,
  'Query.node': EVERYBODY,
  'Query.operationCost': letIn(EVERYBODY, 'INVALID'),
  'Query.rateLimit': EVERYBODY,
  'Query.region': EVERYBODY,
  'Query.regions': EVERYBODY,
  'Query.shortlist': EVERYBODY,
  'Query.supportRequests': ADMINS,
  'Query.viewer': EVERYBODY,
  'Mutation.adminDeleteHotel': ADMINS,
  'Mutation.adminSetHotelActive': ADMINS,
  'Mutation.changePassword': letIn(SIGNED_IN, 'INVALID'),
  'Mutation.createApiKey': letIn(SIGNED_IN, 'INVALID'),
  'Mutation.createCheckoutSession': letIn(SIGNED_IN, 'INVALID'),
  'Mutation.createHotel': letIn(SIGNED_IN, 'INVALID'),
  'Mutation.createInvoiceLink': letIn(SIGNED_IN, 'NOT_FOUND'),
  'Mutation.createPortalSession': letIn(SIGNED_IN, 'NOT_FOUND'),
  'Mutation.createWebhook': letIn(SIGNED_IN, 'INVALID'),
  'Mutation.deleteWebhook': letIn(SIGNED_IN, 'NOT_FOUND'),
  'Mutation.redeliverWebhook': letIn(SIGNED_IN, 'NOT_FOUND'),
  'Mutation.replayWebhook': letIn(SIGNED_IN, 'NOT_FOUND'),
  'Mutation.rotateWebhookSecret': letIn(SIGNED_IN, 'NOT_FOUND'),
  'Mutation.setWebhookActive': letIn(SIGNED_IN, 'NOT_FOUND'),
  'Mutation.testWebhook': letIn(SIGNED_IN, 'NOT_FOUND'),
  'Mutation.createShortlist': letIn(EVERYBODY, 'INVALID'),
  'Mutation.deleteHotel': OWNER,
  'Mutation.deleteUser': letIn(ADMINS, 'NOT_FOUND'),
  'Mutation.discardListingDraft': SIGNED_IN,
  'Mutation.endOtherSessions': SIGNED_IN,
  'Mutation.forceSyncCredits': SIGNED_IN,
  'Mutation.grantCredits': letIn(ADMINS, 'INVALID'),
  'Mutation.login': letIn(EVERYBODY, 'INVALID'),
  'Mutation.logout': EVERYBODY,
  'Mutation.register': letIn(EVERYBODY, 'INVALID'),
  'Mutation.requestPasswordReset': letIn(EVERYBODY, 'INVALID'),
  'Mutation.resetPassword': letIn(EVERYBODY, 'INVALID'),
  'Mutation.revokeApiKey': letIn(SIGNED_IN, 'NOT_FOUND'),
  'Mutation.saveListingDraft': OWNER,
  'Mutation.setHotelActive': OWNER,
  'Mutation.setHotelFeatured': ADMINS,
  'Mutation.setMonthlyMail': SIGNED_IN,
  'Mutation.setSupportRequestDone': letIn(ADMINS, 'NOT_FOUND'),
  'Mutation.setUserActive': letIn(ADMINS, 'NOT_FOUND'),
  'Mutation.submitFeedback': letIn(EVERYBODY, 'INVALID'),
  'Mutation.submitHelpRequest': letIn(EVERYBODY, 'INVALID'),
  'Mutation.syncCheckout': letIn(SIGNED_IN, 'NOT_FOUND'),
  'Mutation.updateHotel': ['UNAUTHENTICATED', 'INVALID', 'NOT_FOUND', 'UNAUTHENTICATED', 'NOT_FOUND'],
  'Mutation.updateProfile': letIn(SIGNED_IN, 'INVALID'),
  // Without a file it is refused before anybody is asked who they are.
  'Mutation.uploadImage': letIn(EVERYBODY, 'INVALID'),
  'Mutation.uploadImages': SIGNED_IN,
};

/** The same for the paths of REST, as statuses; `:id` and `:key` are the listing's number. */
const PATHS: Record<string, [number, number, number, number, number]> = {
  'get /api/regions': [200, 200, 200, 200, 200],
  'get /api/hotels/featured': [200, 200, 200, 200, 200],
  'get /api/hotels': [200, 200, 200, 200, 200],
  'get /api/hotels/:key': [200, 200, 200, 200, 200],
  'get /api/auth/user': [401, 200, 200, 401, 200],
  'post /api/auth/login': [400, 400, 400, 400, 400],
  'post /api/auth/register': [400, 400, 400, 400, 400],
  'post /api/auth/logout': [200, 200, 200, 200, 200],
  'post /api/auth/forgot-password': [400, 400, 400, 400, 400],
  'post /api/auth/reset-password': [400, 400, 400, 400, 400],
  'put /api/auth/profile': [401, 400, 400, 401, 400],
  'get /api/stripe/credits': [401, 200, 200, 401, 200],
  'get /api/stripe/product-info': [200, 200, 200, 200, 200],
  'post /api/stripe/create-checkout-session': [401, 400, 400, 401, 400],
  'post /api/stripe/sync-checkout': [401, 404, 404, 401, 404],
  'post /api/stripe/force-sync-credits': [401, 200, 200, 401, 200],
  'post /api/stripe/create-portal-session': [401, 404, 404, 401, 404],
  'post /api/stripe/webhook': [400, 400, 400, 400, 400],
  'get /api/user/hotels': [401, 200, 200, 401, 200],
  'post /api/hotels': [401, 400, 400, 401, 400],
  'put /api/hotels/:id': [401, 400, 404, 401, 404],
  'delete /api/hotels/:id': [401, 200, 404, 401, 404],
  'patch /api/hotels/:id/status': [401, 200, 404, 401, 404],
  'post /api/upload/image': [401, 400, 400, 401, 400],
  'post /api/upload/images': [401, 400, 400, 401, 400],
  'get /api/statistics.csv': [401, 200, 200, 401, 200],
  'get /api/personal-data': [401, 200, 200, 401, 200],
  'post /api/visits': [400, 400, 400, 400, 400],
  'get /api/openapi.json': [200, 200, 200, 200, 200],
  'get /previews/:id.jpg': [200, 200, 200, 200, 200],
  'get /sitemap.xml': [200, 200, 200, 200, 200],
  'get /sitemap-pages.xml': [200, 200, 200, 200, 200],
  // The part of ten thousand listings that this number would be, and a region of that name: there is none.
  'get /sitemap-hotels-:part.xml': [404, 404, 404, 404, 404],
  'get /robots.txt': [200, 200, 200, 200, 200],
  'get /feeds/new.atom': [200, 200, 200, 200, 200],
  'get /feeds/:region/new.atom': [404, 404, 404, 404, 404],
  'get /en/feeds/new.atom': [200, 200, 200, 200, 200],
  'get /en/feeds/:region/new.atom': [404, 404, 404, 404, 404],
  'get /hr/feeds/new.atom': [200, 200, 200, 200, 200],
  'get /hr/feeds/:region/new.atom': [404, 404, 404, 404, 404],
  // Nothing to lead to: the listing states no website.
  'get /out/:id/:kind': [404, 404, 404, 404, 404],
  // The link of no mail.
  'post /mail/off/:token': [404, 404, 404, 404, 404],
  'post /en/mail/off/:token': [404, 404, 404, 404, 404],
  'post /hr/mail/off/:token': [404, 404, 404, 404, 404],
  'get /api/admin/users': [401, 403, 403, 401, 200],
  'get /api/admin/hotels': [401, 403, 403, 401, 200],
  'patch /api/admin/users/:id/status': [401, 403, 403, 401, 404],
  'delete /api/admin/users/:id': [401, 403, 403, 401, 404],
  'patch /api/admin/hotels/:id/status': [401, 403, 403, 401, 200],
  'delete /api/admin/hotels/:id': [401, 403, 403, 401, 200],
};

/**
 * What each operation and path wants of an API key: with that scope, a key gets what its owner gets, and without it
 * FORBIDDEN. What is CLOSED is so to every key; OUTSIDE, nobody looks at keys.
 */
type Demand = keyof typeof KeyScope | 'ANY' | 'CLOSED' | 'OUTSIDE';
const BY_KEY: Record<Demand, string[]> = {
  LISTINGS_READ: [
    ...['featuredHotels', 'hotel', 'hotelPins', 'hotels', 'hotelsByIds', 'listingChanges', 'node', 'region', 'regions', 'searchSuggestions'].map((name) => `Query.${name}`),
    ...['/api/regions', '/api/hotels/featured', '/api/hotels', '/api/hotels/:key'].map((path) => `get ${path}`),
  ],
  OWN_LISTINGS_READ: ['Query.hotelStatistics', 'Query.viewer', 'get /api/user/hotels', 'get /api/statistics.csv'],
  OWN_LISTINGS_WRITE: [
    ...['createHotel', 'deleteHotel', 'discardListingDraft', 'saveListingDraft', 'setHotelActive', 'updateHotel', 'uploadImage', 'uploadImages'].map((name) => `Mutation.${name}`),
    ...['post /api/hotels', 'put /api/hotels/:id', 'delete /api/hotels/:id', 'patch /api/hotels/:id/status', 'post /api/upload/image', 'post /api/upload/images'],
  ],
  ANY: ['Query.operationCost', 'Query.rateLimit'],
  CLOSED: [
    ...['adminHotels', 'adminOverview', 'adminUser', 'adminUsers', 'auditLog', 'creditOffer', 'shortlist', 'supportRequests'].map((name) => `Query.${name}`),
    ...['adminDeleteHotel', 'adminSetHotelActive', 'changePassword', 'createApiKey', 'createCheckoutSession', 'createInvoiceLink', 'createPortalSession'].map((name) => `Mutation.${name}`),
    ...['createShortlist', 'createWebhook', 'deleteUser', 'deleteWebhook', 'endOtherSessions', 'forceSyncCredits', 'grantCredits', 'login', 'logout'].map((name) => `Mutation.${name}`),
    ...['redeliverWebhook', 'register', 'replayWebhook', 'requestPasswordReset', 'resetPassword', 'revokeApiKey', 'rotateWebhookSecret'].map((name) => `Mutation.${name}`),
    ...['setHotelFeatured', 'setMonthlyMail', 'setSupportRequestDone', 'setUserActive', 'setWebhookActive', 'submitFeedback', 'submitHelpRequest'].map((name) => `Mutation.${name}`),
    ...['syncCheckout', 'testWebhook', 'updateProfile'].map((name) => `Mutation.${name}`),
    ...['get /api/personal-data', 'get /api/auth/user', 'post /api/auth/login', 'post /api/auth/register', 'post /api/auth/logout', 'post /api/auth/forgot-password', 'post /api/auth/reset-password', 'put /api/auth/profile'],
    ...['credits', 'product-info'].map((name) => `get /api/stripe/${name}`),
    ...['create-checkout-session', 'sync-checkout', 'force-sync-credits', 'create-portal-session'].map((name) => `post /api/stripe/${name}`),
    ...['get /api/admin/users', 'get /api/admin/hotels', 'patch /api/admin/users/:id/status', 'delete /api/admin/users/:id'],
    ...['patch /api/admin/hotels/:id/status', 'delete /api/admin/hotels/:id'],
  ],
  OUTSIDE: [
    ...['post /api/stripe/webhook', 'post /mail/off/:token', 'post /en/mail/off/:token', 'post /hr/mail/off/:token', 'get /api/openapi.json', 'get /previews/:id.jpg', 'get /sitemap.xml', 'get /sitemap-pages.xml'],
    // Closed too; these plain requests are refused before.
    ...['post /api/visits', 'get /out/:id/:kind'],
    ...['get /sitemap-hotels-:part.xml', 'get /robots.txt', 'get /feeds/new.atom', 'get /feeds/:region/new.atom'],
    ...['get /en/feeds/new.atom', 'get /en/feeds/:region/new.atom', 'get /hr/feeds/new.atom', 'get /hr/feeds/:region/new.atom'],
  ],
};
const demandOf = (name: string) => (Object.keys(BY_KEY) as Demand[]).find((demand) => BY_KEY[demand].includes(name));

/** Keys of A with one scope each, of B and of an administrator with all, and one of A that was revoked. */
const SCOPES = ['LISTINGS_READ', 'OWN_LISTINGS_READ', 'OWN_LISTINGS_WRITE'] as const;
type KeyName = (typeof SCOPES)[number] | 'B' | 'admin' | 'revoked';
let keys: Record<KeyName, Browser>;

/** Whose rights a key has for what wants such a scope: in the order of ROLES; null for none. */
function columnOf(key: KeyName, demand: Demand | undefined): number | null {
  if (demand === 'OUTSIDE') return 0;
  if (demand === 'CLOSED' || demand === undefined) return null;
  // No key carries an administrator's rights: that of an administrator is one of somebody else.
  if (key === 'B' || key === 'admin') return 2;
  if (demand === 'ANY') return 1;
  return key === demand ? 1 : null;
}

let app: PaidApp;
let roles: Record<Role, Browser>;
let owner: Operator;
beforeAll(async () => {
  app = await startPaidApp();
  owner = await app.signIn();
  const [B, off, admin] = [await app.signIn(), await app.signIn(), await app.signIn()];
  await app.database.read('update "user" set is_admin = true where id = $1', [admin.user.id]);
  await app.database.read('update "user" set is_active = false where id = $1', [off.user.id]);
  roles = { visitor: new Browser(app), A: owner, B, off, admin };
  const secretOf = async (who: Browser, scopes: readonly string[]) => {
    const { data } = await who.graphql<{ createApiKey: { secret: string } }>('mutation ($scopes: [KeyScope!]!) { createApiKey(input: { name: "x", scopes: $scopes }) { secret } }', { scopes });
    return new Browser(app, { authorization: `Bearer ${data?.createApiKey.secret}` });
  };
  const each = await Promise.all(SCOPES.map(async (scope) => [scope, await secretOf(owner, [scope])] as const));
  keys = { ...(Object.fromEntries(each) as Record<(typeof SCOPES)[number], Browser>), B: await secretOf(B, SCOPES), admin: await secretOf(admin, SCOPES), revoked: await secretOf(owner, SCOPES) };
  await app.database.read('update api_key set revoked_at = now() where id = (select max(id) from api_key)');
});
afterAll(() => app.stop());

const schema = createSchema();
const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ name: `${type?.name}.${field.name}`, kind: type?.name === 'Query' ? 'query' : 'mutation', field })),
);

test('the tables name every operation and every path, and no others', () => {
  expect(Object.keys(OPERATIONS).toSorted()).toEqual(operations.map(({ name }) => name).toSorted());
  expect(Object.keys(PATHS).toSorted()).toEqual(paths().toSorted());
  expect(Object.values(BY_KEY).flat().toSorted()).toEqual([...Object.keys(OPERATIONS), ...Object.keys(PATHS)].toSorted());
});

/** What somebody gets from an operation on a listing of A's: `ok` or the error's code. */
async function getOperation(who: Browser, { name, kind, field }: (typeof operations)[number], on?: Hotel): Promise<string> {
  const hotel = on ?? (await createHotel(app, { owner: owner.user as User, paidUntil: new Date('2099-01-01') }));
  const document = `${kind} (${field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')}) { ${call(field)} }`;
  const id = OF_NOBODY.has(name) ? '999999' : String(hotel.id);
  const variables = Object.fromEntries(field.args.map((arg) => [arg.name, plain(arg.name, arg.type, id)]));
  const { errors } = await who.graphql(field.args.length > 0 ? document : `${kind} { ${call(field)} }`, variables);
  return errors?.[0]?.extensions.code ?? 'ok';
}

describe.each(operations)('$name', (operation) => {
  test.each(ROLES)('for %s', async (role) => {
    expect(await getOperation(await browserOf(role, operation.name), operation)).toBe(OPERATIONS[operation.name]?.[ROLES.indexOf(role)]);
  });

  test('with keys', async () => {
    const { name } = operation;
    for (const [key, browser] of Object.entries(keys) as [KeyName, Browser][]) {
      const column = columnOf(key, demandOf(name));
      // Values that cannot be read are refused before anybody is asked who they are; a key that is not good, before that.
      const unread = name === 'Mutation.uploadImage' ? 'INVALID' : undefined;
      const expected = key === 'revoked' ? 'UNAUTHENTICATED' : (unread ?? (column === null ? 'FORBIDDEN' : OPERATIONS[name]?.[column]));
      expect(await getOperation(browser, operation), key).toBe(expected);
    }
  });
});

describe('twenty times at once', () => {
  const mutations = operations.filter(({ kind }) => kind === 'mutation');
  test.each(mutations)('$name is done once, or twenty times with the same result', async (operation) => {
    const { name } = operation;
    const role = OPERATIONS[name]?.[ROLES.indexOf('A')] === 'FORBIDDEN' ? 'admin' : 'A';
    const alone = OPERATIONS[name]?.[ROLES.indexOf(role)];
    const who = await browserOf(role, name);
    const hotel = await createHotel(app, { owner: owner.user as User, paidUntil: new Date('2099-01-01') });
    const codes = await Promise.all(Array.from({ length: 20 }, () => getOperation(who, operation, hotel)));
    expect(codes).toContain(alone);
    // Another one was first, or it was too often.
    const others = codes.filter((code) => code !== alone && !['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED', 'UNAUTHENTICATED'].includes(code));
    expect(others).toEqual([]);
  });

  test('and afterwards every balance is the sum of its ledger', async () => {
    const wrong = await app.database.read('select id from "user" where credits < 0 or credits <> (select coalesce(sum(amount), 0) from credit_transaction where user_id = "user".id)');
    expect(wrong).toEqual([]);
  });
});

/** The status that somebody gets from a path, on a listing of A's. */
async function getPath(who: Browser, name: string): Promise<number> {
  const hotel = await createHotel(app, { owner: owner.user as User, paidUntil: new Date('2099-01-01') });
  const [method = '', path = ''] = name.split(' ');
  const id = path.startsWith('/api/admin/users') ? '999999' : String(hotel.id);
  const body = method === 'get' ? undefined : { isActive: true };
  return (await who.send(method.toUpperCase(), path.replace(/:\w+/, id), body)).status;
}

describe.each(Object.keys(PATHS))('%s', (name) => {
  test.each(ROLES)('for %s', async (role) => {
    expect(await getPath(await browserOf(role, name), name)).toBe(PATHS[name]?.[ROLES.indexOf(role)]);
  });

  test('with keys', async () => {
    const demand = demandOf(name);
    for (const [key, browser] of Object.entries(keys) as [KeyName, Browser][]) {
      const column = columnOf(key, demand);
      const expected = key === 'revoked' && demand !== 'OUTSIDE' ? 401 : column === null ? 403 : PATHS[name]?.[column];
      expect(await getPath(browser, name), key).toBe(expected);
    }
  });
});

/** Operations whose `id` is no listing's: nobody of this test must come to harm. */
const OF_NOBODY = new Set(['Mutation.revokeApiKey', 'Query.region', 'Query.adminUser', 'Mutation.setUserActive', 'Mutation.deleteUser', 'Mutation.setSupportRequestDone']);

/** Whoever signs out is somebody who is not needed again. */
async function browserOf(role: Role, name: string): Promise<Browser> {
  return /logout$/.test(name) && role !== 'visitor' ? app.signIn() : roles[role];
}

/** Every path as the code defines it. */
function paths(): string[] {
  const noContext = () => Promise.reject(new Error('only looked at'));
  const noVisits = { count: () => Promise.resolve(), stop: () => Promise.resolve() };
  const routers = [
    uploadRoutes(noContext),
    webhookRoute(noContext as never),
    visitRoutes(noVisits, noContext),
    outRoutes(noVisits, noContext),
    csvRoutes(noContext),
    personalDataRoutes(noContext),
    monthlyRoutes(noContext as never),
    openApiRoutes(schema, app.site),
    ...feedRoutes(app, false),
  ];
  const own = routers.flatMap(({ stack }) => stack.map(({ route }) => `${route?.stack[0]?.method} ${route?.path}`));
  return [...ROUTES.map(({ method, path }) => `${method} ${path}`), ...own];
}

function call({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const given = args.length > 0 ? `(${args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')})` : '';
  const named = getNamedType(type);
  return `${name}${given}${isCompositeType(named) ? ' { __typename }' : ''}`;
}

/** The plainest value of a type; a listing's number where one is asked for. */
function plain(name: string, type: GraphQLInputType, id: string): unknown {
  if (name === 'slug' || name === 'after' || name === 'before') return null;
  if (name === 'id' || name === 'hotelId') return id;
  if (name === 'first' || name === 'days') return 1;
  if (!isNonNullType(type)) return undefined;
  const inner = type.ofType;
  if (isListType(inner)) return [];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (isInputObjectType(inner)) {
    return Object.fromEntries(Object.values(inner.getFields()).map((entry) => [entry.name, plain(entry.name, entry.type, id)]));
  }
  if (isScalarType(inner)) return { Boolean: true, Int: 0, ID: '999999', JSONObject: {} }[inner.name] ?? (inner.name === 'Upload' ? null : '');
  return undefined;
}
