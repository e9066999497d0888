import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Context } from './context.js';

/** What a field reads: any of a kind, or the one that it gives (any of the kind, where it finds none). */
export type Kept = 'hotel' | 'hotel:id' | 'region' | 'image:id';

/**
 * Declares what a field reads, by the words of the notices (notices.ts). An answer for visitors may be kept until that
 * changes. Stands beside `@Query`, where nothing else allows to keep an answer; beside another field, where that reads
 * more than the object it belongs to. Without words: the answer is the same for all visitors, and rests on nothing.
 */
export const Kept = (...reads: Kept[]) => Extensions({ kept: reads });

/** What is read for one answer that may be kept. */
export class Reading {
  /** As the notices say it: `hotel:7`, or `hotel` for any. */
  readonly tags = new Set<string>();
  /** False as soon as something was read that nobody declared. */
  isKeepable = true;
  /** What stands in a page and is another in each answer. */
  nonce?: string;

  note(reads: readonly Kept[], found: unknown): void {
    for (const read of reads) {
      const [kind = read, isOne] = read.split(':');
      const ids = isOne ? [found].flat().map(idOf) : [undefined];
      for (const id of ids) this.tags.add(id === undefined ? kind : `${kind}:${id}`);
    }
  }
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
      field.resolve = (parent, args, context: Context, info) => {
        const { reads } = context;
        if (!reads) return resolve(parent, args, context, info);
        if (!kept) reads.isKeepable = false;
        const found: unknown = resolve(parent, args, context, info);
        if (!kept) return found;
        if (!(found instanceof Promise)) {
          reads.note(kept, found);
          return found;
        }
        return found.then((value: unknown) => {
          reads.note(kept, value);
          return value;
        });
      };
      return field;
    },
  });
}
