import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Connection, Edge } from '../connection.js';
import { Url } from '../scalars.js';
import { User } from '../viewer/user.entity.js';
import { CreditTransaction } from './credit-transaction.entity.js';

@ObjectType({ simpleResolvers: true, description: 'What a credit costs: one listing for one year.' })
export class CreditOffer {
  @Field(() => Float, { description: 'The price of one interval in units of the currency, for example 189; from Stripe.' })
  amount: number;

  @Field(() => String, { description: 'The currency as its ISO 4217 code, for example EUR.' })
  currency: string;

  @Field(() => String, { description: 'How long a payment lasts, in Stripe’s own word: year.' })
  interval: string;

  @Field(() => ID, { description: 'The price at Stripe, to begin a checkout with.' })
  priceId: string;
}

@ObjectType({ simpleResolvers: true, description: 'A checkout at Stripe that waits for the operator.' })
export class CheckoutSession {
  @Field(() => Url, { description: 'Where the browser goes to pay.' })
  checkoutUrl: string;
}

@ObjectType({ simpleResolvers: true, description: 'A visit to Stripe’s customer portal.' })
export class PortalSession {
  @Field(() => Url, { description: 'Where the browser goes; works for a few minutes.' })
  url: string;
}

@ObjectType({ simpleResolvers: true, description: 'What came of looking after a checkout.' })
export class CheckoutSync {
  @Field(() => Boolean, { description: 'True when the checkout has been paid and its credit stands in the ledger.' })
  success: boolean;

  @Field(() => Int, { description: 'Credits that were added just now; 0 when they had been added before.' })
  creditsAdded: number;

  @Field(() => User, { description: 'The operator with the new balance.' })
  viewer: User;
}

@ObjectType({ simpleResolvers: true, description: 'One line in a credit ledger.' })
export class CreditTransactionEdge extends Edge(CreditTransaction) {}

@ObjectType({ simpleResolvers: true, description: 'One page of an operator’s credit ledger, the newest line first.' })
export class CreditTransactionConnection extends Connection(CreditTransaction, CreditTransactionEdge) {}
