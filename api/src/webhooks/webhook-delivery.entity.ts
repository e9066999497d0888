import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Auth } from '../auth.js';
import { Node } from '../node.js';
import { DateTime } from '../scalars.js';
import { Webhook } from './webhook.entity.js';

export enum WebhookDeliveryState {
  PENDING = 'PENDING',
  DELIVERED = 'DELIVERED',
  FAILED = 'FAILED',
}
registerEnumType(WebhookDeliveryState, {
  name: 'WebhookDeliveryState',
  description: 'How far a delivery has come.',
  valuesConfig: {
    PENDING: { description: 'It waits to be sent, or to be tried again.' },
    DELIVERED: { description: 'The receiver answered with a status from 200 to 299.' },
    FAILED: { description: 'Given up: after seven days, a test after one attempt.' },
  },
});

export enum WebhookProblem {
  REFUSED_ADDRESS = 'REFUSED_ADDRESS',
  TIMEOUT = 'TIMEOUT',
  CONNECTION = 'CONNECTION',
  STATUS = 'STATUS',
  REDIRECT = 'REDIRECT',
}
registerEnumType(WebhookProblem, {
  name: 'WebhookProblem',
  description: 'Why an attempt was no success.',
  valuesConfig: {
    REFUSED_ADDRESS: { description: 'The name leads to an address that is not public; nothing was sent.' },
    TIMEOUT: { description: 'No answer within 10 seconds.' },
    CONNECTION: { description: 'No connection: unknown name, closed port, bad certificate, or it broke off.' },
    STATUS: { description: 'An answer with a status outside 200 to 299.' },
    REDIRECT: { description: 'An answer that leads elsewhere; it is not followed.' },
  },
});

/** One request to a webhook, as often as it has to be tried. */
@Entity()
@Index({ name: 'webhook_delivery_by_webhook', expression: 'create index "webhook_delivery_by_webhook" on "webhook_delivery" (webhook_id, id)' })
@Index({ name: 'webhook_delivery_pending', expression: `create index "webhook_delivery_pending" on "webhook_delivery" (webhook_id, id) where state = 'PENDING'` })
@ObjectType({ implements: Node, simpleResolvers: true, description: 'One message to a webhook, sent again until it arrives. Kept for 30 days.' })
export class WebhookDelivery {
  [OptionalProps]?: 'state' | 'attempts' | 'createdAt';

  @Auth('OWNER')
  @Field(() => ID, { description: 'The number of the delivery, as text.' })
  @PrimaryKey({ type: 'integer' })
  id: number;

  @ManyToOne({ entity: () => Webhook, deleteRule: 'cascade' })
  webhook: Rel<Webhook>;

  @Auth('OWNER')
  @Field(() => String, { description: 'The `type` of the message: "listing.changed", or "webhook.test".' })
  @Property({ type: 'string', length: 30 })
  event: string;

  /** The bytes that are signed and sent, the same at each attempt. */
  @Property({ type: 'text' })
  body: string;

  @Auth('OWNER')
  @Field(() => Int, { description: 'How many changes are in it: 1 to 100, 0 in a test.' })
  @Property({ type: 'integer' })
  changes: number;

  /** The position that its changes come after. */
  @Property({ type: 'bigint' })
  afterPosition: string;

  @Auth('OWNER')
  @Field(() => WebhookDeliveryState, { description: 'How far it has come.' })
  @Property({ type: 'string', length: 10, default: WebhookDeliveryState.PENDING })
  state: WebhookDeliveryState = WebhookDeliveryState.PENDING;

  @Auth('OWNER')
  @Field(() => Int, { description: 'How often it has been tried.' })
  @Property({ type: 'integer', default: 0 })
  attempts: number = 0;

  @Auth('OWNER')
  @Field(() => Int, { nullable: true, description: 'The HTTP status of the last answer; null where there was none.' })
  @Property({ type: 'integer', nullable: true })
  lastStatus?: number | null;

  @Auth('OWNER')
  @Field(() => WebhookProblem, { nullable: true, description: 'Why the last attempt was no success; null when it was one, or none was made.' })
  @Property({ type: 'string', length: 20, nullable: true })
  lastError?: WebhookProblem | null;

  @Auth('OWNER')
  @Field(() => DateTime, { nullable: true, description: 'When it was last tried.' })
  @Property({ type: 'datetime', nullable: true })
  lastAttemptAt?: Date | null;

  @Auth('OWNER')
  @Field(() => DateTime, { nullable: true, description: 'When it is tried next, if those before it arrive; null when it is not waiting, or the webhook is off.' })
  nextAttemptAt?: Date | null;

  @Auth('OWNER')
  @Field(() => Int, { nullable: true, description: 'How long the last attempt took, in milliseconds.' })
  @Property({ type: 'integer', nullable: true })
  durationMs?: number | null;

  @Auth('OWNER')
  @Field(() => DateTime, { description: 'When the message was made.' })
  @Index()
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
