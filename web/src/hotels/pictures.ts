import type { PictureFragment } from '../gql/generated';

/** Every picture in the order of the gallery: the main one, then the others. */
export function allPictures(hotel: { image: PictureFragment | null; images: PictureFragment[] }): PictureFragment[] {
  return hotel.image ? [hotel.image, ...hotel.images] : hotel.images;
}
