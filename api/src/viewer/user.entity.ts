import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** An operator or an administrator: whoever can sign in. */
@Entity({ tableName: 'user' })
@Check({ name: 'user_credits_never_negative', expression: 'credits >= 0' })
@Index({ name: 'user_email_unique', expression: 'create unique index "user_email_unique" on "user" (lower(email))' })
export class User {
  [OptionalProps]?:
    | 'country'
    | 'profileComplete'
    | 'isAdmin'
    | 'isActive'
    | 'credits'
    | 'hasActiveSubscription'
    | 'createdAt'
    | 'updatedAt';

  @PrimaryKey({ type: 'integer' })
  id: number;

  /** Unique without regard to case. */
  @Property({ type: 'string', length: 254 })
  email: string;

  @Property({ type: 'string', length: 40, nullable: true })
  phone?: string | null;

  /** An argon2id hash; never leaves the server. */
  @Property({ type: 'string', length: 255, hidden: true })
  password: string;

  @Property({ type: 'string', length: 80, nullable: true })
  firstName?: string | null;

  @Property({ type: 'string', length: 80, nullable: true })
  lastName?: string | null;

  @Property({ type: 'string', length: 120, nullable: true })
  companyName?: string | null;

  @Property({ type: 'string', length: 20, nullable: true })
  companyType?: string | null;

  @Property({ type: 'string', length: 160, nullable: true })
  address?: string | null;

  @Property({ type: 'string', length: 80, nullable: true })
  city?: string | null;

  @Property({ type: 'string', length: 20, nullable: true })
  postalCode?: string | null;

  @Property({ type: 'string', length: 80, default: 'Kroatien' })
  country: string = 'Kroatien';

  @Property({ type: 'string', length: 255, nullable: true })
  website?: string | null;

  @Property({ type: 'text', nullable: true })
  description?: string | null;

  /** True when every required field of the profile form is filled; a fact of the row, not a flag to set. */
  @Property({
    type: 'boolean',
    generated: `(coalesce(first_name, '') <> '' and coalesce(last_name, '') <> '' and coalesce(company_name, '') <> '' and coalesce(company_type, '') <> '' and coalesce(address, '') <> '' and coalesce(city, '') <> '' and coalesce(postal_code, '') <> '') stored`,
    ignoreSchemaChanges: ['type', 'extra'],
  })
  profileComplete: boolean;

  @Property({ type: 'boolean', default: false })
  isAdmin: boolean = false;

  @Property({ type: 'boolean', default: true })
  isActive: boolean = true;

  @Property({ type: 'string', length: 255, nullable: true, unique: true })
  stripeCustomerId?: string | null;

  @Property({ type: 'string', length: 255, nullable: true })
  stripeSubscriptionId?: string | null;

  /** The sum of the user's credit transactions. */
  @Property({ type: 'integer', default: 0 })
  credits: number = 0;

  @Property({ type: 'boolean', default: false })
  hasActiveSubscription: boolean = false;

  /** Hash of the token in the reset mail. */
  @Property({ type: 'string', length: 64, nullable: true, unique: true, hidden: true })
  resetToken?: string | null;

  @Property({ type: 'datetime', nullable: true, hidden: true })
  resetTokenExpiry?: Date | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
