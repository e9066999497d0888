import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Connection, Edge } from '../connection.js';
import { HotelEdge } from '../hotels/hotel.connection.js';
import { Hotel } from '../hotels/hotel.entity.js';
import { SupportRequest } from '../support/support-request.entity.js';
import { User } from '../viewer/user.entity.js';
import { AuditEntry } from './audit-entry.entity.js';

export enum AdminSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  NAME = 'NAME',
}
registerEnumType(AdminSort, {
  name: 'AdminSort',
  description: 'The order of an administrator’s list.',
  valuesConfig: {
    NEWEST: { description: 'The latest first.' },
    OLDEST: { description: 'The earliest first.' },
    NAME: { description: 'By name, A to Z.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'The four counters of the administration.' })
export class AdminOverview {
  @Field(() => Int, { description: 'All accounts.' })
  totalUsers: number;

  @Field(() => Int, { description: 'Accounts that can sign in.' })
  activeUsers: number;

  @Field(() => Int, { description: 'All listings.' })
  totalHotels: number;

  @Field(() => Int, { description: 'Listings that are switched on.' })
  activeHotels: number;

  @Field(() => Int, { description: 'Messages to support that nobody has taken care of.' })
  openMessages: number;
}

const ORDER = 'The order that they stand in. A search that finds more than 1,000 comes newest first where it was asked for by name.';
const COUNT = 'How many there are, counted up to 1,001: that many means more than 1,000. Counted only when asked for.';

@ObjectType({ simpleResolvers: true, description: 'One account in a list.' })
export class UserEdge extends Edge(User) {}

@ObjectType({ simpleResolvers: true, description: 'One page of accounts.' })
export class UserConnection extends Connection(User, UserEdge) {
  @Field(() => AdminSort, { description: ORDER })
  sort: AdminSort;

  count: () => Promise<number>;

  @Field(() => Int, { description: COUNT })
  get totalCount(): Promise<number> {
    return this.count();
  }
}

@ObjectType({ simpleResolvers: true, description: 'One page of listings, hidden ones too.' })
export class AdminHotelConnection extends Connection(Hotel, HotelEdge) {
  @Field(() => AdminSort, { description: ORDER })
  sort: AdminSort;

  count: () => Promise<number>;

  @Field(() => Int, { description: COUNT })
  get totalCount(): Promise<number> {
    return this.count();
  }
}

@ObjectType({ simpleResolvers: true, description: 'One message in a list.' })
export class SupportRequestEdge extends Edge(SupportRequest) {}

@ObjectType({ simpleResolvers: true, description: 'One page of messages to support, the newest first.' })
export class SupportRequestConnection extends Connection(SupportRequest, SupportRequestEdge) {}

@ObjectType({ simpleResolvers: true, description: 'One deed in the audit log.' })
export class AuditEntryEdge extends Edge(AuditEntry) {}

@ObjectType({ simpleResolvers: true, description: 'One page of the audit log, the newest first.' })
export class AuditEntryConnection extends Connection(AuditEntry, AuditEntryEdge) {}
