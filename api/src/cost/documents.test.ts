import 'reflect-metadata';
import fs from 'node:fs';
import path from 'node:path';
import {
  concatAST,
  type DocumentNode,
  getVariableValues,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../root.js';
import { createSchema } from '../schema.js';
import { costOf, MOST_PER_OPERATION } from './cost.js';

/** What pages and REST paths ask for with the largest values that they ever send. */
const LARGEST: Record<string, unknown> = { first: 100, withCount: true, ids: Array.from({ length: 50 }, (_, index) => `${index}`), days: 365, filter: { search: 'pool' } };

const schema = createSchema();
const files = fs.globSync(['web/src/**/*.graphql', 'api/src/rest/*.graphql'], { cwd: ROOT });
const all = concatAST(files.map((file) => parse(fs.readFileSync(path.join(ROOT, file), 'utf8'))));
const fragments = new Map(all.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])));
const operations = all.definitions.filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION);

/** Values for what an operation declares: the largest, and the plainest of all others that it needs. */
function variablesOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable: { name }, type }) => {
      if (name.value in LARGEST) return [[name.value, LARGEST[name.value]]];
      const declared = typeFromAST(schema, type);
      return isInputType(declared) && isNonNullType(declared) ? [[name.value, plain(declared.ofType)]] : [];
    }),
  );
}

function plain(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return plain(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    return Object.fromEntries(Object.values(type.getFields()).flatMap((field) => (isNonNullType(field.type) ? [[field.name, plain(field.type)]] : [])));
  }
  return { Boolean: true, Int: 1, Float: 1, JSONObject: {} }[type.name] ?? 'https://obala.example';
}

test('there are documents, and no two of one name', () => {
  expect(operations.length).toBeGreaterThan(50);
  expect(new Set(operations.map(({ name }) => name?.value)).size).toBe(operations.length);
});

describe('what the product itself asks for stays far below what is possible', () => {
  test.each(operations.map((operation) => [operation.name?.value ?? '', operation] as const))('%s', (name, operation) => {
    const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments.values()] };
    const cost = costOf(schema, document, variablesOf(operation), name);
    // Values that are refused cost nothing, and would prove nothing.
    expect(getVariableValues(schema, operation.variableDefinitions ?? [], variablesOf(operation)).errors).toBeUndefined();
    expect(cost).toBeLessThanOrEqual(MOST_PER_OPERATION / 10);
  });
});
