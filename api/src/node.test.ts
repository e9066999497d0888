import 'reflect-metadata';
import { isInterfaceType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nodeIdOf } from './node.js';
import { LOOKUPS } from './nodes.js';
import { createSchema } from './schema.js';
import { Browser } from './test/browser.js';
import { createHotel } from './test/factories.js';
import { buy, type Operator, type PaidApp, startPaidApp } from './test/payments.js';
import type { User } from './viewer/user.entity.js';

/** Not things of their own: a hotel’s point on the map has the hotel’s number, figures are computed when asked for. */
const DERIVED = ['HotelPin', 'HotelStatistics'];

let app: PaidApp;
let mara: Operator;
let other: Operator;
let admin: Operator;
let visitor: Browser;
beforeAll(async () => {
  app = await startPaidApp();
  [mara, other, admin] = [await app.signIn(), await app.signIn(), await app.signIn()];
  visitor = new Browser(app);
  await app.database.read('update "user" set is_admin = true where id = $1', [admin.user.id]);
});
afterAll(() => app.stop());

/** The type and plain id of what somebody is given for a global id; null for nothing. */
async function node(who: Browser, nodeId: string): Promise<string | null> {
  const types = Object.keys(LOOKUPS).map((type) => `... on ${type} { id }`);
  const { data, errors } = await who.graphql<{ node: { __typename: string; nodeId: string; id: string } | null }>(
    `query ($nodeId: ID!) { node(nodeId: $nodeId) { __typename nodeId ${types.join(' ')} } }`,
    { nodeId },
  );
  expect(errors).toBeUndefined();
  if (!data?.node) return null;
  expect(data.node.nodeId).toBe(nodeId);
  return `${data.node.__typename}:${data.node.id}`;
}

async function seenBy(typeName: string, id: string | number): Promise<string> {
  const all = { visitor, mara, other, admin };
  const seen = await Promise.all(Object.entries(all).map(async ([name, who]) => ((await node(who, nodeIdOf(typeName, id))) === `${typeName}:${id}` ? name : '')));
  return seen.filter(Boolean).join(' ');
}

test('every type with an id is a node that can be found again', () => {
  const schema = createSchema();
  const interfaceOfNodes = schema.getType('Node');
  if (!isInterfaceType(interfaceOfNodes)) throw new Error('there is no interface Node');
  const nodes = schema.getPossibleTypes(interfaceOfNodes).map(({ name }) => name);
  const withId = Object.values(schema.getTypeMap()).filter((type) => 'getInterfaces' in type && 'id' in type.getFields());
  expect(withId.map(({ name }) => name).filter((name) => !DERIVED.includes(name)).toSorted()).toEqual(nodes.toSorted());
  expect(Object.keys(LOOKUPS).toSorted()).toEqual(nodes.toSorted());
});

test('what is private is a node for its owner and administrators only, and nothing for all others', async () => {
  await buy(mara, app);
  const { data } = await mara.graphql<{ viewer: { nodeId: string; creditTransactions: { nodes: { id: string }[] }; subscriptions: { id: string }[]; sessions: { id: string }[] } }>(
    '{ viewer { nodeId creditTransactions { nodes { id } } subscriptions { id } sessions { id } } }',
  );
  const { data: draft } = await mara.graphql<{ saveListingDraft: { id: string } }>('mutation { saveListingDraft(values: { name: "Kuća" }) { id } }');
  const viewer = data?.viewer;
  expect(viewer?.nodeId).toBe(nodeIdOf('User', mara.user.id));
  expect(await seenBy('User', mara.user.id)).toBe('mara admin');
  expect(await seenBy('CreditTransaction', viewer?.creditTransactions.nodes[0]?.id ?? '')).toBe('mara admin');
  expect(await seenBy('CreditSubscription', viewer?.subscriptions[0]?.id ?? '')).toBe('mara admin');
  expect(await seenBy('Session', viewer?.sessions[0]?.id ?? '')).toBe('mara');
  expect(await seenBy('ListingDraft', draft?.saveListingDraft.id ?? '')).toBe('mara');

  await visitor.graphql('mutation { submitFeedback(input: { message: "Sehr schön, danke." }) }');
  await admin.graphql('mutation { setSupportRequestDone(id: 1, isDone: true) { id } }');
  expect(await seenBy('SupportRequest', 1)).toBe('admin');
  expect(await seenBy('AuditEntry', 1)).toBe('admin');
});

test('what is public is a node for everybody; a hidden listing for its operator and administrators', async () => {
  const shown = await createHotel(app, { owner: mara.user as User });
  const hidden = await createHotel(app, { owner: mara.user as User, isActive: false });
  expect(await seenBy('Hotel', shown.id)).toBe('visitor mara other admin');
  expect(await seenBy('Hotel', hidden.id)).toBe('mara admin');
  expect(await seenBy('Region', 2)).toBe('visitor mara other admin');
});

test('an id that names nothing gives nothing', async () => {
  const texts = ['', '7', 'Hotel:7', 'x'.repeat(5000), '☃', nodeIdOf('Hotel', 999_999), nodeIdOf('Hotel', '9'.repeat(12)), nodeIdOf('Hotel', '-1'), nodeIdOf('HotelPin', 1)];
  const forged = ["1' or true --", '1:2', '__proto__', '1\n'].map((id) => nodeIdOf('Hotel', id));
  const types = ['toString', '__proto__', 'Query', 'hotel'].map((type) => nodeIdOf(type, 1));
  for (const text of [...texts, ...forged, ...types, `${nodeIdOf('Region', 1)}=`]) expect(await node(admin, text), text).toBeNull();
});
