import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nodeIdOf } from '../node.js';
import { Browser } from '../test/browser.js';
import { createHotel } from '../test/factories.js';
import { type Operator, type PaidApp, startPaidApp } from '../test/payments.js';
import { until, WebhookReceiver } from '../test/receiver.js';

/** What names lead to here. */
const NAMES: Record<string, string[]> = {
  'private.example': ['127.0.0.1'],
  'private6.example': ['fd00::1'],
  'mixed.example': ['93.184.215.14', '10.0.0.1'],
};
const addressesOf = (hostname: string) => (NAMES[hostname] ? Promise.resolve(NAMES[hostname]) : Promise.reject(new Error('unknown')));

let app: PaidApp;
let mara: Operator;
beforeAll(async () => {
  // As in production: nothing private is allowed.
  app = await startPaidApp({ webhooks: { pollEvery: 25, firstDelay: 50, longestDelay: 100, addressesOf } });
  mara = await app.signIn();
});
afterAll(() => app.stop());

async function create(url: string) {
  await app.database.read('delete from webhook');
  await app.database.read('delete from rate_limit');
  return mara.graphql<{ createWebhook: { webhook: { id: string } } }>('mutation ($url: String!) { createWebhook(input: { url: $url }) { webhook { id } } }', { url });
}

interface Attempt {
  state: string;
  attempts: number;
  lastError: string | null;
}
async function lastAttempt(): Promise<Attempt | undefined> {
  const { data } = await mara.graphql<{ viewer: { webhooks: { deliveries: { nodes: Attempt[] } }[] } }>('{ viewer { webhooks { deliveries(first: 1) { nodes { state attempts lastError } } } } }');
  return data?.viewer.webhooks[0]?.deliveries.nodes[0];
}

const PRIVATE = ['127.0.0.1', '127.1', '2130706433', '0x7f000001', '017700000001', '10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255', '198.18.0.1'];
const PRIVATE_6 = ['::1', '::', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::a00:1', '64:ff9b:1::a00:1', 'fd00::1', 'fe80::1', 'fec0::1', '2002:7f00:1::', '2001:0:a00:1::', 'ff02::1', '2001:db8::1', '100::1', '5f00::1'];

test('addresses that are not on the open internet are refused, however they are written', async () => {
  const refused = [
    ...PRIVATE.map((host) => `https://${host}/`),
    ...PRIVATE_6.map((host) => `https://[${host}]/`),
    'http://partner.example/',
    'https://partner.example:22/',
    'https://partner.example:8080/',
  ];
  for (const url of refused) {
    const { errors } = await create(url);
    expect(errors?.[0]?.extensions, url).toMatchObject({ code: 'INVALID', key: 'webhookUrlRefused', fields: { 'input.url': expect.any(String) as string } });
  }
  for (const url of ['https://user:secret@partner.example/', 'ftp://partner.example/', 'https://', 'https://partner.example/#part', 'partner.example', `https://partner.example/${'x'.repeat(1000)}`, '']) {
    expect((await create(url)).errors?.[0]?.extensions, url).toMatchObject({ code: 'INVALID', fields: { 'input.url': expect.any(String) as string } });
  }
  for (const url of ['https://partner.example', 'https://partner.example:8443/hook?key=1', 'https://8.8.8.8/', 'https://[2606:4700:4700::1111]/']) {
    expect((await create(url)).errors, url).toBeUndefined();
  }
});

test.each(Object.keys(NAMES))('a name that leads to a private address is not connected to: %s', async (name) => {
  expect((await create(`https://${name}/`)).errors).toBeUndefined();
  await createHotel(app);
  await until(async () => ((await lastAttempt())?.attempts ?? 0) >= 2);
  expect(await lastAttempt()).toMatchObject({ state: 'PENDING', lastError: 'REFUSED_ADDRESS' });
});

test('an address that was allowed once is refused where it no longer is', async () => {
  const receiver = await new WebhookReceiver().start();
  await create('https://partner.example/');
  await app.database.read('update webhook set url = $1', [receiver.url]);
  await createHotel(app);
  await until(async () => ((await lastAttempt())?.attempts ?? 0) >= 2);
  expect(await lastAttempt()).toMatchObject({ lastError: 'REFUSED_ADDRESS' });
  expect(receiver.requests).toBe(0);
  await receiver.stop();
});

test('a name that nobody has is a failed connection', async () => {
  await create('https://nobody.example/');
  await createHotel(app);
  await until(async () => ((await lastAttempt())?.attempts ?? 0) >= 1 && (await lastAttempt())?.lastError !== null);
  expect(await lastAttempt()).toMatchObject({ lastError: 'CONNECTION' });
});

test('ten webhooks at most, however many are asked for at once, and nobody touches those of others', async () => {
  await app.database.read('delete from webhook');
  await app.database.read('delete from rate_limit');
  const answers = await Promise.all(
    Array.from({ length: 14 }, () => mara.graphql('mutation ($url: String!) { createWebhook(input: { url: $url }) { webhook { id } } }', { url: 'https://partner.example/' })),
  );
  expect(answers.filter(({ errors }) => errors?.[0]?.extensions.key === 'tooManyWebhooks')).toHaveLength(4);
  const [own] = (await app.database.read<{ id: number }>('select id from webhook limit 1')) ?? [];
  const other = await app.signIn();
  const seen = (who: Browser) => who.graphql<{ node: object | null }>('query ($id: ID!) { node(nodeId: $id) { nodeId } }', { id: nodeIdOf('Webhook', own?.id ?? 0) });
  expect([(await seen(other)).data?.node, (await seen(new Browser(app))).data?.node]).toEqual([null, null]);
  expect((await seen(mara)).data?.node).not.toBeNull();
  for (const body of ['deleteWebhook(id: $id)', 'rotateWebhookSecret(id: $id) { secret }', 'testWebhook(id: $id) { id }', 'setWebhookActive(id: $id, isActive: false) { id }', 'replayWebhook(id: $id, since: "x") { id }']) {
    expect((await other.graphql(`mutation ($id: ID!) { ${body} }`, { id: String(own?.id) })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  }
});
