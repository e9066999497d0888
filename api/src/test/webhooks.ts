import { expect } from 'vitest';
import type { Browser } from './browser.js';

/** A line of the log of a webhook. */
export interface Delivery {
  id: string;
  event: string;
  changes: number;
  state: string;
  attempts: number;
  lastStatus: number | null;
  lastError: string | null;
  lastAttemptAt: string | null;
  nextAttemptAt: string | null;
  durationMs: number | null;
}
/** A webhook as its owner sees it. */
export interface Hook {
  id: string;
  url: string;
  isActive: boolean;
  isOwnOnly: boolean;
  failingSince: string | null;
  pendingDeliveries: number;
  deliveries: { nodes: Delivery[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
}
/** What is read of a delivery. */
export const DELIVERY = 'id event changes state attempts lastStatus lastError lastAttemptAt nextAttemptAt durationMs';
/** What is read of a webhook. */
const HOOK = `id url isActive isOwnOnly failingSince pendingDeliveries deliveries { nodes { ${DELIVERY} } pageInfo { hasNextPage endCursor } }`;

/** An operation of somebody. */
export const call = <Data = never>(who: Browser, body: string, variables = {}) => who.graphql<Data>(body, variables);
/** Sets up a webhook; its secret is seen this once. */
export async function createWebhook(who: Browser, url: string, isOwnOnly = false) {
  const { data, errors } = await call<{ createWebhook: { webhook: Hook; secret: string } }>(
    who,
    `mutation ($input: WebhookInput!) { createWebhook(input: $input) { secret webhook { ${HOOK} } } }`,
    { input: { url, isOwnOnly } },
  );
  expect(errors).toBeUndefined();
  return { id: data?.createWebhook.webhook.id ?? '', secret: data?.createWebhook.secret ?? '', webhook: data?.createWebhook.webhook };
}

/** One of somebody's webhooks as it is now. */
export async function findWebhook(who: Browser, id: string): Promise<Hook | undefined> {
  const { data } = await call<{ viewer: { webhooks: Hook[] } }>(who, `{ viewer { webhooks { ${HOOK} } } }`);
  return data?.viewer.webhooks.find((hook) => hook.id === id);
}
