import { Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, Int, ObjectType } from 'type-graphql';

/** Where something stands on the map, and what follows from it. Null where that is not known. */
@ObjectType({ simpleResolvers: true, description: 'Something that stands somewhere on the map.' })
export abstract class Positioned {
  @Field(() => Float, { nullable: true, description: 'Latitude in degrees north (WGS 84); null where the position is not known.' })
  @Property({ type: 'double', nullable: true })
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude in degrees east (WGS 84); null where the position is not known.' })
  @Property({ type: 'double', nullable: true })
  longitude?: number | null;

  @Field(() => Boolean, { description: 'True when its operator has placed it on the map; false when it is shown in the middle of its town.' })
  @Property({ type: 'boolean', default: false })
  isPositionExact: boolean = false;

  @Field(() => Int, {
    nullable: true,
    description: 'Metres from the position to the nearest sea coast in a straight line, 0 on the coast; null where the position is not known.',
  })
  @Property({ type: 'integer', nullable: true })
  seaDistanceMetres?: number | null;

  @Field(() => String, { nullable: true, description: 'The island that it stands on, for example "Hvar"; null on the mainland.' })
  @Property({ type: 'string', length: 40, nullable: true })
  island?: string | null;
}
