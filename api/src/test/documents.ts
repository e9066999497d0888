import fs from 'node:fs';
import path from 'node:path';
import {
  concatAST,
  type DocumentNode,
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
import { ROOT } from '../root.js';
import { createSchema } from '../schema.js';

export const schema = createSchema();
const files = fs.globSync(['web/src/**/*.graphql', 'api/src/rest/*.graphql'], { cwd: ROOT });
const all = concatAST(files.map((file) => parse(fs.readFileSync(path.join(ROOT, file), 'utf8'))));
const fragments = new Map(all.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])));
/** Every operation that the pages and the REST paths send. */
export const operations = all.definitions.filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION);

/** An operation as it is sent: with all fragments, of which it may use some. */
export const documentOf = (operation: OperationDefinitionNode): DocumentNode => ({ kind: Kind.DOCUMENT, definitions: [operation, ...fragments.values()] });

/** Values for what an operation declares: the given ones, and the plainest of all others that it needs. */
export function variablesOf({ variableDefinitions = [] }: OperationDefinitionNode, given: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable: { name }, type }) => {
      if (name.value in given) return [[name.value, given[name.value]]];
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
