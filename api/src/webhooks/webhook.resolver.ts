import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Auth } from '../auth.js';
import type { Context } from '../context.js';
import { idOf } from '../ids.js';
import { User } from '../viewer/user.entity.js';
import { Weight } from '../weight.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { findDeliveries, redeliver, replay, sendTest } from './delivery.service.js';
import { Webhook } from './webhook.entity.js';
import { createWebhook, deleteWebhook, findWebhooks, rotateSecret, setActive } from './webhook.service.js';
import { CreatedWebhook, WebhookDeliveryConnection, WebhookInput } from './webhook.types.js';

const WHICH = { description: 'The number of the webhook.' };

@Resolver(() => Webhook)
export class WebhookResolver {
  @Auth('SIGNED_IN')
  @Mutation(() => CreatedWebhook, { description: 'Sets up a webhook, at most 10. It is told of what happens from now on.' })
  createWebhook(@Ctx() context: Context, @Arg('input', () => WebhookInput, { description: 'The new webhook.' }) input: WebhookInput): Promise<CreatedWebhook> {
    return createWebhook(input, context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => Webhook, {
    description: 'Switches a webhook on or off. Switched on, it is sent what it has missed, as far as changes are kept (90 days) and deliveries that were given up (30 days).',
  })
  setWebhookActive(
    @Ctx() context: Context,
    @Arg('id', () => ID, WHICH) id: string,
    @Arg('isActive', () => Boolean, { description: 'True to switch it on.' }) isActive: boolean,
  ): Promise<Webhook> {
    return setActive(idOf(id, 'id'), isActive, context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => ID, { description: 'Removes a webhook with its deliveries; gives back its number.' })
  async deleteWebhook(@Ctx() context: Context, @Arg('id', () => ID, WHICH) id: string): Promise<number> {
    return deleteWebhook(idOf(id, 'id'), context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => CreatedWebhook, { description: 'Gives a webhook a new secret; the former one signs nothing from then on.' })
  rotateWebhookSecret(@Ctx() context: Context, @Arg('id', () => ID, WHICH) id: string): Promise<CreatedWebhook> {
    return rotateSecret(idOf(id, 'id'), context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => Webhook, { description: 'Sends all changes again that came after a cursor, or from a delivery on. Give exactly one of the two.' })
  replayWebhook(
    @Ctx() context: Context,
    @Arg('id', () => ID, WHICH) id: string,
    @Arg('since', () => String, { nullable: true, description: 'A cursor of `listingChanges` or of a message.' }) since?: string | null,
    @Arg('deliveryId', () => ID, { nullable: true, description: 'A delivery of this webhook: its changes are the first to be sent again.' }) deliveryId?: string | null,
  ): Promise<Webhook> {
    return replay(idOf(id, 'id'), since ?? null, deliveryId ?? null, context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => WebhookDelivery, { description: 'Sends one message again, with the same `webhook-id` and body.' })
  redeliverWebhook(@Ctx() context: Context, @Arg('deliveryId', () => ID, { description: 'The number of the delivery.' }) deliveryId: string): Promise<WebhookDelivery> {
    return redeliver(idOf(deliveryId, 'deliveryId'), context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => WebhookDelivery, { description: 'Sends a message of the type "webhook.test", at once and once.' })
  testWebhook(@Ctx() context: Context, @Arg('id', () => ID, WHICH) id: string): Promise<WebhookDelivery> {
    return sendTest(idOf(id, 'id'), context);
  }

  @Auth('OWNER')
  @FieldResolver(() => Int, { description: 'How many deliveries wait to be sent or tried again, about 20 at most: what comes on top waits among the changes and goes into fuller ones.' })
  pendingDeliveries(@Root() { id }: Webhook, @Ctx() { loaders }: Context): Promise<number> {
    return loaders.pendingDeliveries.load(id);
  }

  @Auth('OWNER')
  @FieldResolver(() => WebhookDeliveryConnection, { description: 'What was sent in the last 30 days and what waits, the newest first.' })
  deliveries(
    @Root() { id }: Webhook,
    @Ctx() context: Context,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'The cursor after which the page starts.' }) after?: string | null,
  ): Promise<WebhookDeliveryConnection> {
    return findDeliveries(id, first, after ?? null, context);
  }
}

@Resolver(() => User)
export class OwnWebhooksResolver {
  @Auth('OWNER')
  @Weight({ items: 10 })
  @FieldResolver(() => [Webhook], { description: 'The operator’s webhooks, the newest first; at most 10.' })
  webhooks(@Root() { id }: User, @Ctx() context: Context): Promise<Webhook[]> {
    return findWebhooks(id, context);
  }
}
