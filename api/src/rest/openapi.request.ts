import { type GraphQLArgument, type GraphQLInputField, type GraphQLInputType, type GraphQLSchema, getNullableType, isInputObjectType, isListType, isNonNullType, Kind } from 'graphql';
import { AMENITIES } from '../hotels/hotel.rules.js';
import { MAX_ROWS } from './parameters.js';
import type { Route } from './route.js';
import { inputSchema, type JsonSchema, nullable } from './openapi.types.js';

type Input = GraphQLArgument | GraphQLInputField;

/** What REST calls otherwise than the schema. */
const ALIASES: Record<string, string> = { limit: 'first', key: 'slug' };

export interface Parameter {
  name: string;
  in: 'query' | 'path';
  required: boolean;
  description?: string;
  style?: 'form';
  explode?: boolean;
  schema: JsonSchema;
}

/** The names that a route reads of a request: it is run on one that notes them. */
function namesRead(route: Route): { query: string[]; body: string[] } {
  const query = new Set<string>();
  const body = new Set<string>();
  const noting = (names: Set<string>) => new Proxy<Record<string, unknown>>({}, { get: (_, name) => void (typeof name === 'string' && names.add(name)) });
  try {
    route.variables({ query: noting(query), body: noting(body), params: {} });
  } catch {
    // What it cannot do without is missing, and has been noted by then.
  }
  return { query: [...query], body: [...body] };
}

/** The schema's inputs that a route's document fills from variables: arguments, and the fields of what is an object. */
function inputsOf(route: Route, schema: GraphQLSchema): Map<string, Input> {
  const inputs = new Map<string, Input>();
  for (const definition of route.document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const field of definition.selectionSet.selections) {
      if (field.kind !== Kind.FIELD) continue;
      const known = schema.getRootType(definition.operation)?.getFields()[field.name.value]?.args ?? [];
      for (const argument of known.filter(({ name }) => field.arguments?.some((given) => given.name.value === name && given.value.kind === Kind.VARIABLE))) {
        const type = getNullableType(argument.type);
        if (isInputObjectType(type)) for (const inner of Object.values(type.getFields())) inputs.set(inner.name, inner);
        else inputs.set(argument.name, argument);
      }
    }
  }
  return inputs;
}

/** Demanded by the type, or by the rules: then the description begins with it. */
const isNeeded = ({ type, defaultValue, description }: Input) => (isNonNullType(type) && defaultValue === undefined) || description?.startsWith('Required') === true;
const described = ({ description }: Input) => (description ? { description } : {});
const isList = (type: GraphQLInputType) => isListType(getNullableType(type));

/** The parameters in the address: those of the path as they are written, and what the route reads of the query. */
export function parametersOf(route: Route, schema: GraphQLSchema): Parameter[] {
  const inputs = inputsOf(route, schema);
  const find = (name: string) => {
    const input = inputs.get(ALIASES[name] ?? name);
    if (!input) throw new Error(`${route.path} reads ${name}, which its document does not know`);
    return input;
  };
  const path = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']): Parameter => {
    const description = name === 'key' ? 'The number, or the name in addresses.' : find(name).description;
    return { name, in: 'path', required: true, ...(description && { description }), schema: { type: 'string' } };
  });
  const query = namesRead(route).query.map((name): Parameter => {
    const input = find(name);
    const isPage = name === 'limit';
    return {
      name,
      in: 'query',
      required: false,
      ...(isPage ? { description: `How many, 1 to ${MAX_ROWS}; so many where none is named.` } : described(input)),
      // Several values stand in one parameter, with commas between them.
      ...(isList(input.type) && { style: 'form' as const, explode: false }),
      schema: { ...inputSchema(input.type), ...(isPage && { minimum: 1, maximum: MAX_ROWS }) },
    };
  });
  return [...path, ...query];
}

/** The body that a route reads; nothing where it reads none. */
export function bodySchema(route: Route, schema: GraphQLSchema): JsonSchema | undefined {
  const inputs = inputsOf(route, schema);
  const names = namesRead(route).body;
  if (names.length === 0) return undefined;
  const properties = Object.fromEntries(
    names.map((name): [string, JsonSchema] => {
      const input = inputs.get(name);
      if (input) return [name, { ...bodyProperty(name, input), ...described(input) }];
      if (AMENITIES.some((key) => key === name)) return [name, { type: 'boolean', description: 'True where the place has it: the same as naming it in `amenities`.' }];
      throw new Error(`${route.path} reads ${name}, which its document does not know`);
    }),
  );
  const required = names.filter((name) => inputs.has(name) && isNeeded(inputs.get(name)!));
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

/** Numbers of things are taken as numbers too; what may be left out may be null. */
function bodyProperty(name: string, input: Input): JsonSchema {
  const schema: JsonSchema = name === 'regionId' ? { type: ['string', 'integer'] } : inputSchema(input.type);
  return isNeeded(input) ? schema : nullable(schema);
}
