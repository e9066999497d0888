import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.js';
import { invalid } from '../errors.js';
import { Language } from '../language.js';
import { altOf, type ShownImage } from './image.alt.js';
import { Image } from './image.entity.js';
import { filenameOf, IMAGE_WIDTHS, ImageFormat, type ImageWidth, imageUrl } from './image.files.js';

@Resolver(() => Image)
export class ImageResolver {
  @FieldResolver(() => String, {
    description: 'The address of one file, below the address of this site: the largest JPEG, or a width in a format.',
  })
  url(
    @Root() { id }: Image,
    @Arg('width', () => Int, { nullable: true, description: 'Pixels: 400, 800 or 1600 (the default). JPEG has the largest only.' })
    width?: number | null,
    @Arg('format', () => ImageFormat, { nullable: true, description: 'By default JPEG.' }) format?: ImageFormat | null,
  ): string {
    if (width != null && !isWidth(width)) throw invalid('width', 'imageWidth', { widths: IMAGE_WIDTHS.join(', ') });
    if (format == null || format === ImageFormat.JPEG) return imageUrl(id);
    return `/images/${filenameOf({ id, width: width ?? 1600, format })}`;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'A text in place of the picture, for people who do not see it. Null where the picture is asked for outside of a place. Example: "Vila Lavanda, Hvar: picture 2".',
  })
  alt(
    @Root() image: ShownImage,
    @Ctx() { language: ofRequest }: Context,
    @Arg('language', () => Language, { nullable: true, description: 'In which language; by default the language of the request.' })
    language?: Language,
  ): string | null {
    return altOf(image, language ?? ofRequest);
  }

  @FieldResolver(() => String, {
    description: 'All widths of a format, ready for the srcset of an img or source element: "/images/3f…-400.avif 400w, …".',
  })
  srcset(
    @Root() image: Image,
    @Arg('format', () => ImageFormat, { description: 'AVIF or WEBP; JPEG has one width only.' }) format: ImageFormat,
  ): string {
    if (format === ImageFormat.JPEG) return `${imageUrl(image.id)} ${image.width}w`;
    // A picture is never enlarged: of the widths beyond its own, only the first is of use.
    const useful = IMAGE_WIDTHS.filter((_, index) => index === 0 || (IMAGE_WIDTHS[index - 1] ?? 0) < image.width);
    return useful
      .map((width) => `/images/${filenameOf({ id: image.id, width, format })} ${Math.min(width, image.width)}w`)
      .join(', ');
  }
}

function isWidth(width: number): width is ImageWidth {
  return IMAGE_WIDTHS.some((known) => known === width);
}
