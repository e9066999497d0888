import { Field, ID, InterfaceType } from 'type-graphql';

/** What `Query.node` found says here of what type it is: rows of the database do not know. */
export interface FoundNode {
  __typename: string;
}

/** A thing with an identity. Types take part with `@ObjectType({ implements: Node })` and a line in nodes.ts. */
@InterfaceType({
  description: 'A thing that stays the same thing: it can be asked for again by its `nodeId`.',
  resolveType: (value: FoundNode) => value.__typename,
})
export abstract class Node {
  @Field(() => ID, { description: 'An id that no other thing of any type has, for `Query.node`. Opaque: do not take it apart. Example: "SG90ZWw6Nw".' })
  nodeId: string;
}

/** The id of a thing among the things of all types. */
export function nodeIdOf(typeName: string, id: string | number): string {
  return Buffer.from(`${typeName}:${id}`).toString('base64url');
}

/** Type and id of a thing; null for a text that is none of ours. */
export function parseNodeId(nodeId: string): { typeName: string; id: string } | null {
  const text = Buffer.from(nodeId.slice(0, 200), 'base64url').toString();
  const [, typeName = '', id = ''] = /^([A-Z][A-Za-z]*):([\w-]{1,40})$/.exec(text) ?? [];
  return typeName !== '' && nodeIdOf(typeName, id) === nodeId ? { typeName, id } : null;
}
