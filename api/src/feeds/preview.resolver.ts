import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.js';
import { Hotel } from '../hotels/hotel.entity.js';
import { Language } from '../language.js';
import { previewPath } from './preview.facts.js';
import { WrittenPreview } from './preview.written.js';

@Resolver(() => Hotel)
export class PreviewResolver {
  @WrittenPreview
  @FieldResolver(() => String, {
    description: 'Address of the picture for shared links, from the root: JPEG, 1200 by 630 pixels, with name, place and price. Another one whenever the picture changes; not found while the accommodation is switched off.',
  })
  async previewUrl(
    @Root() hotel: Hotel & { regionId: number },
    @Ctx() context: Context,
    @Arg('language', () => Language, { nullable: true, description: 'In which language; by default the language of the request.' }) language?: Language,
  ): Promise<string> {
    const region = context.regions.get(hotel.regionId) ?? (await context.loaders.region.load(hotel.regionId));
    const imageUrl = hotel.imageUrl || (hotel.imageUrls[0] ?? '');
    return previewPath({ ...hotel, imageUrl, regionNames: region?.names ?? { de: '', en: '', hr: '' } }, language ?? context.language);
  }
}
