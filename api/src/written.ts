import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { type ArgumentNode, type DocumentNode, type FieldNode, type FragmentDefinitionNode, getNamedType, type GraphQLNamedType, type GraphQLResolveInfo, GraphQLScalarType, type GraphQLSchema, GraphQLNonNull, isObjectType, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Context } from './context.js';
import { Language } from './language.js';
import type { RegionFigures } from './regions/region.loader.js';

/** JSON as PostgreSQL wrote it: it goes into the answer as it is. */
export class Written {
  constructor(
    readonly json: string,
    /** The number of the one thing that it is. */
    readonly id?: number,
  ) {}
}

/** A field of what is to be written, with those below it; fragments are resolved. */
export interface WrittenField {
  /** Its name in the answer. */
  key: string;
  name: string;
  args: readonly ArgumentNode[];
  fields: WrittenField[];
  /** How it is written, where that is declared beside it. */
  declared?: DeclaredWriter;
}

/** What an answer depends on beside the rows. */
export interface Asking {
  variables: Record<string, unknown>;
  context: Pick<Context, 'language' | 'regions'>;
  /** What is counted of each region, where that is asked for. */
  figures?: ReadonlyMap<number, RegionFigures>;
}

/** How the rows of one selection become JSON in the database. */
export interface Writing {
  /** What is read of each row. */
  columns: string;
  /** The fields of the JSON object, of a row `h`. */
  object: string;
  /** True of a row that can be written as a whole, as SQL. */
  isWhole: string;
  /** The values of the statement's first parameters. */
  parameters: (asking: Asking) => unknown[];
  /** True where figures of regions are needed. */
  countsRegions: boolean;
  /** What is read beside the rows themselves, by the words of the notices (notices.ts). */
  reads: string[];
  /** The addresses of the pictures that are shown with a row, one after the other, as SQL. */
  pictures: string;
}

/** Has the statement read something as a parameter, and gives back its placeholder. */
export type Bind = (value: (asking: Asking) => unknown) => string;

/** What stands beside a row, as SQL. */
interface Beside {
  bind: Bind;
  /** The name of its region in the language of a field. */
  regionName: (field: WrittenField) => string;
}

type DeclaredWriter = (field: WrittenField, beside: Beside) => string;

/** Declares how a field is written of a row `h`: for one that belongs to another noun than its type. */
export const WrittenAs = (write: DeclaredWriter) => Extensions({ writtenAs: write });

/** Thrown where something is asked that only this process can work out: it is answered the usual way. */
export class NotWritten extends Error {}

interface Declared {
  below?: string;
  plan: (fields: WrittenField[]) => Writing;
}

/** Declares that what a query gives, or one field of it (`nodes`), may come as JSON from the database, as the plan says. */
export const MayBeWritten = (plan: Declared['plan'], below?: string) => Extensions({ written: { below, plan } satisfies Declared });

const planned = new WeakMap<FieldNode, Writing>();

/** How a query's resolver is to have its rows written; undefined where it is to give the rows. */
export const writingOf = ({ fieldNodes: [node] }: Pick<GraphQLResolveInfo, 'fieldNodes'>): Writing | undefined => node && planned.get(node);

const scalar = new GraphQLScalarType({ name: 'Written', description: 'JSON that is there already.' });

/** The same schema, but that what may be written has no fields any more. It is executed, and shown to nobody. */
export function schemaOfWritten(schema: GraphQLSchema): GraphQLSchema {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const below = new Set(fields.flatMap(({ type, extensions }) => (extensions.written ? [`${getNamedType(type).name}.${(extensions.written as Declared).below}`] : [])));
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, name, type) => {
      const declared = field.extensions?.written as Declared | undefined;
      if (declared && !declared.below) return { ...field, type: field.type instanceof GraphQLNonNull ? new GraphQLNonNull(scalar) : scalar };
      return below.has(`${type}.${name}`) ? { ...field, type: new GraphQLNonNull(scalar), resolve: ({ written: json }: { written?: Written }) => json } : field;
    },
  });
}

/** A document of which everything can be written that may be, as it is asked of that schema; null for any other. */
export function asWritten(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): DocumentNode | null {
  const fragments = new Map(document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])));
  const write = (field: FieldNode): FieldNode => {
    const asked = schema.getQueryType()?.getFields()[field.name.value];
    const declared = asked?.extensions.written as Declared | undefined;
    if (!declared || !field.selectionSet) throw new NotWritten();
    const type = getNamedType(asked?.type);
    if (!declared.below) {
      const whole = { ...field, selectionSet: undefined };
      planned.set(whole, declared.plan(fieldsOf(field.selectionSet, type, fragments)));
      return whole;
    }
    const isBelow = (node: SelectionSetNode['selections'][number]): node is FieldNode => node.kind === Kind.FIELD && node.name.value === declared.below;
    const [below, ...others] = field.selectionSet.selections.filter(isBelow);
    const isPlain = field.selectionSet.selections.every((node) => node.kind === Kind.FIELD && node.name.value !== 'edges');
    if (!below?.selectionSet || below.directives?.length || others.length > 0 || !isPlain) throw new NotWritten();
    const writing = declared.plan(fieldsOf(below.selectionSet, typeOf(type, below), fragments));
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

function fieldsOf({ selections }: SelectionSetNode, type: GraphQLNamedType | undefined, fragments: ReadonlyMap<string, FragmentDefinitionNode>): WrittenField[] {
  const fields = selections.flatMap((node): WrittenField[] => {
    if (node.directives?.length) throw new NotWritten();
    if (node.kind === Kind.INLINE_FRAGMENT) return fieldsOf(node.selectionSet, type, fragments);
    if (node.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments.get(node.name.value);
      if (!fragment) throw new NotWritten();
      return fieldsOf(fragment.selectionSet, type, fragments);
    }
    const key = node.alias?.value ?? node.name.value;
    const declared = fieldIn(type, node)?.extensions.writtenAs as DeclaredWriter | undefined;
    return [{ key, name: node.name.value, args: node.arguments ?? [], fields: node.selectionSet ? fieldsOf(node.selectionSet, typeOf(type, node), fragments) : [], declared }];
  });
  // What is asked for twice under one key would have to be merged.
  if (new Set(fields.map(({ key }) => key)).size < fields.length || fields.some(({ key }) => key.length > LONGEST_KEY)) throw new NotWritten();
  return fields;
}

const fieldIn = (type: GraphQLNamedType | undefined, { name }: FieldNode) => (isObjectType(type) ? type.getFields()[name.value] : undefined);
const typeOf = (type: GraphQLNamedType | undefined, node: FieldNode) => getNamedType(fieldIn(type, node)?.type);

/** How each field of a type is written, by its name: as SQL. */
export type Writers = ReadonlyMap<string, (field: WrittenField) => string>;

/** The columns of a row that becomes an object of a type. */
export function objectOf(typeName: string, fields: WrittenField[], writers: Writers, beside?: Beside): string {
  const columns = fields.map((field) => {
    const sql = field.name === '__typename' ? `'${typeName}'::text` : (writers.get(field.name)?.(field) ?? (beside && field.declared?.(field, beside)));
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

/** The JSON of a row `h`; null where the row has something that only this process can work out. */
export const jsonOf = ({ object, isWhole }: Writing) => {
  const json = `(select row_to_json(written) from (select ${object}) written)::text`;
  return isWhole === 'true' ? json : `case when ${isWhole} then ${json} end`;
};

/** What was written of rows, as a list. */
export function listOf(rows: readonly { written?: string | null }[]): Written {
  if (rows.some(({ written }) => written == null)) throw new NotWritten();
  return new Written(`[${rows.map(({ written }) => written).join()}]`);
}

/** As JSON.stringify writes it, with what was written before in its place. */
export function stringify(value: unknown): string {
  if (value instanceof Written) return value.json;
  if (Array.isArray(value)) return `[${value.map(stringify).join()}]`;
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${stringify(one)}`).join()}}`;
}
