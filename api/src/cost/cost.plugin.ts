import type { ApolloServerPlugin } from '@apollo/server';
import { type GraphQLSchema, OperationTypeNode } from 'graphql';
import type { Context } from '../context.js';
import { AppError } from '../errors.js';
import { costOf } from './cost.js';

/** Counts each operation of /graphql before it is executed, and says in each answer what it cost. */
export function countOperations(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async ({ contextValue: { meter, isForeign, key } }) => ({
      didResolveOperation: async ({ document, operation, operationName, request: { variables } }) => {
        if (operation?.operation === OperationTypeNode.MUTATION && isForeign && !key) throw new AppError('FORBIDDEN', 'foreignOrigin');
        meter.spend(costOf(schema, document, variables, operationName));
      },
      willSendResponse: async ({ response: { body } }) => {
        if (body.kind !== 'single') return;
        const { limit, remaining, resetAt } = meter.standing;
        body.singleResult.extensions = { ...body.singleResult.extensions, cost: { requested: meter.cost, limit, remaining, resetAt } };
      },
    }),
  };
}
