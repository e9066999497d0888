import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { Localized } from '../language.js';
import { Node } from '../node.js';
import { TextArray } from '../text-array.js';

/** A part of the country that accommodation is grouped by. */
@Entity()
@ObjectType({ implements: Node, simpleResolvers: true, description: 'A part of Croatia (or next to it) that accommodation is grouped by.' })
@Check({ name: 'region_names_in_every_language', expression: `names ?& array['de', 'en', 'hr']` })
@Check({ name: 'region_descriptions_in_every_language', expression: `descriptions ?& array['de', 'en', 'hr']` })
export class Region {
  @Field(() => ID, { description: 'The number of the region, as text.' })
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id: number;

  @Field(() => String, { description: 'The name in addresses, for example "istrien".' })
  @Property({ type: 'string', length: 80, unique: true })
  slug: string;

  @Property({ type: 'json', columnType: 'jsonb' })
  names: Localized;

  @Property({ type: 'json', columnType: 'jsonb' })
  descriptions: Localized;

  /** Other names that travellers search for: Istra, Spalato, Ragusa. */
  @Property({ type: TextArray, columnType: 'text[]', default: [] })
  aliases: string[] = [];

  @Field(() => String, { description: 'Address of the region’s picture from the root, upright 5:8.' })
  @Property({ type: 'string', length: 255 })
  imageUrl: string;
}
