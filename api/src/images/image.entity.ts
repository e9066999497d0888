import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Node } from '../node.js';
import { User } from '../viewer/user.entity.js';

/** A picture, whatever sizes and formats it is stored in. */
@Entity()
@ObjectType({ implements: Node, simpleResolvers: true, description: 'A picture. Its files are served under /images and never change.' })
@Check({ name: 'image_size', expression: 'width > 0 and height > 0' })
export class Image {
  [OptionalProps]?: 'createdAt';

  @Field(() => ID, { description: 'The hash of the picture’s content: the same picture has the same id everywhere.' })
  @PrimaryKey({ type: 'string', length: 32 })
  id: string;

  @Field(() => Int, { description: 'Width of the largest size in pixels.' })
  @Property({ type: 'integer' })
  width: number;

  @Field(() => Int, { description: 'Height of the largest size in pixels.' })
  @Property({ type: 'integer' })
  height: number;

  @Field(() => String, {
    description: 'A tiny blurred version as a data: address, to show until the picture itself has loaded. Example: "data:image/webp;base64,UklGR…".',
  })
  @Property({ type: 'text' })
  blurDataUrl: string;

  @Property({ type: 'string', length: 255 })
  originalName: string;

  @ManyToOne({ entity: () => User, index: true, nullable: true, deleteRule: 'set null' })
  uploadedBy?: Rel<User> | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}

/** One file of a picture in the database store: one width in one format. */
@Entity()
export class StoredImage {
  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: 'integer' })
  id: number;

  /** The last part of its address, for example `3f…-800.avif`. */
  @Property({ type: 'string', length: 60, unique: true })
  filename: string;

  @Property({ type: 'string', length: 255 })
  originalName: string;

  @Property({ type: 'string', length: 40 })
  mimeType: string;

  /** Bytes, before they are written as base64. */
  @Property({ type: 'integer' })
  size: number;

  @Property({ type: 'text', fieldName: 'base64_data', lazy: true })
  base64Data: string;

  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null' })
  uploadedBy?: Rel<User> | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
