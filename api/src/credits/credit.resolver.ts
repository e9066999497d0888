import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../auth.js';
import type { Context } from '../context.js';
import { AFTER } from '../connection.js';
import { idOf } from '../ids.js';
import { Kept } from '../kept.js';
import { Url } from '../scalars.js';
import { User } from '../viewer/user.entity.js';
import { Weight } from '../weight.js';
import { createCheckoutSession, createPortalSession, findInvoiceUrl } from './checkout.service.js';
import { CheckoutInput } from './credit.input.js';
import { CheckoutSession, CheckoutSync, CreditOffer, CreditTransactionConnection, PortalSession } from './credit.types.js';
import { findSubscriptions, findTransactions } from './credit.query.js';
import { findOffer } from './offer.service.js';
import { Subscription } from './subscription.entity.js';
import { forceSyncCredits, syncCheckout } from './sync.service.js';

@Resolver(() => User)
export class CreditResolver {
  @Auth('PUBLIC')
  @Kept()
  @Query(() => CreditOffer, { description: 'What a credit costs, as Stripe says; 189 euro a year where Stripe does not answer.' })
  creditOffer(@Ctx() context: Context): Promise<CreditOffer> {
    return findOffer(context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => CheckoutSession, {
    description: 'Begins a checkout at Stripe, or comes back to the one that is open. UNAVAILABLE when Stripe does not answer.',
  })
  createCheckoutSession(
    @Ctx() context: Context,
    @Arg('input', () => CheckoutInput, { description: 'What is to be bought.' }) input: CheckoutInput,
  ): Promise<CheckoutSession> {
    return createCheckoutSession(input, context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => CheckoutSync, {
    description: 'Looks at once what came of a checkout of one’s own. FORBIDDEN for somebody else’s, NOT_FOUND for none.',
  })
  syncCheckout(
    @Ctx() context: Context,
    @Arg('sessionId', () => ID, { description: 'The checkout’s id, as Stripe adds it to the address of the return.' }) sessionId: string,
  ): Promise<CheckoutSync> {
    return syncCheckout(sessionId, context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => User, { description: 'Compares all of one’s payments at Stripe with the credits and grants what is missing.' })
  forceSyncCredits(@Ctx() context: Context): Promise<User> {
    return forceSyncCredits(context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => PortalSession, {
    description: 'Opens Stripe’s portal for invoices, card and cancelling. NOT_FOUND for an operator who never bought.',
  })
  createPortalSession(@Ctx() context: Context): Promise<PortalSession> {
    return createPortalSession(context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => Url, { description: 'The address of Stripe’s invoice for a line of one’s ledger; it works for some days.' })
  createInvoiceLink(
    @Ctx() context: Context,
    @Arg('transactionId', () => ID, { description: 'The number of the line.' }) transactionId: string,
  ): Promise<string> {
    return findInvoiceUrl(idOf(transactionId, 'transactionId'), context);
  }

  @Auth('OWNER')
  @Weight({ items: 100 })
  @FieldResolver(() => [Subscription], { description: 'The subscriptions that stand or ended within a year, the newest first; at most 100.' })
  subscriptions(@Root() user: User, @Ctx() context: Context): Promise<Subscription[]> {
    return findSubscriptions(user.id, context);
  }

  @Auth('OWNER')
  @FieldResolver(() => CreditTransactionConnection, { description: 'The credit ledger, page by page, the newest line first.' })
  creditTransactions(
    @Root() user: User,
    @Ctx() context: Context,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many lines, 1 to 100.' }) first: number,
    @Arg('after', () => String, AFTER) after: string | null,
  ): Promise<CreditTransactionConnection> {
    return findTransactions(user.id, first, after, context);
  }
}
