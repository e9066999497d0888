import { Field, InputType, ObjectType } from 'type-graphql';
import { Connection, Edge } from '../connection.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { Webhook } from './webhook.entity.js';

@InputType({ description: 'A webhook to be set up.' })
export class WebhookInput {
  @Field(() => String, { description: 'Where requests go to: https, at most 1,000 characters, port 443 or 8443, no credentials in it.' })
  url: string;

  @Field(() => Boolean, { defaultValue: false, description: 'True for changes of one’s own listings only.' })
  isOwnOnly: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A webhook with its new secret, which is shown this once.' })
export class CreatedWebhook {
  @Field(() => Webhook, { description: 'The webhook.' })
  webhook: Webhook;

  @Field(() => String, { description: 'What requests are signed with: "whsec_" and base64. Not shown again.' })
  secret: string;
}

@ObjectType({ simpleResolvers: true, description: 'One delivery in a list.' })
export class WebhookDeliveryEdge extends Edge(WebhookDelivery) {}

@ObjectType({ simpleResolvers: true, description: 'One page of deliveries, the newest first.' })
export class WebhookDeliveryConnection extends Connection(WebhookDelivery, WebhookDeliveryEdge) {}
