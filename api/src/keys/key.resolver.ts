import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Auth } from '../auth.js';
import type { Context } from '../context.js';
import { idOf } from '../ids.js';
import { User } from '../viewer/user.entity.js';
import { Weight } from '../weight.js';
import { ApiKey, CreatedApiKey } from './api-key.entity.js';
import { ApiKeyInput } from './key.input.js';
import { createKey, findKeys, revokeKey } from './key.service.js';

@Resolver(() => User)
export class KeyResolver {
  @Auth('OWNER')
  @Weight({ items: 100 })
  @FieldResolver(() => [ApiKey], {
    description: 'The API keys: those that can be used first, at most 20, then those that ended within 30 days; at most 100.',
  })
  apiKeys(@Root() user: User, @Ctx() { read }: Context): Promise<ApiKey[]> {
    return findKeys(user.id, read);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => CreatedApiKey, { description: 'Makes an API key and tells its secret, once. CONFLICT with 20 keys that can be used. Not with a key itself.' })
  createApiKey(@Ctx() context: Context, @Arg('input', () => ApiKeyInput, { description: 'The new key.' }) input: ApiKeyInput): Promise<CreatedApiKey> {
    return createKey(input, context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => ApiKey, { description: 'Ends one of one’s own keys at once and for good. NOT_FOUND for somebody else’s. Not with a key itself.' })
  revokeApiKey(@Ctx() context: Context, @Arg('id', () => ID, { description: 'The number of the key.' }) id: string): Promise<ApiKey> {
    return revokeKey(idOf(id, 'id'), context);
  }
}
