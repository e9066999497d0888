import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../auth.js';
import { AFTER } from '../connection.js';
import type { Context } from '../context.js';
import { Hotel } from '../hotels/hotel.entity.js';
import { idOf } from '../ids.js';
import { SupportRequest } from '../support/support-request.entity.js';
import { User } from '../viewer/user.entity.js';
import { findAllHotels, findAuditLog, findMessages, findOverview, findUser, findUsers } from './admin.lists.js';
import * as service from './admin.service.js';
import { AdminOverview, AdminSort, AuditEntryConnection, AdminHotelConnection, SupportRequestConnection, UserConnection } from './admin.types.js';

const SEARCH = { nullable: true, description: 'Words that must occur, anywhere in a word; one or two letters where a word begins. At most 200 characters.' };
const IS_ACTIVE = { nullable: true, description: 'Only active or only inactive ones; all when left out.' };
const SORT = { defaultValue: AdminSort.NEWEST, description: 'In which order.' };
const FIRST = { defaultValue: 50, description: 'How many, 1 to 100.' };

@Resolver()
export class AdminResolver {
  @Auth('ADMIN')
  @Query(() => AdminOverview, { description: 'The counters of the administration.' })
  adminOverview(@Ctx() context: Context): Promise<AdminOverview> {
    return findOverview(context);
  }

  @Auth('ADMIN')
  @Query(() => UserConnection, { description: 'All accounts, page by page; found by address, business, person or town.' })
  adminUsers(
    @Ctx() context: Context,
    @Arg('search', () => String, SEARCH) search: string | null,
    @Arg('isActive', () => Boolean, IS_ACTIVE) isActive: boolean | null,
    @Arg('sort', () => AdminSort, SORT) sort: AdminSort,
    @Arg('first', () => Int, FIRST) first: number,
    @Arg('after', () => String, AFTER) after: string | null,
  ): Promise<UserConnection> {
    return findUsers({ search, isActive, sort, first, after: after ?? null }, context);
  }

  @Auth('ADMIN')
  @Query(() => User, { nullable: true, description: 'One account by its number; null when there is none.' })
  adminUser(@Ctx() context: Context, @Arg('id', () => ID, { description: 'The number of the account.' }) id: string): Promise<User | null> {
    return findUser(idOf(id, 'id'), context);
  }

  @Auth('ADMIN')
  @Query(() => AdminHotelConnection, { description: 'All listings, hidden ones too, page by page; found by the words of the public search.' })
  adminHotels(
    @Ctx() context: Context,
    @Arg('search', () => String, SEARCH) search: string | null,
    @Arg('isActive', () => Boolean, IS_ACTIVE) isActive: boolean | null,
    @Arg('sort', () => AdminSort, SORT) sort: AdminSort,
    @Arg('first', () => Int, FIRST) first: number,
    @Arg('after', () => String, AFTER) after: string | null,
  ): Promise<AdminHotelConnection> {
    return findAllHotels({ search, isActive, sort, first, after: after ?? null }, context);
  }

  @Auth('ADMIN')
  @Query(() => SupportRequestConnection, { description: 'Messages to support, the newest first.' })
  supportRequests(
    @Ctx() context: Context,
    @Arg('isDone', () => Boolean, { nullable: true, description: 'Only those that are done or still open; all when left out.' }) isDone: boolean | null,
    @Arg('first', () => Int, FIRST) first: number,
    @Arg('after', () => String, AFTER) after: string | null,
  ): Promise<SupportRequestConnection> {
    return findMessages(isDone ?? null, first, after, context);
  }

  @Auth('ADMIN')
  @Query(() => AuditEntryConnection, { description: 'What administrators did, the newest first.' })
  auditLog(
    @Ctx() context: Context,
    @Arg('first', () => Int, FIRST) first: number,
    @Arg('after', () => String, AFTER) after: string | null,
  ): Promise<AuditEntryConnection> {
    return findAuditLog(first, after, context);
  }

  @Auth('ADMIN')
  @Mutation(() => User, { description: 'Lets an account sign in, or no longer. CONFLICT for oneself and for the last administrator.' })
  setUserActive(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The number of the account.' }) id: string,
    @Arg('isActive', () => Boolean, { description: 'On or off.' }) isActive: boolean,
  ): Promise<User> {
    return service.setUserActive(idOf(id, 'id'), isActive, context);
  }

  @Auth('ADMIN')
  @Mutation(() => ID, {
    description: 'Removes an account with its listings and pictures and cancels its subscriptions; gives back its number. The ledger stays, without the person.',
  })
  async deleteUser(@Ctx() context: Context, @Arg('id', () => ID, { description: 'The number of the account.' }) id: string): Promise<string> {
    return String(await service.deleteUser(idOf(id, 'id'), context));
  }

  @Auth('ADMIN')
  @Mutation(() => User, { description: 'Gives an operator credits, or takes some back, with a reason that stands in the ledger.' })
  grantCredits(
    @Ctx() context: Context,
    @Arg('userId', () => ID, { description: 'The number of the account.' }) userId: string,
    @Arg('amount', () => Int, { description: 'How many, −100 to 100, not 0. The balance never becomes negative.' }) amount: number,
    @Arg('reason', () => String, { description: 'Why: the operator reads it too. At most 200 characters.' }) reason: string,
  ): Promise<User> {
    return service.grantCredits(idOf(userId, 'userId'), amount, reason, context);
  }

  @Auth('ADMIN')
  @Mutation(() => Hotel, {
    nullable: true,
    description: 'Switches anybody’s listing on or off. One that an administrator switched off, its operator cannot switch on.',
  })
  adminSetHotelActive(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The number of the listing.' }) id: string,
    @Arg('isActive', () => Boolean, { description: 'On or off.' }) isActive: boolean,
  ): Promise<Hotel | null> {
    return service.adminSetHotelActive(idOf(id, 'id'), isActive, context);
  }

  @Auth('ADMIN')
  @Mutation(() => Hotel, { nullable: true, description: 'Shows a listing among the featured ones, or no longer.' })
  setHotelFeatured(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The number of the listing.' }) id: string,
    @Arg('isFeatured', () => Boolean, { description: 'Featured or not.' }) isFeatured: boolean,
  ): Promise<Hotel | null> {
    return service.setHotelFeatured(idOf(id, 'id'), isFeatured, context);
  }

  @Auth('ADMIN')
  @Mutation(() => ID, { description: 'Removes anybody’s listing and its pictures for good; gives back its number.' })
  async adminDeleteHotel(@Ctx() context: Context, @Arg('id', () => ID, { description: 'The number of the listing.' }) id: string): Promise<string> {
    return String(await service.adminDeleteHotel(idOf(id, 'id'), context));
  }

  @Auth('ADMIN')
  @Mutation(() => SupportRequest, { description: 'Marks a message to support as taken care of, or as open again.' })
  setSupportRequestDone(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The number of the message.' }) id: string,
    @Arg('isDone', () => Boolean, { description: 'Done or open.' }) isDone: boolean,
  ): Promise<SupportRequest> {
    return service.setMessageDone(idOf(id, 'id'), isDone, context);
  }
}
