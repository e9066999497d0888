import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Context } from './context.js';

/**
 * What a field reads: any of a kind, or the one that it gives (any of the kind, where it finds none). Of listings also
 * those of one region: the one that its filter names (any, where it names none or searches), or the one it belongs to.
 */
export type Kept = 'hotel' | 'hotel:id' | 'hotel@filter' | 'hotel@parent' | 'region' | 'image:id';

/**
 * Declares what a field reads, by the words of the notices (notices.ts). An answer for visitors may be kept until that
 * changes. Stands beside `@Query`, where nothing else allows to keep an answer; beside another field, where that reads
 * more than the object it belongs to. Without words: the answer is the same for all visitors, and rests on nothing.
 */
export const Kept = (...reads: Kept[]) => Extensions({ kept: reads });

/** What is read for one answer that may be kept. */
export class Reading {
  /** As the notices say it: `hotel:7`, `hotel@3` for those of a region, `hotel` for any. */
  readonly tags = new Set<string>();
  /** False as soon as something was read that nobody declared. */
  isKeepable = true;
  /** What stands in a page and is another in each answer. */
  nonce?: string;

  note(reads: readonly Kept[], found: unknown, parent: unknown, args: { filter?: Filter | null }): void {
    for (const read of reads) {
      const [kind = read, sign = '', whose] = read.split(/([:@])/);
      const ids = whose === 'id' ? [found].flat().map(idOf) : [whose === 'parent' ? idOf(parent) : whose === 'filter' ? regionOf(args.filter) : undefined];
      for (const id of ids) this.tags.add(id === undefined ? kind : `${kind}${sign}${id}`);
    }
  }
}

interface Filter {
  regionId?: string | null;
  search?: string | null;
}

/** The region that alone can hold what a filter leaves. What a search takes for mistyped depends on all listings. */
function regionOf(filter: Filter | null | undefined): number | undefined {
  return filter?.regionId != null && !filter.search ? Number(filter.regionId) : undefined;
}

function idOf(found: unknown): string | number | undefined {
  const id = typeof found === 'object' && found !== null && 'id' in found ? found.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

/** What a query's field declares; undefined where its answers may not be kept. */
export function keptOf(schema: GraphQLSchema, queryField: string): readonly Kept[] | undefined {
  return schema.getQueryType()?.getFields()[queryField]?.extensions.kept as readonly Kept[] | undefined;
}

/** Has the fields note what they read, for answers that may be kept; what declares nothing forbids it. */
export function noteReads(schema: GraphQLSchema): GraphQLSchema {
  const query = schema.getQueryType()?.name;
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, _, typeName) => {
      const kept = field.extensions?.kept as readonly Kept[] | undefined;
      if (!kept && typeName !== query) return field;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (parent: unknown, args: { filter?: Filter | null }, context: Context, info) => {
        const { reads } = context;
        if (!reads) return resolve(parent, args, context, info);
        if (!kept) reads.isKeepable = false;
        const found: unknown = resolve(parent, args, context, info);
        if (!kept) return found;
        if (!(found instanceof Promise)) {
          reads.note(kept, found, parent, args);
          return found;
        }
        return found.then((value: unknown) => {
          reads.note(kept, value, parent, args);
          return value;
        });
      };
      return field;
    },
  });
}
