import { type GraphQLResolveInfo, GraphQLError, parse, validate } from 'graphql';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql';
import { Auth } from '../auth.js';
import type { Context } from '../context.js';
import { AppError, invalid } from '../errors.js';
import { Weight } from '../weight.js';
import { costOf, MOST_PER_OPERATION } from './cost.js';
import { OperationCost, RateLimit } from './cost.types.js';
import { MOST_TOKENS, withoutSuggestion } from './parsing.js';
import { tooLarge } from './size.js';

@Resolver()
export class CostResolver {
  @Auth('PUBLIC', 'ANY_KEY')
  @Query(() => RateLimit, { description: 'What is left of the points of this minute. Each answer says so too, in its headers and in `extensions.cost`; one by GET that caches may keep names only what it cost.' })
  rateLimit(@Ctx() { meter }: Context): RateLimit {
    return { ...meter.standing, cost: meter.cost };
  }

  @Auth('PUBLIC', 'ANY_KEY')
  @Weight({ points: 50 })
  @Query(() => OperationCost, { description: 'What an operation would cost. It is checked and not executed.' })
  operationCost(
    @Ctx() { meter }: Context,
    @Info() { schema }: GraphQLResolveInfo,
    @Arg('document', () => String, { description: 'The document, at most 20,000 characters. Example: "{ regions { id } }".' }) document: string,
    @Arg('variables', () => GraphQLJSONObject, { nullable: true, description: 'The variables by their names.' }) variables?: Record<string, unknown> | null,
    @Arg('operationName', () => String, { nullable: true, description: 'Which operation, where the document has several.' }) operationName?: string | null,
  ): OperationCost {
    const cost = readCost(() => {
      if (document.length > 20_000) throw invalid('document', 'tooLong', { max: 20_000 });
      const parsed = parse(document, { maxTokens: MOST_TOKENS });
      const error = tooLarge(parsed) ?? validate(schema, parsed)[0];
      if (error) throw error;
      return costOf(schema, parsed, variables ?? {}, operationName);
    });
    const { limit } = meter.standing;
    return { cost, mostPerOperation: MOST_PER_OPERATION, limit, isAllowed: cost <= MOST_PER_OPERATION && cost <= limit };
  }
}

/** What is wrong with the given document is said in the words of GraphQL, as an error of that argument. */
function readCost(read: () => number): number {
  try {
    return read();
  } catch (error) {
    if (error instanceof AppError || !(error instanceof GraphQLError)) throw error;
    throw invalid('document', 'documentInvalid', { reason: withoutSuggestion(error.message).slice(0, 500) });
  }
}
