import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { type ArgumentNode, type DocumentNode, type FieldNode, type FragmentDefinitionNode, getNamedType, type GraphQLResolveInfo, GraphQLScalarType, type GraphQLSchema, GraphQLNonNull, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Context } from './context.js';
import { Language } from './language.js';

/** JSON as PostgreSQL wrote it: it goes into the answer as it is. */
export class Written {
  constructor(readonly json: string) {}
}

/** A field of what is to be written, with those below it; fragments are resolved. */
export interface WrittenField {
  /** Its name in the answer. */
  key: string;
  name: string;
  args: readonly ArgumentNode[];
  fields: WrittenField[];
}

/** What an answer depends on beside the rows. */
export interface Asking {
  variables: Record<string, unknown>;
  context: Pick<Context, 'language' | 'regions'>;
}

/** How the rows of one selection become JSON in the database. */
export interface Writing {
  /** What is read of each row. */
  columns: string;
  /** The fields of the JSON object, of a row `h`. */
  object: string;
  /** The values of the statement's first parameters. */
  parameters: (asking: Asking) => unknown[];
  /** What is read beside the rows themselves, by the words of the notices (notices.ts). */
  reads: string[];
}

/** Thrown where a selection has something that only this process can work out: it is answered the usual way. */
export class NotWritten extends Error {}

interface Declared {
  below: string;
  plan: (fields: WrittenField[]) => Writing;
}

/** Declares that of what a query gives, one field (`nodes`) may come as JSON from the database, as the plan says. */
export const WrittenBelow = (below: string, plan: Declared['plan']) => Extensions({ written: { below, plan } satisfies Declared });

const planned = new WeakMap<FieldNode, Writing>();

/** How a query's resolver is to have its rows written; undefined where it is to give the rows. */
export const writingOf = ({ fieldNodes: [node] }: Pick<GraphQLResolveInfo, 'fieldNodes'>): Writing | undefined => node && planned.get(node);

const scalar = new GraphQLScalarType({ name: 'Written', description: 'JSON that is there already.' });

/** The same schema, but that what may be written has no fields any more. It is executed, and shown to nobody. */
export function schemaOfWritten(schema: GraphQLSchema): GraphQLSchema {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const written = new Set(fields.flatMap(({ type, extensions }) => (extensions.written ? [`${getNamedType(type).name}.${(extensions.written as Declared).below}`] : [])));
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, name, type) =>
      written.has(`${type}.${name}`) ? { ...field, type: new GraphQLNonNull(scalar), resolve: ({ written: json }: { written?: Written }) => json } : field,
  });
}

/** A document of which everything can be written that may be, as it is asked of that schema; null for any other. */
export function asWritten(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): DocumentNode | null {
  const fragments = new Map(document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])));
  const write = (field: FieldNode): FieldNode => {
    const declared = schema.getQueryType()?.getFields()[field.name.value]?.extensions.written as Declared | undefined;
    if (!declared || !field.selectionSet) throw new NotWritten();
    const isBelow = (node: SelectionSetNode['selections'][number]): node is FieldNode => node.kind === Kind.FIELD && node.name.value === declared.below;
    const [below, ...others] = field.selectionSet.selections.filter(isBelow);
    const isPlain = field.selectionSet.selections.every((node) => node.kind === Kind.FIELD && node.name.value !== 'edges');
    if (!below?.selectionSet || below.directives?.length || others.length > 0 || !isPlain) throw new NotWritten();
    const writing = declared.plan(fieldsOf(below.selectionSet, fragments));
    const selections = field.selectionSet.selections.map((node) => (node === below ? { ...below, selectionSet: undefined } : node));
    const written = { ...field, selectionSet: { ...field.selectionSet, selections } };
    planned.set(written, writing);
    return written;
  };
  try {
    const [field, ...others] = operation.selectionSet.selections;
    if (field?.kind !== Kind.FIELD || field.directives?.length || others.length > 0) return null;
    const selectionSet = { ...operation.selectionSet, selections: [write(field)] };
    return { ...document, definitions: [{ ...operation, selectionSet }, ...fragments.values()] };
  } catch (error) {
    if (error instanceof NotWritten) return null;
    throw error;
  }
}

/** PostgreSQL cuts longer names off. */
const LONGEST_KEY = 63;

function fieldsOf({ selections }: SelectionSetNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): WrittenField[] {
  const fields = selections.flatMap((node): WrittenField[] => {
    if (node.directives?.length) throw new NotWritten();
    if (node.kind === Kind.INLINE_FRAGMENT) return fieldsOf(node.selectionSet, fragments);
    if (node.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments.get(node.name.value);
      if (!fragment) throw new NotWritten();
      return fieldsOf(fragment.selectionSet, fragments);
    }
    const key = node.alias?.value ?? node.name.value;
    return [{ key, name: node.name.value, args: node.arguments ?? [], fields: node.selectionSet ? fieldsOf(node.selectionSet, fragments) : [] }];
  });
  // What is asked for twice under one key would have to be merged.
  if (new Set(fields.map(({ key }) => key)).size < fields.length || fields.some(({ key }) => key.length > LONGEST_KEY)) throw new NotWritten();
  return fields;
}

/** How each field of a type is written, by its name: as SQL. */
export type Writers = ReadonlyMap<string, (field: WrittenField) => string>;

/** The columns of a row that becomes an object of a type. */
export function objectOf(typeName: string, fields: WrittenField[], writers: Writers): string {
  const columns = fields.map((field) => {
    const sql = field.name === '__typename' ? `'${typeName}'::text` : writers.get(field.name)?.(field);
    if (sql === undefined) throw new NotWritten();
    return `${sql} as "${field.key}"`;
  });
  return columns.join(', ');
}

/** What stands for an argument in the document; undefined where it is left out. A variable is only known later. */
export function literalOf({ args }: WrittenField, name: string): string | number | undefined {
  const value = args.find((argument) => argument.name.value === name)?.value;
  if (!value || value.kind === Kind.NULL) return undefined;
  if (value.kind === Kind.INT) return Number(value.value);
  if (value.kind === Kind.ENUM) return value.value;
  throw new NotWritten();
}

/** In which language a field is asked for. */
export function languageOf(field: WrittenField): (asking: Asking) => Language {
  const value = field.args.find((argument) => argument.name.value === 'language')?.value;
  if (value?.kind === Kind.VARIABLE) return ({ variables, context }) => (variables[value.name.value] as Language | null | undefined) ?? context.language;
  const named = literalOf(field, 'language') as keyof typeof Language | undefined;
  return ({ context }) => (named ? Language[named] : context.language);
}

/** As JSON.stringify writes it, with what was written before in its place. */
export function stringify(value: unknown): string {
  if (value instanceof Written) return value.json;
  if (Array.isArray(value)) return `[${value.map(stringify).join()}]`;
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${stringify(one)}`).join()}}`;
}
