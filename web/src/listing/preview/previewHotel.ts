import type { HotelDetailFragment, HotelListItemFragment, PictureFragment } from '../../gql/generated';
import { toAmenity } from '../../hotels/amenities';
import type { ListingValues } from '../values';

/** A region to choose from; the name in whatever language it is shown. */
export interface ListingRegion {
  id: string;
  slug: string;
  name: string;
}

/** What stands in for a text that is not written yet. */
export type Placeholders = Record<'name' | 'city' | 'region' | 'address' | 'shortDescription' | 'description', string>;

/** Everything that the cards and the page of a place show. */
export type PreviewHotel = HotelDetailFragment & HotelListItemFragment;

const WIDTHS = [400, 800, 1600];
const STORED_PICTURE = /^(\/images\/([0-9a-f]{32}))\.jpg$/;
/** One transparent point: the blurred version of an uploaded picture is not at hand, and the picture itself nearly is. */
const NO_BLUR = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** An uploaded picture in all its sizes; they follow from its address. */
export function previewPicture(url: string): PictureFragment {
  const [, base, id] = STORED_PICTURE.exec(url) ?? [];
  const sizes = (format: string) => (base ? WIDTHS.map((width) => `${base}-${width}.${format} ${width}w`).join(', ') : '');
  return { id: id ?? url, url, avif: sizes('avif'), webp: sizes('webp'), width: 1600, height: 1200, blurDataUrl: NO_BLUR };
}

/** The form's values as the place that they would become, with placeholders where something is missing. */
export function previewHotel(values: ListingValues, region: ListingRegion | undefined, placeholders: Placeholders): PreviewHotel {
  const written = (field: Exclude<keyof Placeholders, 'region'>) => values[field].trim() || placeholders[field];
  return {
    id: 'preview',
    slug: 'preview',
    name: written('name'),
    city: written('city'),
    address: written('address'),
    shortDescription: written('shortDescription'),
    description: written('description'),
    regionId: values.regionId,
    region: { id: values.regionId, slug: region?.slug ?? '', name: region?.name ?? placeholders.region, hotelCount: 0 },
    starRating: figure(values.starRating) ?? 0,
    pricePerNight: figure(values.pricePerNight) ?? 0,
    rooms: figure(values.rooms),
    guests: figure(values.guests),
    size: figure(values.size),
    amenities: values.amenities.map(toAmenity),
    features: values.features,
    tags: values.tags,
    contactEmail: values.contactEmail,
    contactPhone: values.contactPhone,
    website: values.website,
    facebook: values.facebook,
    instagram: values.instagram,
    image: values.imageUrl ? previewPicture(values.imageUrl) : null,
    images: values.images.map(previewPicture),
    imageUrls: values.images,
    // It is drawn for shared links, and nobody can share this one.
    previewUrl: '',
    // A new listing has neither reviews nor a recommendation.
    isActive: true,
    isFeatured: false,
    // Where it stands is found out when it is saved.
    latitude: null,
    longitude: null,
    isPositionExact: false,
    seaDistanceMetres: null,
    island: null,
    guestRating: null,
    reviewCount: 0,
  };
}

/** What a reader of the preview has to know to be a placeholder. */
export type MissingPart = keyof Placeholders | 'price' | 'pictures';

/** What is not there yet, in the order of the page. */
export function missingParts(values: ListingValues): MissingPart[] {
  const { name, city, regionId, address, shortDescription, description, pricePerNight, imageUrl } = values;
  const parts = { name, city, region: regionId, pictures: imageUrl, price: figure(pricePerNight) ? pricePerNight : '', address, shortDescription, description };
  return (Object.keys(parts) as MissingPart[]).filter((part) => parts[part].trim() === '');
}

function figure(text: string): number | null {
  const value = Number.parseInt(text, 10);
  return Number.isNaN(value) ? null : value;
}
