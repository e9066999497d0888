import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Auth } from '../auth.js';
import type { Context } from '../context.js';
import { Kept } from '../kept.js';
import { Language } from '../language.js';
import { Weight } from '../weight.js';
import { findSuggestions } from './suggestion.service.js';
import { SearchSuggestion } from './suggestion.js';

@Resolver()
export class SuggestionResolver {
  @Auth('PUBLIC', 'LISTINGS_READ')
  @Weight({ points: 5 })
  @Kept('hotel', 'region')
  @Query(() => [SearchSuggestion], {
    description:
      'Regions, towns, islands and accommodations with words that begin as the search does: those with the most accommodations first, single accommodations last. Case and accents do not matter, a typo is forgiven where nothing else begins so.',
  })
  searchSuggestions(
    @Ctx() context: Context,
    @Arg('search', () => String, { description: 'What has been typed so far, at most 200 characters. Example: "dub".' }) search: string,
    @Arg('first', () => Int, { defaultValue: 8, description: 'How many at most, 1 to 20.' }) first: number,
    @Arg('language', () => Language, { nullable: true, description: 'In which language regions are named; by default the language of the request.' })
    language?: Language,
  ): Promise<SearchSuggestion[]> {
    return findSuggestions(search, first, language ?? context.language, context);
  }
}
