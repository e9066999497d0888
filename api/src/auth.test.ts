import 'reflect-metadata';
import { graphql, isObjectType } from 'graphql';
import { buildSchemaSync, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { describe, expect, test } from 'vitest';
import { Auth, authDirective, enforceAuth } from './auth.js';
import type { SessionViewer } from './viewer/session.service.js';
import { createSchema } from './schema.js';

/** Types whose every field says who may read it. */
const GUARDED = ['Query', 'Mutation', 'User', 'CreditSubscription', 'CreditTransaction', 'SupportRequest', 'AuditEntry'];

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

  @Auth('OWNER')
  @Field(() => String)
  text: string;
}

@Resolver()
class LetterResolver {
  @Auth('PUBLIC')
  @Query(() => Letter)
  letter(): Letter {
    return { ownerId: '7', text: 'secret' };
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
  enforceAuth(buildSchemaSync({ resolvers: [resolver], directives: [authDirective], validate: false }));

test('a schema with an operation that declares nothing is not built', () => {
  expect(() => build(OpenResolver)).toThrow('Query.forgotten declares no @auth');
});

describe('who gets what', () => {
  const schema = build(LetterResolver);
  const ask = async (source: string, viewer: Pick<SessionViewer, 'id' | 'isAdmin'> | null) => {
    const { data, errors } = await graphql({ schema, source, contextValue: { viewer } });
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
});
