import { type FileUpload, GraphQLUpload } from 'graphql-upload-minimal';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../auth.js';
import type { Context } from '../context.js';
import { AppError } from '../errors.js';
import { Weight } from '../weight.js';
import { Image } from './image.entity.js';
import { MOST_FILES } from './image.pipeline.js';
import { takeImage } from './upload.service.js';

const ACCEPTED = 'JPEG, PNG, WebP or AVIF, at most 10 MB and 50 megapixels, AVIF and interlaced PNG 16';

@Resolver()
export class UploadResolver {
  @Auth('SIGNED_IN', 'OWN_LISTINGS_WRITE')
  @Weight({ points: 10 })
  @Mutation(() => Image, { description: `Uploads a picture for a listing: ${ACCEPTED}. One that no listing uses within 24 hours is removed.` })
  async uploadImage(
    @Ctx() context: Context,
    @Arg('file', () => GraphQLUpload, { description: 'The file, as a part of a multipart request.' }) file: FileUpload,
  ): Promise<Image> {
    return takeImage(file.createReadStream(), file.filename, context);
  }

  @Auth('SIGNED_IN', 'OWN_LISTINGS_WRITE')
  @Weight({ points: 10 })
  @Mutation(() => [Image], { description: `Uploads up to ${MOST_FILES} pictures, in their order: ${ACCEPTED}.` })
  async uploadImages(
    @Ctx() context: Context,
    @Arg('files', () => [GraphQLUpload], { description: 'The files, as parts of a multipart request.' }) files: Promise<FileUpload>[],
  ): Promise<Image[]> {
    if (files.length > MOST_FILES) throw new AppError('INVALID', 'tooManyValues', { values: { max: MOST_FILES } });
    // Each as it comes: in the request they may stand in another order than in the list. All of them, also when one
    // is refused: the request is read to its end, and no file is left half read.
    const images = await Promise.allSettled(
      files.map(async (file) => {
        const { createReadStream, filename } = await file;
        return takeImage(createReadStream(), filename, context);
      }),
    );
    return images.map((image) => {
      if (image.status === 'rejected') throw image.reason;
      return image.value;
    });
  }
}
