import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { type GraphQLSchema, lexicographicSortSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { enforceAuth } from './auth.js';
import { AdminResolver } from './admin/admin.resolver.js';
import { ChangeResolver } from './changes/change.resolver.js';
import { CostResolver } from './cost/cost.resolver.js';
import { CreditResolver } from './credits/credit.resolver.js';
import { PreviewResolver } from './feeds/preview.resolver.js';
import { HotelPinResolver } from './hotels/hotel-pin.resolver.js';
import { HotelRankingResolver } from './hotels/hotel-ranking.resolver.js';
import { HotelResolver } from './hotels/hotel.resolver.js';
import { ListingResolver } from './hotels/listing.resolver.js';
import { OwnHotelsResolver } from './hotels/own-hotels.resolver.js';
import { SubscriptionResolver } from './hotels/subscription.resolver.js';
import { ImageResolver } from './images/image.resolver.js';
import { UploadResolver } from './images/upload.resolver.js';
import { noteReads } from './kept.js';
import { KeyResolver } from './keys/key.resolver.js';
import { RegionResolver } from './regions/region.resolver.js';
import { callDirectly } from './resolvers.js';
import { guardNodeIds, NodeResolver } from './nodes.js';
import { ShortlistResolver } from './shortlists/shortlist.resolver.js';
import { StatisticResolver } from './statistics/statistic.resolver.js';
import { SuggestionResolver } from './hotels/suggestion.resolver.js';
import { SupportResolver } from './support/support.resolver.js';
import { ViewerResolver } from './viewer/viewer.resolver.js';
import { OwnWebhooksResolver, WebhookResolver } from './webhooks/webhook.resolver.js';

/** The schema as it is executed: code-first, with every `@auth` in force. */
export function createSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [AdminResolver, ChangeResolver, CostResolver, CreditResolver, HotelPinResolver, HotelRankingResolver, HotelResolver, ImageResolver, KeyResolver, ListingResolver, NodeResolver, OwnHotelsResolver, OwnWebhooksResolver, PreviewResolver, RegionResolver, ShortlistResolver, StatisticResolver, SubscriptionResolver, SuggestionResolver, SupportResolver, UploadResolver, ViewerResolver, WebhookResolver],
    // Rules are yup schemas, shared with the pages; decorators would be a second kind of rule.
    validate: false,
  });
  for (const [type, description] of Object.entries(ROOTS)) Object.assign(schema.getType(type) ?? {}, { description });
  return noteReads(enforceAuth(callDirectly(guardNodeIds(schema))));
}

const ROOTS = {
  Query: 'What can be read. Nothing is changed by it.',
  Mutation: 'What can be done. The operations of one document are done one after the other, in their order.',
};

/** The contract as it is committed in schema.graphql: sorted, so that its history shows what changed. */
export function printContract(schema: GraphQLSchema): string {
  return `${printSchemaWithDirectives(lexicographicSortSchema(schema))}\n`;
}
