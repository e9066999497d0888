import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

/** What a suggestion of the search leads to. */
export const SuggestionKind = { REGION: 'REGION', CITY: 'CITY', ISLAND: 'ISLAND', HOTEL: 'HOTEL' } as const;
export type SuggestionKind = (typeof SuggestionKind)[keyof typeof SuggestionKind];

registerEnumType(SuggestionKind, {
  name: 'SuggestionKind',
  description: 'What a suggestion of the search leads to.',
  valuesConfig: {
    REGION: { description: 'A region: `regionId` filters by it.' },
    CITY: { description: 'A town or village: `text` searches for it.' },
    ISLAND: { description: 'An island: `text` searches for it.' },
    HOTEL: { description: 'One accommodation: `slug` is its address.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'What somebody may be about to type.' })
export class SearchSuggestion {
  @Field(() => SuggestionKind, { description: 'What it leads to.' })
  kind: SuggestionKind;

  @Field(() => String, { description: 'The name of the region, town, island or accommodation.' })
  text: string;

  @Field(() => String, { nullable: true, description: 'The town of an accommodation; null for everything else.' })
  place: string | null;

  @Field(() => ID, { nullable: true, description: 'The number of a region; null for everything else.' })
  regionId: string | null;

  @Field(() => String, { nullable: true, description: 'The name of an accommodation in addresses, for example "vila-lavanda"; null for everything else.' })
  slug: string | null;

  @Field(() => Int, { description: 'How many accommodations there are: visible ones that lie in it; 1 for an accommodation itself.' })
  hotelCount: number;
}
