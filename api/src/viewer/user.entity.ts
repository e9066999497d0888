import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../auth.js';
import { Language } from '../language.js';
import { Node } from '../node.js';
import { Region } from '../regions/region.entity.js';
import { DateTime, Url } from '../scalars.js';
import { CompanyType } from './company-type.js';

/** What an account is called in lists; indexed. */
export const USER_NAME = `lower(coalesce(nullif(company_name, ''), email))`;
/** Folded as hotel.search.ts folds what is searched for. */
const USER_WORDS = `folded(email || ' ' || coalesce(company_name, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(city, ''))`;

/** An operator or an administrator: whoever can sign in. */
@Entity({ tableName: 'user' })
@ObjectType({ implements: Node, simpleResolvers: true, description: 'An operator or an administrator. Only they themselves and administrators can read it.' })
@Check({ name: 'user_credits_never_negative', expression: 'credits >= 0' })
@Index({ name: 'user_email_unique', expression: 'create unique index "user_email_unique" on "user" (lower(email))' })
@Index({ name: 'user_by_words', expression: `create index "user_by_words" on "user" using gin (words gin_trgm_ops)` })
@Index({ name: 'user_by_name', expression: `create index "user_by_name" on "user" (${USER_NAME}, id)` })
@Index({ name: 'user_inactive', expression: 'create index "user_inactive" on "user" (id) where not is_active' })
@Index({ name: 'user_inactive_by_name', expression: `create index "user_inactive_by_name" on "user" (${USER_NAME}, id) where not is_active` })
export class User {
  [OptionalProps]?:
    | 'country'
    | 'profileComplete'
    | 'isAdmin'
    | 'isActive'
    | 'credits'
    | 'hasActiveSubscription'
    | 'checkoutCount'
    | 'language'
    | 'wantsMonthlyMail'
    | 'createdAt'
    | 'updatedAt'
    | 'words';

  @Auth('OWNER', 'OWN_LISTINGS_READ')
  @Field(() => ID, { description: 'The number of the account, as text.' })
  @PrimaryKey({ type: 'integer' })
  id: number;

  @Auth('OWNER')
  @Field(() => String, { description: 'The address to sign in with; unique without regard to case.' })
  @Property({ type: 'string', length: 254 })
  email: string;

  @Auth('OWNER')
  @Field(() => String, { nullable: true, description: 'Telephone number. Example: "+385 21 000 000".' })
  @Property({ type: 'string', length: 40, nullable: true })
  phone?: string | null;

  /** An argon2id hash; never leaves the server. */
  @Property({ type: 'string', length: 255, hidden: true })
  password: string;

  @Auth('OWNER')
  @Field(() => String, { nullable: true, description: 'First name of the contact person.' })
  @Property({ type: 'string', length: 80, nullable: true })
  firstName?: string | null;

  @Auth('OWNER')
  @Field(() => String, { nullable: true, description: 'Last name of the contact person.' })
  @Property({ type: 'string', length: 80, nullable: true })
  lastName?: string | null;

  @Auth('OWNER')
  @Field(() => String, { nullable: true, description: 'Name of the business.' })
  @Property({ type: 'string', length: 120, nullable: true })
  companyName?: string | null;

  @Auth('OWNER')
  @Field(() => CompanyType, { nullable: true, description: 'What kind of accommodation the business offers.' })
  @Property({ type: 'string', length: 20, nullable: true })
  companyType?: string | null;

  @Auth('OWNER')
  @Field(() => String, { nullable: true, description: 'Street and number of the business.' })
  @Property({ type: 'string', length: 160, nullable: true })
  address?: string | null;

  @Auth('OWNER')
  @Field(() => String, { nullable: true, description: 'Town of the business.' })
  @Property({ type: 'string', length: 80, nullable: true })
  city?: string | null;

  @Auth('OWNER')
  @Field(() => String, { nullable: true, description: 'Postal code of the business. Example: "21450".' })
  @Property({ type: 'string', length: 20, nullable: true })
  postalCode?: string | null;

  @Auth('OWNER')
  @Field(() => String, { description: 'Country of the business; Kroatien by default.' })
  @Property({ type: 'string', length: 80, default: 'Kroatien' })
  country: string = 'Kroatien';

  @Auth('OWNER')
  @Field(() => Url, { nullable: true, description: 'Website of the business.' })
  @Property({ type: 'string', length: 255, nullable: true })
  website?: string | null;

  @Auth('OWNER')
  @Field(() => String, { nullable: true, description: 'What the business says about itself.' })
  @Property({ type: 'text', nullable: true })
  description?: string | null;

  @Auth('OWNER')
  @Field(() => Boolean, { description: 'True when every required field of the profile form is filled.' })
  @Property({
    type: 'boolean',
    generated: `(coalesce(first_name, '') <> '' and coalesce(last_name, '') <> '' and coalesce(company_name, '') <> '' and coalesce(company_type, '') <> '' and coalesce(address, '') <> '' and coalesce(city, '') <> '' and coalesce(postal_code, '') <> '') stored`,
    ignoreSchemaChanges: ['type', 'extra'],
  })
  profileComplete: boolean;

  @Auth('OWNER')
  @Field(() => Boolean, { description: 'True for administrators.' })
  @Property({ type: 'boolean', default: false })
  isAdmin: boolean = false;

  @Auth('OWNER')
  @Field(() => Boolean, { description: 'False once an administrator has deactivated the account; it cannot sign in then.' })
  @Property({ type: 'boolean', default: true })
  isActive: boolean = true;

  @Property({ type: 'string', length: 255, nullable: true, unique: true })
  stripeCustomerId?: string | null;

  @Property({ type: 'string', length: 255, nullable: true })
  stripeSubscriptionId?: string | null;

  /** The sum of the ledger, kept by the database: whoever wants another balance adds a line. */
  @Auth('OWNER')
  @Field(() => Int, { description: 'Credits that are left: each pays for one listing for a year.' })
  @Property({ type: 'integer', default: 0 })
  credits: number = 0;

  @Auth('OWNER')
  @Field(() => Boolean, { description: 'True while a subscription renews or runs out, or its payment is being retried.' })
  @Property({ type: 'boolean', default: false })
  hasActiveSubscription: boolean = false;

  /** How many checkouts were begun and came to an end: what makes the next one another. */
  @Property({ type: 'integer', default: 0 })
  checkoutCount: number = 0;

  /** Hash of the token in the reset mail. */
  @Property({ type: 'string', length: 64, nullable: true, unique: true, hidden: true })
  resetToken?: string | null;

  @Property({ type: 'datetime', nullable: true, hidden: true })
  resetTokenExpiry?: Date | null;

  /** Language of mails to this person: the one of the page they registered on. */
  @Property({ type: 'string', length: 2, default: Language.DE })
  language: Language = Language.DE;

  @Auth('OWNER')
  @Field(() => Boolean, { description: 'True while a mail with the figures of their listings is wanted each month.' })
  @Property({ type: 'boolean', default: true })
  wantsMonthlyMail: boolean = true;

  /** How many rooms or flats the business has, as stated at registration. */
  @Property({ type: 'string', length: 20, nullable: true })
  accommodationSize?: string | null;

  @ManyToOne({ entity: () => Region, nullable: true, deleteRule: 'set null' })
  region?: Rel<Region> | null;

  @Auth('OWNER')
  @Field(() => DateTime, { description: 'When the account was created.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Auth('OWNER')
  @Field(() => DateTime, { description: 'When the account was last changed.' })
  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  /** What an administrator finds the account by: the folded words of its name, address and place. */
  @Property({ type: 'text', generated: `(${USER_WORDS}) stored`, hidden: true, lazy: true, ignoreSchemaChanges: ['type', 'extra'] })
  words: string;
}
