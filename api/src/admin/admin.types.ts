import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
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

const NEXT = { nullable: true, description: 'Pass it as `after` for the next page; null on the last one.' };
const ORDER = 'The order that they stand in. A search that finds more than 1,000 comes newest first where it was asked for by name.';
const COUNT = 'How many there are, counted up to 1,001: that many means more than 1,000. Counted only when asked for.';

@ObjectType({ simpleResolvers: true, description: 'One page of accounts.' })
export class UserPage {
  @Field(() => [User], { description: 'The accounts.' })
  nodes: User[];

  @Field(() => String, NEXT)
  next: string | null;

  @Field(() => AdminSort, { description: ORDER })
  sort: AdminSort;

  count: () => Promise<number>;

  @Field(() => Int, { description: COUNT })
  get totalCount(): Promise<number> {
    return this.count();
  }
}

@ObjectType({ simpleResolvers: true, description: 'One page of listings, hidden ones too.' })
export class HotelPage {
  @Field(() => [Hotel], { description: 'The listings.' })
  nodes: Hotel[];

  @Field(() => String, NEXT)
  next: string | null;

  @Field(() => AdminSort, { description: ORDER })
  sort: AdminSort;

  count: () => Promise<number>;

  @Field(() => Int, { description: COUNT })
  get totalCount(): Promise<number> {
    return this.count();
  }
}

@ObjectType({ simpleResolvers: true, description: 'One page of messages to support, the newest first.' })
export class SupportRequestPage {
  @Field(() => [SupportRequest], { description: 'The messages.' })
  nodes: SupportRequest[];

  @Field(() => String, NEXT)
  next: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of the audit log, the newest first.' })
export class AuditPage {
  @Field(() => [AuditEntry], { description: 'What was done.' })
  nodes: AuditEntry[];

  @Field(() => String, NEXT)
  next: string | null;
}
