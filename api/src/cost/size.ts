import { type DocumentNode, Kind, type SelectionSetNode, visit } from 'graphql';
import { AppError } from '../errors.js';

/**
 * How large a document may be that is sent to /graphql. The largest of the product itself has a fifth of it; the depth
 * is what the usual question for the whole schema has. What comes of a document (rules that compare each field with
 * each other, compiled code) is bounded by these, not by what it costs to answer.
 */
export const LARGEST = {
  /** Fields within fields. */
  depth: 15,
  /** Fields, fragments written out wherever they are used. */
  fields: 1000,
  aliases: 100,
  directives: 50,
  fragments: 50,
} as const;
export type Size = Record<keyof typeof LARGEST, number>;

const NOTHING = { depth: 0, fields: 0 };

/** Measures a document without writing anything out: each part of it is looked at once. */
export function sizeOf(document: DocumentNode): Size {
  const size = { depth: 0, fields: 0, aliases: 0, directives: 0, fragments: 0 };
  const fragments = new Map<string, SelectionSetNode>();
  visit(document, {
    Field: ({ alias }) => void (size.aliases += alias ? 1 : 0),
    Directive: () => void (size.directives += 1),
    FragmentDefinition: ({ name, selectionSet }) => {
      size.fragments += 1;
      fragments.set(name.value, selectionSet);
    },
  });
  const known = new Map<string, typeof NOTHING>();
  const ofFragment = (name: string) => {
    const found = known.get(name);
    const set = fragments.get(name);
    if (found || !set) return found ?? NOTHING;
    // One that uses itself is said to do so by a rule of GraphQL's.
    known.set(name, NOTHING);
    const measured = ofSelections(set);
    known.set(name, measured);
    return measured;
  };
  const ofSelections = ({ selections }: SelectionSetNode): typeof NOTHING => {
    const all = { ...NOTHING };
    for (const selection of selections) {
      const isField = selection.kind === Kind.FIELD;
      const inner = selection.kind === Kind.FRAGMENT_SPREAD ? ofFragment(selection.name.value) : selection.selectionSet ? ofSelections(selection.selectionSet) : NOTHING;
      // What uses a fragment counts as a field: using an empty one again and again is work too.
      all.fields = Math.min(all.fields + 1 + inner.fields, Number.MAX_SAFE_INTEGER);
      all.depth = Math.max(all.depth, inner.depth + (isField ? 1 : 0));
    }
    return all;
  };
  for (const definition of document.definitions) {
    if (!('selectionSet' in definition) || !definition.selectionSet) continue;
    const { depth, fields } = ofSelections(definition.selectionSet);
    size.depth = Math.max(size.depth, depth);
    size.fields = Math.max(size.fields, fields);
  }
  return size;
}

/** What is to be said of a document that is too large; null for all others. */
export function tooLarge(document: DocumentNode): AppError | null {
  const size = sizeOf(document);
  const over = (Object.keys(LARGEST) as (keyof Size)[]).find((what) => size[what] > LARGEST[what]);
  return over ? new AppError('INVALID', 'documentTooLarge', { values: { what: over, max: LARGEST[over] } }) : null;
}
