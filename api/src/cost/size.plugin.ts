import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, parse, visit } from 'graphql';
import type { Context } from '../context.js';
import { AppError } from '../errors.js';
import { tooLarge } from './size.js';

/**
 * Refuses a document that is too large before any rule looks at it: rules compare all with all. The server offers no
 * place to end there, so an empty document takes its place, and is refused instead; as it is kept, so is that.
 *
 * Where the schema is not told to everybody, it is to whoever has a key. It is published at /schema.graphql all the
 * same; asking for it here is work, and mostly done by those who look for a way in.
 */
export function refuseDocuments({ tellsSchema }: { tellsSchema: boolean }): ApolloServerPlugin<Context> {
  const refused = new WeakMap<DocumentNode, AppError>();
  const asking = new WeakMap<DocumentNode, boolean>();
  const asksForSchema = (document: DocumentNode) => {
    const isAsking = asking.get(document) ?? namesSchema(document);
    asking.set(document, isAsking);
    return isAsking;
  };
  return {
    requestDidStart: async ({ contextValue: { key } }) => ({
      validationDidStart: async (request) => {
        const problem = tooLarge(request.document);
        if (!problem) return;
        const instead = parse('{ __typename }');
        refused.set(instead, problem);
        Object.assign(request, { document: instead });
      },
      didResolveOperation: async ({ document }) => {
        const problem = refused.get(document);
        if (problem) throw problem;
        if (!tellsSchema && !key && asksForSchema(document)) throw new AppError('FORBIDDEN', 'schemaIsElsewhere');
      },
    }),
  };
}

function namesSchema(document: DocumentNode): boolean {
  let isNamed = false;
  visit(document, { Field: ({ name: { value } }) => void (isNamed ||= value === '__schema' || value === '__type') });
  return isNamed;
}
