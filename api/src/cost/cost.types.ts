import { Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';

/** What is left to whoever asks, in this minute. */
@ObjectType({ simpleResolvers: true, description: 'How many points are left in this minute: to an API key, to whoever is signed in, or to an address.' })
export class RateLimit {
  @Field(() => Int, { description: 'Points for one minute.' })
  limit: number;

  @Field(() => Int, { description: 'What this operation costs, in points.' })
  cost: number;

  @Field(() => Int, { description: 'Points that are left, after this operation.' })
  remaining: number;

  @Field(() => GraphQLISODateTime, { description: 'When the next minute begins, with all points again.' })
  resetAt: Date;
}

/** What an operation would cost. */
@ObjectType({ simpleResolvers: true, description: 'What an operation would cost.' })
export class OperationCost {
  @Field(() => Int, {
    description: 'Its cost in points, at most: 1 for itself, 1 for each object that it can bring, and what some fields cost to look up. A list counts as long as it can be; plain values are free.',
  })
  cost: number;

  @Field(() => Int, { description: 'What one operation may cost; one that costs more is refused.' })
  mostPerOperation: number;

  @Field(() => Int, { description: 'Points that whoever asks has for one minute.' })
  limit: number;

  @Field(() => Boolean, { description: 'True when it would be answered, with the points of a fresh minute.' })
  isAllowed: boolean;
}
