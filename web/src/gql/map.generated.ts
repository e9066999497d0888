/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Something that a place has. */
export type Amenity =
  /** Air conditioning. */
  | 'AIR_CONDITIONING'
  /** A balcony or terrace. */
  | 'BALCONY'
  /** Wireless internet at no charge. */
  | 'FREE_WIFI'
  /** A kitchen to cook in. */
  | 'KITCHEN'
  /** Parking. */
  | 'PARKING'
  /** A swimming pool. */
  | 'POOL'
  /** A restaurant in the house. */
  | 'RESTAURANT'
  /** The sea can be seen from the place. */
  | 'SEA_VIEW'
  /** Spa or wellness rooms. */
  | 'SPA';

/** A part of the map between two parallels and two meridians. */
export type BoundsInput = {
  /** The highest longitude, degrees east. */
  east: number;
  /** The highest latitude, degrees north. */
  north: number;
  /** The lowest latitude, degrees north. */
  south: number;
  /** The lowest longitude, degrees east. */
  west: number;
};

/** Narrows a list of accommodations. All conditions must hold; what is left out does not narrow. */
export type HotelFilter = {
  /** Only places that have all of these. */
  amenities?: Array<Amenity> | null | undefined;
  /** Only places within this part of the map, its edges included. */
  bounds?: BoundsInput | null | undefined;
  /** Only places where at least so many people can sleep; where it is not stated, 2 can. */
  guestsMin?: number | null | undefined;
  /** Takes the words of the search as they are written: typos are not forgiven. */
  isSearchExact?: boolean | null | undefined;
  /** Highest price per night in whole euros, inclusive. */
  priceMax?: number | null | undefined;
  /** Lowest price per night in whole euros, inclusive. */
  priceMin?: number | null | undefined;
  /** Only this region. Example: "2". */
  regionId?: string | null | undefined;
  /** Only places with at least so many rooms; where it is not stated, there is 1. */
  roomsMin?: number | null | undefined;
  /** Only places at most so many metres from the sea in a straight line. Example: 500. */
  seaDistanceMax?: number | null | undefined;
  /** Words that must occur in name, place, region, tags or short description, also as the beginning of a word. Case and accents do not matter, small typos are forgiven. At most 200 characters. Example: "dubrovnik pool". */
  search?: string | null | undefined;
  /** Only places of at least so many square metres; where it is not stated, they have 50. */
  sizeMin?: number | null | undefined;
  /** Only these categories, 1 to 5 stars. Example: [4, 5]. */
  starRating?: Array<number> | null | undefined;
  /** Only places that have all of these keywords. Case, accents and punctuation do not matter. At most 20. */
  tags?: Array<string> | null | undefined;
};

/** A language of the interface. Where none is given, the request’s Accept-Language decides, German by default. */
export type Language =
  /** German. */
  | 'DE'
  /** English. */
  | 'EN'
  /** Croatian. */
  | 'HR';

export type HotelCardFragment = { id: string, slug: string, name: string, shortDescription: string, city: string, pricePerNight: number, isActive: boolean, isFeatured: boolean, imageUrls: Array<string>, region: { id: string, slug: string, name: string }, image: { id: string, url: string, width: number, height: number, blurDataUrl: string, avif: string, webp: string } | null };

export type HotelPinsQueryVariables = Exact<{
  filter?: HotelFilter | null | undefined;
}>;


export type HotelPinsQuery = { hotelPins: Array<{ id: string, slug: string, name: string, latitude: number, longitude: number, pricePerNight: number, isFeatured: boolean }> };

export type HotelOnMapQueryVariables = Exact<{
  slug: string;
  language: Language;
}>;


export type HotelOnMapQuery = { hotel: { id: string, slug: string, name: string, shortDescription: string, city: string, pricePerNight: number, isActive: boolean, isFeatured: boolean, imageUrls: Array<string>, region: { id: string, slug: string, name: string }, image: { id: string, url: string, width: number, height: number, blurDataUrl: string, avif: string, webp: string } | null } | null };

export type HotelPlaceQueryVariables = Exact<{
  slug: string;
}>;


export type HotelPlaceQuery = { hotel: { id: string, latitude: number | null, longitude: number | null, isPositionExact: boolean, seaDistanceMetres: number | null, island: string | null } | null };

export type PictureFragment = { id: string, url: string, width: number, height: number, blurDataUrl: string, avif: string, webp: string };

export const PictureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"800"}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"JPEG"}}]},{"kind":"Field","alias":{"kind":"Name","value":"avif"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"AVIF"}}]},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"blurDataUrl"}}]}}]} as unknown as DocumentNode<PictureFragment, unknown>;
export const HotelCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HotelCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hotel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerNight"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"800"}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"JPEG"}}]},{"kind":"Field","alias":{"kind":"Name","value":"avif"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"AVIF"}}]},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"blurDataUrl"}}]}}]} as unknown as DocumentNode<HotelCardFragment, unknown>;
export const HotelPinsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HotelPins"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"HotelFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hotelPins"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerNight"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}}]}}]}}]} as unknown as DocumentNode<HotelPinsQuery, HotelPinsQueryVariables>;
export const HotelOnMapDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HotelOnMap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hotel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HotelCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"800"}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"JPEG"}}]},{"kind":"Field","alias":{"kind":"Name","value":"avif"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"AVIF"}}]},{"kind":"Field","alias":{"kind":"Name","value":"webp"},"name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"blurDataUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HotelCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hotel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerNight"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}}]} as unknown as DocumentNode<HotelOnMapQuery, HotelOnMapQueryVariables>;
export const HotelPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HotelPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hotel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"isPositionExact"}},{"kind":"Field","name":{"kind":"Name","value":"seaDistanceMetres"}},{"kind":"Field","name":{"kind":"Name","value":"island"}}]}}]}}]} as unknown as DocumentNode<HotelPlaceQuery, HotelPlaceQueryVariables>;
export function useHotelPinsQuery(options?: useQuery.Options<HotelPinsQuery, HotelPinsQueryVariables>) {
  return useQuery(HotelPinsDocument, options ?? {});
}

export function useHotelOnMapQuery(options: useQuery.Options<HotelOnMapQuery, HotelOnMapQueryVariables>) {
  return useQuery(HotelOnMapDocument, options);
}

export function useHotelPlaceQuery(options: useQuery.Options<HotelPlaceQuery, HotelPlaceQueryVariables>) {
  return useQuery(HotelPlaceDocument, options);
}