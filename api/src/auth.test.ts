import 'reflect-metadata';
import { graphql, isObjectType } from 'graphql';
import { buildSchemaSync, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { describe, expect, test } from 'vitest';
import { Auth, enforceAuth } from './auth.js';
import { KeyScope } from './keys/key.scope.js';
import type { SessionViewer } from './viewer/session.service.js';
import { createSchema } from './schema.js';

/** Types whose every field says who may read it. */
const GUARDED = ['Query', 'Mutation', 'User', 'ApiKey', 'CreatedApiKey', 'CreditSubscription', 'CreditTransaction', 'SupportRequest', 'AuditEntry'];

test('every field of an operation or of a private type declares who may use it', () => {
  const types = Object.values(createSchema().getTypeMap()).filter((type) => isObjectType(type));
  const undeclared = types
    .filter((type) => GUARDED.includes(type.name))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ path: `${type.name}.${field.name}`, field })))
    .filter(({ field }) => !field.astNode?.directives?.some((directive) => directive.name.value === 'auth'))
    .map(({ path }) => path);
  expect(undeclared).toEqual([]);
});

@ObjectType()
class Letter {
  @Field(() => ID)
  ownerId: string;

  @Auth('OWNER', 'OWN_LISTINGS_READ')
  @Field(() => String)
  text: string;

  @Auth('OWNER')
  @Field(() => String)
  stamp: string;

  @Field(() => KeyScope, { nullable: true })
  scope?: KeyScope;
}

@Resolver()
class LetterResolver {
  @Auth('PUBLIC', 'LISTINGS_READ')
  @Query(() => Letter)
  letter(): Letter {
    return { ownerId: '7', text: 'secret', stamp: 'rare' };
  }

  @Auth('PUBLIC', 'ANY_KEY')
  @Query(() => String)
  weather(): string {
    return 'bura';
  }

  @Auth('SIGNED_IN')
  @Query(() => String)
  mine(): string {
    return 'mine';
  }

  @Auth('ADMIN')
  @Query(() => String)
  everything(): string {
    return 'everything';
  }
}

@Resolver()
class OpenResolver {
  @Query(() => String)
  forgotten(): string {
    return 'oops';
  }
}

const build = (resolver: new () => object) =>
  enforceAuth(buildSchemaSync({ resolvers: [resolver], validate: false }));

test('a schema with an operation that declares nothing is not built', () => {
  expect(() => build(OpenResolver)).toThrow('Query.forgotten declares no @auth');
});

describe('who gets what', () => {
  const schema = build(LetterResolver);
  const ask = async (source: string, viewer: Pick<SessionViewer, 'id' | 'isAdmin'> | null, scopes?: KeyScope[]) => {
    const { data, errors } = await graphql({ schema, source, contextValue: { viewer, key: scopes ? { id: 1, scopes } : null } });
    return errors ? (errors[0]?.originalError as { code?: string } | undefined)?.code : data;
  };
  const visitor = null;
  const other = { id: 8, isAdmin: false };
  const owner = { id: 7, isAdmin: false };
  const admin = { id: 1, isAdmin: true };

  test.each([
    ['{ letter { ownerId } }', visitor, { letter: { ownerId: '7' } }],
    ['{ letter { text } }', visitor, 'UNAUTHENTICATED'],
    ['{ letter { text } }', other, 'FORBIDDEN'],
    ['{ letter { text } }', owner, { letter: { text: 'secret' } }],
    ['{ letter { text } }', admin, { letter: { text: 'secret' } }],
    ['{ mine }', visitor, 'UNAUTHENTICATED'],
    ['{ mine }', other, { mine: 'mine' }],
    ['{ everything }', owner, 'FORBIDDEN'],
    ['{ everything }', admin, { everything: 'everything' }],
  ])('%s for %j', async (source, viewer, expected) => {
    expect(await ask(source, viewer)).toEqual(expected);
  });

  test.each([
    ['{ letter { ownerId } }', [KeyScope.LISTINGS_READ], { letter: { ownerId: '7' } }],
    ['{ letter { ownerId } }', [KeyScope.OWN_LISTINGS_READ, KeyScope.OWN_LISTINGS_WRITE], 'FORBIDDEN'],
    ['{ letter { text } }', [KeyScope.LISTINGS_READ], 'FORBIDDEN'],
    ['{ letter { text } }', [KeyScope.LISTINGS_READ, KeyScope.OWN_LISTINGS_READ], { letter: { text: 'secret' } }],
    // What names no scope is closed to every key, whosever it is.
    ['{ letter { stamp } }', Object.values(KeyScope), 'FORBIDDEN'],
    ['{ mine }', Object.values(KeyScope), 'FORBIDDEN'],
    ['{ everything }', Object.values(KeyScope), 'FORBIDDEN'],
    ['{ weather }', [], { weather: 'bura' }],
  ])('%s for its owner’s key with %j', async (source, scopes, expected) => {
    expect(await ask(source, owner, scopes)).toEqual(expected);
  });
});
