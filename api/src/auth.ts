import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLEnumType,
  GraphQLNonNull,
  GraphQLSchema,
} from 'graphql';
import { Directive } from 'type-graphql';
import type { Context } from './context.js';
import { AppError } from './errors.js';
import { KeyScope } from './keys/key.scope.js';

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

/** The directive as it is declared in a schema, with the scopes that the schema knows. */
function authDirective(schema: GraphQLSchema): GraphQLDirective {
  const scopes = schema.getType('KeyScope');
  return new GraphQLDirective({
    name: 'auth',
    description: 'Who may read this field or call this operation. Checked on the server before the field is resolved.',
    locations: [DirectiveLocation.FIELD_DEFINITION],
    args: {
      requires: { type: new GraphQLNonNull(AccessEnum), description: 'The least that is asked for.' },
      ...(scopes instanceof GraphQLEnumType && { scope: { type: scopes, description: 'What an API key needs for it. Without a scope, it is closed to API keys.' } }),
      anyKey: { type: GraphQLBoolean, description: 'True where any API key will do, whatever its scopes.' },
    },
  });
}

/** What stands beside a field. */
interface Demand {
  requires: Access;
  scope?: KeyScope;
  anyKey?: boolean;
}

/**
 * Declares who may use a field; stands beside `@Query`, `@Mutation` or `@Field`. An API key needs the scope as well;
 * what names none is closed to keys.
 */
export function Auth(requires: Access, scope?: keyof typeof KeyScope | 'ANY_KEY') {
  const forKeys = scope === 'ANY_KEY' ? ', anyKey: true' : `, scope: ${scope}`;
  return Directive(`@auth(requires: ${requires}${scope ? forKeys : ''})`);
}

/**
 * Puts the check in front of every field that declares `@auth`. Queries and mutations must declare one:
 * a schema with an undeclared operation is not built.
 */
export function enforceAuth(built: GraphQLSchema): GraphQLSchema {
  const schema = new GraphQLSchema({ ...built.toConfig(), directives: [...built.getDirectives(), authDirective(built)] });
  const operations = [schema.getQueryType()?.name, schema.getMutationType()?.name, schema.getSubscriptionType()?.name];
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, name, typeName) => {
      const demand = getDirective(schema, field, 'auth')?.[0] as Demand | undefined;
      if (!demand && operations.includes(typeName)) throw new Error(`${typeName}.${name} declares no @auth`);
      if (!demand) return field;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (parent, args, context: Context, info) => {
        checkKey(demand, context);
        if (typeName === operations[1]) context.usePrimary();
        if (demand.requires !== 'PUBLIC') check(demand.requires, ownerOf(typeName, parent), context);
        return resolve(parent, args, context, info);
      };
      return field;
    },
  });
}

/** What a key may be used for is stated, never concluded: neither from its owner's rights nor from another scope. */
export function checkKey({ scope, anyKey }: Pick<Demand, 'scope' | 'anyKey'>, { key }: Pick<Context, 'key'>): void {
  if (!key || anyKey) return;
  if (!scope) throw new AppError('FORBIDDEN', 'keyNotHere');
  if (!key.scopes.includes(scope)) throw new AppError('FORBIDDEN', 'keyScope', { values: { scope } });
}

/** To whom an object belongs: an account to itself, everything else to its owner. */
function ownerOf(typeName: string, parent: unknown): unknown {
  const { id, ownerId } = (parent ?? {}) as { id?: unknown; ownerId?: unknown };
  return typeName === 'User' ? id : ownerId;
}

function check(requires: Exclude<Access, 'PUBLIC'>, ownerId: unknown, { viewer, key }: Context): void {
  if (!viewer) throw key ? new AppError('FORBIDDEN', 'keyNotHere') : new AppError('UNAUTHENTICATED', 'unauthenticated');
  if (requires === 'SIGNED_IN' || viewer.isAdmin) return;
  if (requires === 'OWNER' && String(ownerId) === String(viewer.id)) return;
  throw new AppError('FORBIDDEN', 'forbidden');
}
