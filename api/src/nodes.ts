import { type GraphQLResolveInfo, type GraphQLSchema, isObjectType, Kind } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import { findAuditEntry, findMessage, findUser } from './admin/admin.lists.js';
import { Auth } from './auth.js';
import type { Context } from './context.js';
import { findSubscription, findTransaction } from './credits/credit.query.js';
import { findHotel } from './hotels/hotel.service.js';
import { findDraftById } from './hotels/listing.drafts.js';
import { isId } from './ids.js';
import { findOwnKey } from './keys/key.service.js';
import { type FoundNode, Node, nodeIdOf, parseNodeId } from './node.js';
import { findShortlist } from './shortlists/shortlist.service.js';
import { findSessions } from './viewer/session.service.js';
import { findDelivery } from './webhooks/delivery.service.js';
import { findWebhook } from './webhooks/webhook.service.js';

/** Finds a thing by its plain id, as far as the viewer may see it. */
type Lookup = (id: string, context: Context) => Promise<object | null | undefined>;

/** For things with a number: what is none finds nothing. */
const byNumber =
  (lookup: (id: number, context: Context) => Promise<object | null | undefined>): Lookup =>
  async (id, context) =>
    isId(id) ? lookup(Number(id), context) : null;

/** What only administrators may see: for all others, it is not there. */
const forAdmins = (lookup: (id: number, context: Context) => Promise<object | null>): Lookup =>
  byNumber(async (id, context) => (context.viewer?.isAdmin ? lookup(id, context) : null));

/** How each type that is a Node is found again. Every one of them stands here; a test compares. */
export const LOOKUPS: Record<string, Lookup> = {
  ApiKey: byNumber(findOwnKey),
  AuditEntry: forAdmins(findAuditEntry),
  CreditSubscription: byNumber(findSubscription),
  CreditTransaction: byNumber(findTransaction),
  Hotel: byNumber((id, context) => findHotel({ id }, context)),
  Image: (id, { loaders }) => loaders.image.load(id),
  ListingDraft: byNumber(findDraftById),
  Region: byNumber((id, { loaders }) => loaders.region.load(id)),
  Session: byNumber(async (id, { viewer, key, read }) => viewer && !key ? (await findSessions(viewer.id, viewer.sessionId, read)).find((session) => session.id === id) : null),
  Shortlist: findShortlist,
  SupportRequest: forAdmins(findMessage),
  Webhook: byNumber(findWebhook),
  WebhookDelivery: byNumber(findDelivery),
  User: byNumber(async (id, context) => (context.viewer?.isAdmin || context.viewer?.id === id ? findUser(id, context) : null)),
};

@Resolver(() => Node)
export class NodeResolver {
  @Auth('PUBLIC', 'LISTINGS_READ')
  @Query(() => Node, { nullable: true, description: 'The thing with this global id; null when there is none that you may see.' })
  async node(
    @Ctx() context: Context,
    @Arg('nodeId', () => ID, { description: 'The `nodeId` of the thing. Example: "SG90ZWw6Nw".' }) nodeId: string,
  ): Promise<(FoundNode & object) | null> {
    const asked = parseNodeId(nodeId);
    const found = asked && (await LOOKUPS[asked.typeName]?.(asked.id, context));
    return found ? { ...found, __typename: asked.typeName } : null;
  }

  @FieldResolver(() => ID)
  nodeId(@Root() { id }: { id: string | number }, @Info() { parentType }: GraphQLResolveInfo): string {
    return nodeIdOf(parentType.name, id);
  }
}

/** Who may read an id may read the global one: nodes that guard their `id` guard their `nodeId` alike. */
export function guardNodeIds(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    const { id, nodeId } = type.getFields();
    if (nodeId && id?.astNode) nodeId.astNode = { ...id.astNode, name: { kind: Kind.NAME, value: nodeId.name } };
  }
  return schema;
}
