import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  getOperationAST,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isListType,
  Kind,
  type FieldNode,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
} from 'graphql';
import { collectFields, collectSubfields } from 'graphql/execution/collectFields.js';
import { getArgumentValues, getVariableValues } from 'graphql/execution/values.js';
import { AppError } from '../errors.js';
import type { FieldWeight } from '../weight.js';

/** One operation may cost so many points. */
export const MOST_PER_OPERATION = 5000;

/** No list gives more, whatever is asked for: its resolver refuses that. */
const LONGEST_PAGE = 1000;
/** A list of which nobody said how long it may be. */
const UNKNOWN_ITEMS = 100;
/** So many fields are looked at; what has more is refused, however little each costs. */
const MOST_FIELDS = 10_000;
/** What the schema says of itself is at hand: fifty of its objects are a point. */
const INTROSPECTION = { share: 1 / 50, items: { types: 200, fields: 10, args: 2, inputFields: 5, enumValues: 5, possibleTypes: 5, interfaces: 2, directives: 10 } };

type Arguments = Record<string, unknown>;

/** What a part of an operation costs with these variables; `page` is how many entries the page around it was asked for. */
type Price = (values: Arguments, page?: number) => number;

/** So many combinations of its conditions are kept of one document. */
const MOST_COMBINATIONS = 16;
/** What was worked out of documents: they are the same objects for as long as they are kept. */
const known = new WeakMap<DocumentNode, Map<string, Price>>();

/**
 * What an operation that has been validated may cost at most, in points: 1 for itself, 1 for each object that it can
 * bring, and what some fields cost to look up. Plain values are free. A page counts as many objects as `first` asks
 * for, a list as many as it can hold. Fields are counted as they are executed: merged, with fragments, variables and
 * conditions taken into account.
 */
export function costOf(schema: GraphQLSchema, document: DocumentNode, variables: Arguments = {}, operationName?: string | null): number {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  const values = operation && getVariableValues(schema, operation.variableDefinitions ?? [], variables).coerced;
  // Not to be executed: refused for that before anything is looked up.
  if (!root || !values) return 1;
  const prices = known.get(document) ?? new Map<string, Price>();
  known.set(document, prices);
  // Which fields there are depends on the conditions alone.
  const conditions = Object.keys(values).filter((name) => typeof values[name] === 'boolean');
  const key = `${operation.name?.value} ${conditions.map((name) => `${name}:${String(values[name])}`).join()}`;
  const price = prices.get(key) ?? priceOf(schema, document, operation, root, values);
  if (prices.size < MOST_COMBINATIONS) prices.set(key, price);
  return Math.ceil(1 + price(values));
}

/** Works out once what is the same for all values of the variables. */
function priceOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode, root: GraphQLObjectType, conditions: Arguments): Price {
  const fragments = Object.fromEntries(document.definitions.filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]));
  let fieldsLeft = MOST_FIELDS;

  const priceOfFields = (type: GraphQLObjectType, fields: ReadonlyMap<string, readonly FieldNode[]>): Price => {
    const prices = [...fields.values()].map((nodes) => priceOfField(type, nodes)).filter((price) => price !== null);
    return (values, page) => prices.reduce((sum, price) => sum + price(values, page), 0);
  };

  /** Null for what is free. */
  const priceOfField = (parent: GraphQLObjectType, nodes: readonly FieldNode[]): Price | null => {
    fieldsLeft -= 1;
    if (fieldsLeft < 0) throw tooHigh(null);
    const [node] = nodes;
    const field = node && fieldOf(parent, node.name.value);
    if (!node || !field) return null;
    const { points = 0, items } = (field.extensions.weight ?? {}) as FieldWeight;
    const pointsOf = (args: Arguments) => (typeof points === 'function' ? points(args) : points);
    const type = getNamedType(field.type);
    if (!isCompositeType(type)) return points === 0 ? null : (values) => pointsOf(argumentsOf(field, node, values));
    const isList = isListType(getNullableType(field.type));
    const possible = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
    const inner = possible.map((one) => priceOfFields(one, collectSubfields(schema, fragments, conditions, one, nodes)));
    const own = isIntrospection(type.name) ? INTROSPECTION.share : 1;
    return (values, page) => {
      const args = argumentsOf(field, node, values);
      const asked = typeof args.first === 'number' ? Math.min(Math.max(args.first, 0), LONGEST_PAGE) : undefined;
      const count = isList ? (items ?? asked ?? listed(args) ?? (isOfPage(field.name) ? page : undefined) ?? itemsOfIntrospection(parent, field.name)) : 1;
      return pointsOf(args) + count * (own + Math.max(...inner.map((price) => price(values, asked))));
    };
  };

  return priceOfFields(root, collectFields(schema, fragments, conditions, root, operation.selectionSet));
}

/** Refuses an operation that costs too much; null where it was not counted to its end. */
export function tooHigh(cost: number | null): AppError {
  return new AppError('INVALID', 'costTooHigh', { values: { cost: cost ?? `> ${MOST_PER_OPERATION}`, max: MOST_PER_OPERATION } });
}

function fieldOf(parent: GraphQLObjectType, name: string): GraphQLField<unknown, unknown> | undefined {
  if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
  return name === TypeMetaFieldDef.name ? TypeMetaFieldDef : parent.getFields()[name];
}

/** Arguments that cannot be read are refused when they are used; until then they count as left out. */
function argumentsOf(field: GraphQLField<unknown, unknown>, node: FieldNode, values: Arguments): Arguments {
  if (field.args.length === 0) return {};
  try {
    return getArgumentValues(field, node, values);
  } catch {
    return {};
  }
}

/** For things asked for one by one: as many as are named. */
function listed({ ids, hotelIds, files }: Arguments): number | undefined {
  return [ids, hotelIds, files].find(Array.isArray)?.length;
}

const isOfPage = (name: string) => name === 'nodes' || name === 'edges';
const isIntrospection = (typeName: string) => typeName.startsWith('__');

function itemsOfIntrospection({ name }: GraphQLObjectType, field: string): number {
  const known: Record<string, number> = INTROSPECTION.items;
  return (isIntrospection(name) ? known[field] : undefined) ?? UNKNOWN_ITEMS;
}
