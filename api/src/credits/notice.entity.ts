import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** That somebody has been written to about something: once, whichever process and however often the job runs. */
@Entity()
export class Notice {
  [OptionalProps]?: 'createdAt';

  /** What it was about: `renewal:30:<subscription>:<period end>`. */
  @PrimaryKey({ type: 'string', length: 120 })
  key: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
