import { OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Hotel } from '../hotels/hotel.entity.js';
import { User } from '../viewer/user.entity.js';
import { VisitKind } from './visit.kind.js';

/** How often something was done with a listing on a day, each visitor counted once. */
@Entity()
@Check({ name: 'hotel_statistic_positive', expression: 'count > 0' })
export class HotelStatistic {
  [PrimaryKeyProp]?: ['hotel', 'day', 'kind'];

  @ManyToOne({ entity: () => Hotel, primary: true, index: false, deleteRule: 'cascade', updateRule: 'no action' })
  hotel: Rel<Hotel>;

  /** In Croatia. */
  @PrimaryKey({ type: 'date' })
  day: string;

  @PrimaryKey({ type: 'string', length: 20 })
  kind: VisitKind;

  @Property({ type: 'integer' })
  count: number;
}

/** What the hashes of one day are made with. Thrown away after it: nobody can make them again, from whatever address. */
@Entity()
export class StatisticsSalt {
  @PrimaryKey({ type: 'date' })
  day: string;

  @Property({ type: 'string', length: 64 })
  salt: string;
}

/** That somebody has been counted today, for one thing at one listing: a hash, and nothing of who it was. Deleted after the day. */
@Entity({ tableName: 'statistics_seen' })
export class StatisticsSeen {
  [PrimaryKeyProp]?: ['day', 'hash'];

  @PrimaryKey({ type: 'date' })
  day: string;

  @PrimaryKey({ type: 'uuid' })
  hash: string;
}

/** That an operator was sent the figures of a month: once, whichever process and however often the job runs. */
@Entity()
export class MonthlyMail {
  [OptionalProps]?: 'token';
  [PrimaryKeyProp]?: ['user', 'month'];

  @ManyToOne({ entity: () => User, primary: true, index: false, deleteRule: 'cascade', updateRule: 'no action' })
  user: Rel<User>;

  /** Its first day. */
  @PrimaryKey({ type: 'date' })
  month: string;

  /** In the mail's own link: whoever has it may switch this mail off, and do nothing else. */
  @Property({ type: 'uuid', unique: true, defaultRaw: 'gen_random_uuid()' })
  token: string;
}
