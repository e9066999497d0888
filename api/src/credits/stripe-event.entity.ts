import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** An event of Stripe's whose effects stand in the database; written in the same transaction as they. */
@Entity()
export class StripeEvent {
  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: 'string', length: 255 })
  id: string;

  @Property({ type: 'string', length: 80 })
  type: string;

  @Index()
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
