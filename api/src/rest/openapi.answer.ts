import {
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { Route } from './route.js';
import { isNullable, type JsonSchema, nullable, scalarSchema } from './openapi.types.js';

/**
 * What a route answers follows from two things: the types of what its document selects, and what `pick` makes of it. So
 * `pick` is run on examples that carry their types, once for each value that an enum can have, and what comes out is read back.
 */

/** A value of which only the type matters. */
class Leaf {
  constructor(readonly schema: JsonSchema) {}
}

/** Under this key an example knows its type; it stays when `pick` spreads the object. */
const SHAPE = Symbol('shape');
interface Shape {
  type: GraphQLObjectType;
  name: string;
  fields: Map<string, FieldNode>;
}

type Fragments = Map<string, FragmentDefinitionNode>;
export type Components = Record<string, JsonSchema>;

/** The schema of a route's answer; objects that have a name go to the components. */
export function answerSchema(route: Route, schema: GraphQLSchema, components: Components): JsonSchema {
  const fragments: Fragments = new Map();
  for (const definition of route.document.definitions) if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const operation = route.document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const root = operation && schema.getRootType(operation.operation);
  if (!root) throw new Error(`${route.path} has no operation`);
  const most = Math.max(...Object.values(schema.getTypeMap()).map((type) => (isEnumType(type) ? type.getValues().length + 1 : 1)));
  const answers = Array.from({ length: most }, (_, turn) => route.pick(example(root, root.name, operation.selectionSet, fragments, turn)));
  return schemaOf(answers, components);
}

function example(type: GraphQLObjectType, name: string, selection: SelectionSetNode, fragments: Fragments, turn: number): object {
  const fields = new Map(selectedFields(selection, fragments).map((field) => [(field.alias ?? field.name).value, field]));
  const values = [...fields].map(([key, field]) => [key, valueOf(type.getFields()[field.name.value]?.type, field, fragments, turn)] as const);
  return { ...Object.fromEntries(values), [SHAPE]: { type, name, fields } satisfies Shape };
}

/** Every field that is selected, through fragments too. */
export function selectedFields({ selections }: SelectionSetNode, fragments: Fragments): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const inner = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value)?.selectionSet : selection.selectionSet;
    return inner ? selectedFields(inner, fragments) : [];
  });
}

function valueOf(type: GraphQLOutputType | undefined, field: FieldNode, fragments: Fragments, turn: number): unknown {
  if (!type) throw new Error(`${field.name.value} is selected and not there`);
  const inner = getNullableType(type);
  if (isListType(inner)) {
    // A list of an enum holds all that there can be, for `pick` may ask what is in it.
    const named = getNamedType(inner);
    return isEnumType(named) ? named.getValues().map(({ name }) => name) : [valueOf(inner.ofType, field, fragments, turn)];
  }
  if (isEnumType(inner)) {
    const values = [...inner.getValues().map(({ name }) => name), ...(isNullable(type) ? [null] : [])];
    return values[turn % values.length];
  }
  if (isObjectType(inner) && field.selectionSet) return example(inner, nameOf(inner, field.selectionSet), field.selectionSet, fragments, turn);
  const schema = scalarSchema(getNamedType(inner));
  return new Leaf(isNullable(type) ? nullable(schema) : schema);
}

/** An object is called after the fragment that selects it: there are listings as all see them, and as their operators do. */
function nameOf(type: GraphQLObjectType, { selections }: SelectionSetNode): string {
  const [only, ...more] = selections;
  return only?.kind === Kind.FRAGMENT_SPREAD && more.length === 0 ? only.name.value.replace(/^Rest/, '') : type.name;
}

function schemaOf(answers: unknown[], components: Components): JsonSchema {
  const there = answers.filter((answer) => answer !== null && answer !== undefined);
  const schema = schemaOfPresent(there, components);
  return there.length < answers.length ? nullable(schema) : schema;
}

function schemaOfPresent(answers: unknown[], components: Components): JsonSchema {
  const [first] = answers;
  if (first instanceof Leaf) return first.schema;
  if (Array.isArray(first)) return { type: 'array', items: schemaOf(answers.flat(), components) };
  if (typeof first === 'string') return { type: 'string', enum: [...new Set(answers.map(String))] };
  if (typeof first === 'boolean') return { type: 'boolean' };
  if (typeof first === 'object' && first !== null) return objectSchema(answers as Record<string, unknown>[], components);
  throw new Error(`An answer holds ${typeof first}`);
}

function objectSchema(answers: (Record<string, unknown> & { [SHAPE]?: Shape })[], components: Components): JsonSchema {
  const [first = {}] = answers;
  const shape = first[SHAPE];
  const properties = Object.fromEntries(
    Object.keys(first).map((key) => {
      const definition = shape?.type.getFields()[shape.fields.get(key)?.name.value ?? key];
      const schema = schemaOf(answers.map((answer) => answer[key]), components);
      const isOptional = definition && isNullable(definition.type) && !(schema.type ?? []).includes('null');
      return [key, { ...(isOptional ? nullable(schema) : schema), ...(definition?.description && { description: definition.description }) }];
    }),
  );
  const schema: JsonSchema = { type: 'object', properties, required: Object.keys(properties) };
  if (!shape) return schema;
  const name = `${shape.name[0]?.toUpperCase()}${shape.name.slice(1)}`;
  const known = components[name];
  const named = { ...schema, ...(shape.type.description && { description: shape.type.description }) };
  // The same name for something else: it stands where it is answered.
  if (known && JSON.stringify(known) !== JSON.stringify(named)) return schema;
  components[name] = named;
  return { $ref: `#/components/schemas/${name}` };
}
