import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSystemContext } from '../context.js';
import { nodeIdOf } from '../node.js';
import { createHotel } from '../test/factories.js';
import { MailReceiver } from '../test/mail.js';
import { createSmtpMailer } from '../mail/mailer.js';
import { type Operator, type PaidApp, startPaidApp } from '../test/payments.js';
import { until, WebhookReceiver } from '../test/receiver.js';
import { call, createWebhook, DELIVERY, type Delivery, findWebhook, type Hook } from '../test/webhooks.js';
import type { User } from '../viewer/user.entity.js';
import { removeOldDeliveries } from './delivery.service.js';

/** A receiver that answers is never given up, however busy the machine. */
const TIMES = { pollEvery: 25, timeout: 20_000, firstDelay: 50, longestDelay: 200 };

let app: PaidApp;
let mara: Operator;
let mails: MailReceiver;
let receiver: WebhookReceiver;
/** Nothing may ever come here. */
let trap: WebhookReceiver;
beforeAll(async () => {
  mails = new MailReceiver();
  await mails.start();
  app = await startPaidApp({ environment: { WEBHOOK_PRIVATE_TARGETS: 'true' }, mailer: createSmtpMailer(mails.url, 'Obala <hilfe@obala.example>'), webhooks: TIMES });
  mara = await app.signIn();
});
afterAll(async () => {
  await app.stop();
  await mails.stop();
});
beforeEach(async () => {
  receiver = await new WebhookReceiver().start();
  trap = await new WebhookReceiver().start();
});
afterEach(async () => {
  await app.database.read('delete from webhook');
  await app.database.read('delete from rate_limit');
  expect(trap.requests).toBe(0);
  await Promise.all([receiver.stop(), trap.stop()]);
});

const create = (url = receiver.url, isOwnOnly = false, who: Operator = mara) => createWebhook(who, url, isOwnOnly);
const look = (id: string, who: Operator = mara) => findWebhook(who, id);
const change = async (who: Operator = mara) => `CREATED ${(await createHotel(app, { owner: who.user as User })).id}`;
const changes = async (count: number) => {
  const made: string[] = [];
  for (let index = 0; index < count; index += 1) made.push(await change());
  return made;
};
const arrived = (expected: string[], at = receiver) => until(() => at.changes().length >= expected.length);

test('a change arrives once, signed, with a cursor to go on from, and stands in the log', async () => {
  await change();
  const { id, secret, webhook } = await create();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(webhook).toMatchObject({ url: receiver.url, isActive: true, isOwnOnly: false, failingSince: null, pendingDeliveries: 0 });
  const expected = await changes(3);
  await arrived(expected);
  expect(receiver.changes()).toEqual(expected);
  receiver.verify(secret);
  expect(() => receiver.verify(`whsec_${Buffer.alloc(32, 1).toString('base64')}`)).toThrow();
  const last = receiver.taken.at(-1);
  expect(last?.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Obala-Webhooks' });
  expect(last?.message).toMatchObject({ type: 'listing.changed', data: { cursor: last?.message.data.changes.at(-1)?.cursor } });
  const { data } = await app.graphql<{ listingChanges: { nodes: object[] } }>('query ($since: String) { listingChanges(since: $since) { nodes { kind } } }', { since: last?.message.data.cursor });
  expect(data?.listingChanges.nodes).toEqual([]);
  await until(async () => (await look(id))?.pendingDeliveries === 0);
  const log = (await look(id))?.deliveries.nodes ?? [];
  expect(log.reduce((sum, delivery) => sum + delivery.changes, 0)).toBe(3);
  expect(log[0]).toMatchObject({ event: 'listing.changed', state: 'DELIVERED', attempts: 1, lastStatus: 204, lastError: null, nextAttemptAt: null, durationMs: expect.any(Number) as number });
  expect(new Set(receiver.taken.map((message) => message.id)).size).toBe(log.length);

  const { data: page } = await call<{ node: Hook }>(mara, `query ($id: ID!) { node(nodeId: $id) { ... on Webhook { deliveries(first: 1) { nodes { id } pageInfo { hasNextPage endCursor } } } } }`, {
    id: nodeIdOf('Webhook', id),
  });
  expect(page?.node.deliveries.nodes[0]?.id).toBe(log[0]?.id);
  // Nobody reads the secret again, not even from the database's log of requests.
  expect((await call(mara, '{ viewer { webhooks { secret } } }')).errors).toBeDefined();
});

test.each<[string, (to: WebhookReceiver) => Promise<void> | void, string, number | null]>([
  ['answers 500', (to) => void (to.answer = 500), 'STATUS', 500],
  ['is away', (to) => to.stop(), 'CONNECTION', null],
  ['hangs up', (to) => void (to.answer = (response) => response.destroy()), 'CONNECTION', null],
  ['never answers', (to) => void (to.answer = () => undefined), 'TIMEOUT', null],
  ['leads elsewhere', (to) => void (to.answer = (response) => response.writeHead(302, { location: trap.url }).end()), 'REDIRECT', 302],
])('while the receiver %s everything waits in order, and arrives once it is back', async (_, breakIt, problem, status) => {
  const { id, secret } = await create();
  const before = await change();
  await arrived([before]);
  await until(async () => (await look(id))?.pendingDeliveries === 0);
  if (problem === 'TIMEOUT') app.webhooks.timeout = 300;
  await breakIt(receiver);
  const expected = [before, ...(await changes(2))];
  await until(async () => ((await look(id))?.deliveries.nodes.at(-2)?.attempts ?? 0) >= 2);
  expected.push(...(await changes(2)));
  const broken = await look(id);
  expect(broken?.failingSince).not.toBeNull();
  expect(broken?.deliveries.nodes.at(-2)).toMatchObject({ state: 'PENDING', lastError: problem, lastStatus: status, nextAttemptAt: expect.any(String) as string });
  expect(receiver.changes()).toEqual([before]);

  app.webhooks.timeout = TIMES.timeout;
  receiver.answer = 200;
  if (problem === 'CONNECTION' && status === null) await receiver.stop().then(() => receiver.start());
  // One that was given up may have come all the same; then it comes again as the same message.
  const came = () => [...new Map(receiver.taken.map(({ id: messageId, message }) => [messageId, message.data.changes])).values()].flat().map(({ kind, hotelId }) => `${kind} ${hotelId}`);
  await until(() => came().length >= expected.length);
  expect(came()).toEqual(expected);
  receiver.verify(secret);
  await until(async () => (await look(id))?.pendingDeliveries === 0);
  expect(await look(id)).toMatchObject({ failingSince: null, isActive: true });
});

test('a slow receiver holds up nobody else', async () => {
  const slow = await new WebhookReceiver().start();
  slow.answer = () => undefined;
  for (let count = 0; count < 5; count += 1) await create(slow.url);
  await create();
  const expected = await changes(1);
  await arrived(expected);
  expect(slow.taken).toEqual([]);
  await slow.stop();
});

test('only one’s own listings, when that is asked for', async () => {
  const other = await app.signIn();
  await create(receiver.url, true);
  await change(other);
  const own = await change();
  const theirs = await change(other);
  const all = await new WebhookReceiver().start();
  const { id } = await create(all.url);
  const later = [await change(other), await change()];
  await arrived([own, later[1] ?? '']);
  await arrived(later, all);
  expect(receiver.changes()).toEqual([own, later[1]]);
  expect(all.changes()).toEqual(later);
  expect([...receiver.changes(), ...all.changes()]).not.toContain(theirs);
  expect(await look(id, other)).toBeUndefined();
  await all.stop();
});

test('a webhook that is off, gone, or of a deactivated operator gets nothing; switched on, it gets what it missed', async () => {
  const setActive = (id: string, isActive: boolean) => call(mara, 'mutation ($id: ID!, $isActive: Boolean!) { setWebhookActive(id: $id, isActive: $isActive) { id isActive } }', { id, isActive });
  const { id } = await create();
  const witness = await new WebhookReceiver().start();
  await create(witness.url);
  await setActive(id, false);
  const missed = await changes(2);
  await arrived(missed, witness);
  expect(receiver.requests).toBe(0);
  expect((await call(mara, 'mutation ($id: ID!) { testWebhook(id: $id) { id } }', { id })).errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', key: 'webhookOff' });
  await setActive(id, true);
  await arrived(missed);
  expect(receiver.changes()).toEqual(missed);

  const guest = await app.signIn();
  const guests = await new WebhookReceiver().start();
  await create(guests.url, false, guest);
  await app.database.read('update "user" set is_active = false where id = $1', [guest.user.id]);
  expect((await call(mara, 'mutation ($id: ID!) { deleteWebhook(id: $id) }', { id })).data).toEqual({ deleteWebhook: id });
  const requests = receiver.requests;
  missed.push(...(await changes(1)));
  await arrived(missed, witness);
  expect([receiver.requests, guests.requests]).toEqual([requests, 0]);
  await app.database.read('update "user" set is_active = true where id = $1', [guest.user.id]);
  await until(() => guests.requests > 0);
  // Their account goes, and the webhook with it.
  const admin = await app.signIn();
  await app.database.read('update "user" set is_admin = true where id = $1', [admin.user.id]);
  expect((await call(admin, 'mutation ($id: ID!) { deleteUser(id: $id) }', { id: guest.user.id })).errors).toBeUndefined();
  expect(await app.database.read('select from webhook where owner_id = $1', [guest.user.id])).toEqual([]);
  await Promise.all([witness.stop(), guests.stop()]);
});

test('after seven days without success it is switched off with one mail, and goes on where it was when switched on', async () => {
  receiver.answer = 500;
  const { id } = await create();
  const expected = await changes(1);
  await until(async () => ((await look(id))?.deliveries.nodes[0]?.attempts ?? 0) >= 1);
  expected.push(...(await changes(1)));
  await app.database.read(`update webhook set failing_since = now() - interval '7 days' where id = $1`, [id]);
  await until(async () => (await look(id))?.isActive === false);
  expect((await look(id))?.deliveries.nodes.at(-1)).toMatchObject({ state: 'FAILED', lastStatus: 500, nextAttemptAt: null });
  expect(await mails.next(mara.user.email, 'ausgeschaltet')).toContain(receiver.url);
  expected.push(...(await changes(1)));
  receiver.answer = 204;
  await call(mara, 'mutation ($id: ID!) { setWebhookActive(id: $id, isActive: true) { id } }', { id });
  await arrived(expected);
  expect(receiver.changes()).toEqual(expected);
  expect(mails.mails.filter(({ source }) => source.includes('ausgeschaltet'))).toEqual([]);
});

test('a message that the receiver alone refuses is put aside after an hour, and those behind it arrive', async () => {
  const { id, secret } = await create();
  receiver.refuses = (raw) => raw.includes('CREATED');
  const hotel = await createHotel(app, { owner: mara.user as User });
  await until(() => receiver.requests > 1);
  await app.database.read(`update hotel set name = 'Kuća Druga' where id = $1`, [hotel.id]);
  await until(async () => (await look(id))?.pendingDeliveries === 2);
  expect(receiver.taken).toEqual([]);
  await app.database.read(`update webhook set failing_since = now() - interval '2 hours'`);
  await app.database.read(`update webhook_delivery set created_at = now() - interval '2 hours'`);
  await arrived(['CHANGED']);
  await until(async () => (await look(id))?.pendingDeliveries === 0);
  expect(receiver.changes()).toEqual([`CHANGED ${hotel.id}`]);
  expect((await look(id))?.deliveries.nodes).toMatchObject([{ state: 'DELIVERED' }, { state: 'FAILED', lastStatus: 422 }]);
  expect(await look(id)).toMatchObject({ isActive: true, failingSince: null });
  receiver.verify(secret);
});

test('messages are sent again one by one, or all since a cursor or a delivery', async () => {
  const { id } = await create();
  const expected = [await change()];
  await arrived(expected);
  expected.push(await change());
  await arrived(expected);
  await until(async () => (await look(id))?.pendingDeliveries === 0);
  const [newest, oldest] = (await look(id))?.deliveries.nodes ?? [];
  const [first] = receiver.taken;
  await call(mara, 'mutation ($id: ID!) { redeliverWebhook(deliveryId: $id) { id state } }', { id: oldest?.id });
  await until(() => receiver.taken.length === 3);
  expect(receiver.taken[2]).toMatchObject({ id: first?.id, raw: first?.raw });

  const replay = (variables: object) => call(mara, 'mutation ($id: ID!, $since: String, $deliveryId: ID) { replayWebhook(id: $id, since: $since, deliveryId: $deliveryId) { id } }', { id, ...variables });
  receiver.taken.length = 0;
  await replay({ deliveryId: oldest?.id });
  await arrived(expected);
  expect(receiver.changes()).toEqual(expected);
  receiver.taken.length = 0;
  await replay({ since: first?.message.data.cursor });
  await arrived(expected.slice(1));
  expect(receiver.changes()).toEqual(expected.slice(1));
  expect((await replay({})).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', key: 'sinceOrDelivery' });
  expect((await replay({ since: 'x' })).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', key: 'cursorInvalid' });
  expect((await replay({ deliveryId: '999999' })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');

  // What is a month old is forgotten.
  await app.database.read(`update webhook_delivery set created_at = now() - interval '31 days' where id = $1`, [oldest?.id]);
  await removeOldDeliveries(createSystemContext(app));
  expect((await look(id))?.deliveries.nodes.map((delivery) => delivery.id)).not.toContain(oldest?.id);
  expect((await look(id))?.deliveries.nodes.map((delivery) => delivery.id)).toContain(newest?.id);
});

test('a test is sent once, and tells when the receiver is back', async () => {
  const { id, secret } = await create();
  const sendTest = () => call<{ testWebhook: Delivery }>(mara, `mutation ($id: ID!) { testWebhook(id: $id) { ${DELIVERY} } }`, { id });
  expect((await sendTest()).data?.testWebhook).toMatchObject({ event: 'webhook.test', changes: 0 });
  await until(() => receiver.taken.length === 1);
  expect(receiver.taken[0]?.message).toEqual({ type: 'webhook.test', timestamp: expect.any(String) as string, data: {} });
  receiver.verify(secret);
  receiver.answer = 503;
  const deliveryId = (await sendTest()).data?.testWebhook.id;
  const state = async () => (await look(id))?.deliveries.nodes.find((delivery) => delivery.id === deliveryId);
  await until(async () => (await state())?.state === 'FAILED');
  expect(await state()).toMatchObject({ attempts: 1, lastStatus: 503, lastError: 'STATUS' });
  expect(await look(id)).toMatchObject({ isActive: true, failingSince: null });
});

test('a new secret signs from then on', async () => {
  const { id, secret } = await create();
  const { data } = await call<{ rotateWebhookSecret: { secret: string } }>(mara, 'mutation ($id: ID!) { rotateWebhookSecret(id: $id) { secret webhook { id } } }', { id });
  await arrived(await changes(1));
  receiver.verify(data?.rotateWebhookSecret.secret ?? '');
  expect(() => receiver.verify(secret)).toThrow();
});
