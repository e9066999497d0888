import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  DirectiveLocation,
  GraphQLDirective,
  GraphQLEnumType,
  GraphQLNonNull,
  type GraphQLSchema,
} from 'graphql';
import { Directive } from 'type-graphql';
import type { Context } from './context.js';
import { AppError } from './errors.js';

/** Who may: everybody, whoever is signed in, the one it belongs to (and administrators), administrators only. */
export type Access = 'PUBLIC' | 'SIGNED_IN' | 'OWNER' | 'ADMIN';

const AccessEnum = new GraphQLEnumType({
  name: 'Access',
  description: 'Who may read a field or call an operation.',
  values: {
    PUBLIC: { description: 'Everybody.' },
    SIGNED_IN: { description: 'Everybody with a valid session.' },
    OWNER: { description: 'The operator to whom the object belongs, and administrators.' },
    ADMIN: { description: 'Administrators.' },
  },
});

export const authDirective = new GraphQLDirective({
  name: 'auth',
  description: 'Who may read this field or call this operation. Checked on the server before the field is resolved.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: { requires: { type: new GraphQLNonNull(AccessEnum), description: 'The least that is asked for.' } },
});

/** Declares who may use a field; stands beside `@Query`, `@Mutation` or `@Field`. */
export const Auth = (requires: Access) => Directive(`@auth(requires: ${requires})`);

/**
 * Puts the check in front of every field that declares `@auth`. Queries and mutations must declare one:
 * a schema with an undeclared operation is not built. Public fields keep their resolver as it is.
 */
export function enforceAuth(schema: GraphQLSchema): GraphQLSchema {
  const operations = [schema.getQueryType()?.name, schema.getMutationType()?.name, schema.getSubscriptionType()?.name];
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, name, typeName) => {
      const requires = getDirective(schema, field, 'auth')?.[0]?.requires as Access | undefined;
      if (!requires && operations.includes(typeName)) throw new Error(`${typeName}.${name} declares no @auth`);
      if (!requires || requires === 'PUBLIC') return field;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (parent, args, context: Context, info) => {
        check(requires, ownerOf(typeName, parent), context);
        return resolve(parent, args, context, info);
      };
      return field;
    },
  });
}

/** To whom an object belongs: an account to itself, everything else to its owner. */
function ownerOf(typeName: string, parent: unknown): unknown {
  const { id, ownerId } = (parent ?? {}) as { id?: unknown; ownerId?: unknown };
  return typeName === 'User' ? id : ownerId;
}

function check(requires: Exclude<Access, 'PUBLIC'>, ownerId: unknown, { viewer }: Context): void {
  if (!viewer) throw new AppError('UNAUTHENTICATED', 'unauthenticated');
  if (requires === 'SIGNED_IN' || viewer.isAdmin) return;
  if (requires === 'OWNER' && String(ownerId) === String(viewer.id)) return;
  throw new AppError('FORBIDDEN', 'forbidden');
}
