import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { RankingKind as Kind } from './hotel.ranking.js';
import { Weight } from '../weight.js';

/** What the points of a place are given for. */
export const RankingKind = { RATING: 'RATING', PICTURES: 'PICTURES', DESCRIPTION: 'DESCRIPTION', FACTS: 'FACTS', CONTACT: 'CONTACT' } as const satisfies Record<Kind, Kind>;

registerEnumType(RankingKind, {
  name: 'RankingKind',
  description: 'What the points of a place are given for. Payment is none of it.',
  valuesConfig: {
    RATING: { description: 'What guests say: the mean of their ratings together with ten ratings of 3.5 that every place is given.' },
    PICTURES: { description: 'How many pictures it shows, up to ten.' },
    DESCRIPTION: { description: 'How long its description is, up to 1,000 characters.' },
    FACTS: { description: 'Whether it states rooms, guests and size, and up to three amenities.' },
    CONTACT: { description: 'How many ways to its operator it names, up to two of e-mail, telephone and website.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A part of the points of a place.' })
export class RankingPart {
  @Field(() => RankingKind, { description: 'What they are given for.' })
  kind: Kind;

  @Field(() => Float, { description: 'The points, with one decimal.' })
  points: number;

  @Field(() => Int, { description: 'The most points that there are for this.' })
  maxPoints: number;
}

@ObjectType({ simpleResolvers: true, description: 'Why a place stands where it stands in the order of relevance.' })
export class HotelRanking {
  @Field(() => Float, { description: 'All its points, of 100, with one decimal. With the same points, the newer place stands first.' })
  points: number;

  @Weight({ items: 6 })
  @Field(() => [RankingPart], { description: 'The parts, which add up to the points.' })
  parts: RankingPart[];
}
