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

/** What the points of a place are given for. Payment is none of it. */
export type RankingKind =
  /** How many ways to its operator it names, up to two of e-mail, telephone and website. */
  | 'CONTACT'
  /** How long its description is, up to 1,000 characters. */
  | 'DESCRIPTION'
  /** Whether it states rooms, guests and size, and up to three amenities. */
  | 'FACTS'
  /** How many pictures it shows, up to ten. */
  | 'PICTURES'
  /** What guests say: the mean of their ratings together with ten ratings of 3.5 that every place is given. */
  | 'RATING';

/** What a suggestion of the search leads to. */
export type SuggestionKind =
  /** A town or village: `text` searches for it. */
  | 'CITY'
  /** One accommodation: `slug` is its address. */
  | 'HOTEL'
  /** An island: `text` searches for it. */
  | 'ISLAND'
  /** A region: `regionId` filters by it. */
  | 'REGION';

export type HotelFacetsQueryVariables = Exact<{
  filter?: HotelFilter | null | undefined;
}>;


export type HotelFacetsQuery = { hotels: { facets: { areExact: boolean, regions: Array<{ regionId: string, count: number }>, priceRanges: Array<{ min: number, max: number | null, count: number }>, amenities: Array<{ amenity: Amenity, count: number }>, starRatings: Array<{ value: number, count: number }>, guests: Array<{ value: number, count: number }>, rooms: Array<{ value: number, count: number }>, sizes: Array<{ value: number, count: number }>, tags: Array<{ tag: string, count: number }>, seaDistances: Array<{ value: number, count: number }> } } };

export type FigureCountFragment = { value: number, count: number };

export type HotelRankingQueryVariables = Exact<{
  slug: string;
}>;


export type HotelRankingQuery = { hotel: { id: string, ranking: { points: number, parts: Array<{ kind: RankingKind, points: number, maxPoints: number }> } | null } | null };

export type SearchSuggestionsQueryVariables = Exact<{
  search: string;
  language: Language;
}>;


export type SearchSuggestionsQuery = { searchSuggestions: Array<{ kind: SuggestionKind, text: string, place: string | null, regionId: string | null, slug: string | null, hotelCount: number }> };

export const FigureCountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FigureCount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FigureFacet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]} as unknown as DocumentNode<FigureCountFragment, unknown>;
export const HotelFacetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HotelFacets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"HotelFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hotels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areExact"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regionId"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceRanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amenities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenity"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"starRatings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"guests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seaDistances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureCount"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FigureCount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FigureFacet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]} as unknown as DocumentNode<HotelFacetsQuery, HotelFacetsQueryVariables>;
export const HotelRankingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HotelRanking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hotel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ranking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"maxPoints"}}]}}]}}]}}]}}]} as unknown as DocumentNode<HotelRankingQuery, HotelRankingQueryVariables>;
export const SearchSuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchSuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"regionId"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"hotelCount"}}]}}]}}]} as unknown as DocumentNode<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>;
export function useHotelFacetsQuery(options?: useQuery.Options<HotelFacetsQuery, HotelFacetsQueryVariables>) {
  return useQuery(HotelFacetsDocument, options ?? {});
}

export function useHotelRankingQuery(options: useQuery.Options<HotelRankingQuery, HotelRankingQueryVariables>) {
  return useQuery(HotelRankingDocument, options);
}

export function useSearchSuggestionsQuery(options: useQuery.Options<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>) {
  return useQuery(SearchSuggestionsDocument, options);
}