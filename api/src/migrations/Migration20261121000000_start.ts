import { Migration } from '@mikro-orm/migrations';

/** Tables, constraints and indexes, as generated from the entities; then what entities cannot say. */
export class Migration20261121000000_start extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    this.addSql('create extension if not exists fuzzystrmatch');

    this.addSql(`create table "region" (
      "id" integer primary key,
      "slug" varchar(80) not null,
      "names" jsonb not null,
      "descriptions" jsonb not null,
      "aliases" text[] not null default '{}',
      "image_url" varchar(255) not null
    )`);
    this.addSql(`alter table "region" add constraint "region_slug_unique" unique ("slug")`);
    this.addSql(`alter table "region" add constraint "region_descriptions_in_every_language" check (descriptions ?& array['de', 'en', 'hr'])`);
    this.addSql(`alter table "region" add constraint "region_names_in_every_language" check (names ?& array['de', 'en', 'hr'])`);
    this.addSql(`create table "user" (
      "id" serial primary key,
      "email" varchar(254) not null,
      "phone" varchar(40) null,
      "password" varchar(255) not null,
      "first_name" varchar(80) null,
      "last_name" varchar(80) null,
      "company_name" varchar(120) null,
      "company_type" varchar(20) null,
      "address" varchar(160) null,
      "city" varchar(80) null,
      "postal_code" varchar(20) null,
      "country" varchar(80) not null default 'Kroatien',
      "website" varchar(255) null,
      "description" text null,
      "profile_complete" boolean generated always as (coalesce(first_name, '') <> '' and coalesce(last_name, '') <> '' and coalesce(company_name, '') <> '' and coalesce(company_type, '') <> '' and coalesce(address, '') <> '' and coalesce(city, '') <> '' and coalesce(postal_code, '') <> '') stored not null,
      "is_admin" boolean not null default false,
      "is_active" boolean not null default true,
      "stripe_customer_id" varchar(255) null,
      "stripe_subscription_id" varchar(255) null,
      "credits" int not null default 0,
      "has_active_subscription" boolean not null default false,
      "reset_token" varchar(64) null,
      "reset_token_expiry" timestamptz null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now()
    )`);
    this.addSql(`alter table "user" add constraint "user_stripe_customer_id_unique" unique ("stripe_customer_id")`);
    this.addSql(`alter table "user" add constraint "user_reset_token_unique" unique ("reset_token")`);
    this.addSql(`create unique index "user_email_unique" on "user" (lower(email))`);
    this.addSql(`alter table "user" add constraint "user_credits_never_negative" check (credits >= 0)`);
    this.addSql(`create table "subscription" (
      "id" serial primary key,
      "user_id" int not null,
      "stripe_subscription_id" varchar(255) not null,
      "stripe_customer_id" varchar(255) not null,
      "stripe_price_id" varchar(255) not null,
      "status" varchar(40) not null,
      "current_period_start" timestamptz not null,
      "current_period_end" timestamptz not null,
      "credits_per_period" int not null default 1,
      "promo_code" varchar(255) null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now()
    )`);
    this.addSql(`create index "subscription_user_id_index" on "subscription" ("user_id")`);
    this.addSql(`alter table "subscription" add constraint "subscription_stripe_subscription_id_unique" unique ("stripe_subscription_id")`);
    this.addSql(`alter table "subscription" add constraint "subscription_credits_positive" check (credits_per_period > 0)`);
    this.addSql(`create table "stored_image" (
      "id" serial primary key,
      "filename" varchar(60) not null,
      "original_name" varchar(255) not null,
      "mime_type" varchar(40) not null,
      "size" int not null,
      "base64_data" text not null,
      "uploaded_by_id" int null,
      "created_at" timestamptz not null default now()
    )`);
    this.addSql(`alter table "stored_image" add constraint "stored_image_filename_unique" unique ("filename")`);
    this.addSql(`create table "image" (
      "id" varchar(32) not null,
      "width" int not null,
      "height" int not null,
      "blur_data_url" text not null,
      "original_name" varchar(255) not null,
      "uploaded_by_id" int null,
      "created_at" timestamptz not null default now(),
      primary key ("id")
    )`);
    this.addSql(`create index "image_uploaded_by_id_index" on "image" ("uploaded_by_id")`);
    this.addSql(`alter table "image" add constraint "image_size" check (width > 0 and height > 0)`);
    this.addSql(`create table "hotel" (
      "id" serial primary key,
      "name" varchar(120) not null,
      "slug" varchar(120) not null,
      "description" text not null,
      "short_description" varchar(300) not null,
      "address" varchar(160) not null,
      "city" varchar(80) not null,
      "region_id" int not null,
      "star_rating" smallint not null,
      "guest_rating" numeric(2,1) null,
      "review_count" int not null default 0,
      "price_per_night" int not null,
      "image_url" varchar(255) not null default '',
      "images" text[] not null default '{}',
      "amenities" text[] not null default '{}',
      "features" text[] not null default '{}',
      "tags" text[] not null default '{}',
      "rooms" int null default 1,
      "guests" int null default 2,
      "size" int null default 50,
      "contact_email" varchar(254) null,
      "contact_phone" varchar(40) null,
      "website" varchar(255) null,
      "facebook" varchar(255) null,
      "instagram" varchar(255) null,
      "owner_id" int not null,
      "is_active" boolean not null default true,
      "paid_until" timestamptz null,
      "subscription_id" int null,
      "is_featured" boolean not null default false,
      "is_popular" boolean not null default false,
      "free_wifi" boolean generated always as ('freeWifi' = any(amenities)) stored not null,
      "pool" boolean generated always as ('pool' = any(amenities)) stored not null,
      "spa" boolean generated always as ('spa' = any(amenities)) stored not null,
      "sea_view" boolean generated always as ('seaView' = any(amenities)) stored not null,
      "parking" boolean generated always as ('parking' = any(amenities)) stored not null,
      "restaurant" boolean generated always as ('restaurant' = any(amenities)) stored not null,
      "is_visible" boolean not null default false,
      "relevance" int generated always as (case when is_featured then 20000 else 0 end + case when is_popular then 5000 else 0 end + (coalesce(guest_rating, 3.5) * 1000)::integer + least(review_count, 500)) stored not null,
      "place_text" text not null default '',
      "search_text" text not null default '',
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now()
    )`);
    this.addSql(`alter table "hotel" add constraint "hotel_slug_unique" unique ("slug")`);
    this.addSql(`create index "hotel_owner_id_index" on "hotel" ("owner_id")`);
    this.addSql(`alter table "hotel" add constraint "hotel_subscription_id_unique" unique ("subscription_id")`);
    this.addSql(`create index "hotel_by_words" on "hotel" using gin (search_text gin_trgm_ops) where is_visible`);
    this.addSql(`create index "hotel_featured" on "hotel" (relevance desc, id desc) where is_visible and is_featured`);
    this.addSql(`create index "hotel_by_region_price" on "hotel" (region_id, price_per_night, id) where is_visible`);
    this.addSql(`create index "hotel_by_region_relevance" on "hotel" (region_id, relevance desc, id desc) where is_visible`);
    this.addSql(`create index "hotel_by_price" on "hotel" (price_per_night, id) where is_visible`);
    this.addSql(`create index "hotel_by_relevance" on "hotel" (relevance desc, id desc) where is_visible`);
    this.addSql(`alter table "hotel" add constraint "hotel_amenities_known" check (amenities <@ array['pool', 'seaView', 'freeWifi', 'spa', 'parking', 'restaurant', 'airConditioning', 'balcony', 'kitchen']::text[])`);
    this.addSql(`alter table "hotel" add constraint "hotel_figures_positive" check (price_per_night > 0 and rooms > 0 and guests > 0 and size > 0 and review_count >= 0)`);
    this.addSql(`alter table "hotel" add constraint "hotel_guest_rating" check (guest_rating >= 1 and guest_rating <= 5)`);
    this.addSql(`alter table "hotel" add constraint "hotel_star_rating" check (star_rating >= 1 and star_rating <= 5)`);
    this.addSql(`alter table "hotel" add constraint "hotel_slug_is_no_number" check (slug !~ '^[0-9]+$')`);
    this.addSql(`create table "credit_transaction" (
      "id" serial primary key,
      "user_id" int null,
      "hotel_id" int null,
      "type" varchar(20) not null,
      "amount" int not null,
      "description" varchar(255) not null,
      "related_subscription_id" int null,
      "source_key" varchar(255) null,
      "created_at" timestamptz not null default now()
    )`);
    this.addSql(`create index "credit_transaction_user_id_index" on "credit_transaction" ("user_id")`);
    this.addSql(`alter table "credit_transaction" add constraint "credit_transaction_source_key_unique" unique ("source_key")`);
    this.addSql(`alter table "credit_transaction" add constraint "credit_transaction_amount" check (amount <> 0)`);
    this.addSql(`alter table "credit_transaction" add constraint "credit_transaction_type" check (type in ('purchase', 'renewal', 'listing', 'listing_renewal', 'adjustment', 'refund'))`);
    this.addSql(`alter table "subscription" add constraint "subscription_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade`);
    this.addSql(`alter table "stored_image" add constraint "stored_image_uploaded_by_id_foreign" foreign key ("uploaded_by_id") references "user" ("id") on delete set null`);
    this.addSql(`alter table "image" add constraint "image_uploaded_by_id_foreign" foreign key ("uploaded_by_id") references "user" ("id") on delete set null`);
    this.addSql(`alter table "hotel" add constraint "hotel_region_id_foreign" foreign key ("region_id") references "region" ("id") on delete no action`);
    this.addSql(`alter table "hotel" add constraint "hotel_owner_id_foreign" foreign key ("owner_id") references "user" ("id") on delete cascade`);
    this.addSql(`alter table "hotel" add constraint "hotel_subscription_id_foreign" foreign key ("subscription_id") references "subscription" ("id") on delete set null`);
    this.addSql(`alter table "credit_transaction" add constraint "credit_transaction_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete set null`);
    this.addSql(`alter table "credit_transaction" add constraint "credit_transaction_related_subscription_id_foreign" foreign key ("related_subscription_id") references "subscription" ("id") on delete set null`);

    this.keepVisibility();
    this.keepVocabulary();
  }

  /** hotel.is_visible: active, and so is its operator. The share lock keeps the two from changing past each other. */
  private keepVisibility(): void {
    this.addSql(`create function hotel_set_visible() returns trigger language plpgsql as $$
      begin
        new.is_visible := new.is_active and (select u.is_active from "user" u where u.id = new.owner_id for share);
        return new;
      end $$`);
    this.addSql(`create trigger hotel_set_visible before insert or update of is_active, owner_id, is_visible on hotel
      for each row execute function hotel_set_visible()`);
    this.addSql(`create function user_set_hotels_visible() returns trigger language plpgsql as $$
      begin
        update hotel set is_visible = is_active and new.is_active where owner_id = new.id;
        return null;
      end $$`);
    this.addSql(`create trigger user_set_hotels_visible after update of is_active on "user"
      for each row when (old.is_active is distinct from new.is_active) execute function user_set_hotels_visible()`);
  }

  /** search_word: every word that a listing has ever been found by; typos are looked up in it. */
  private keepVocabulary(): void {
    this.addSql(`create table search_word (word text collate "C" primary key)`);
    this.addSql(`create index search_word_similar on search_word using gin (word gin_trgm_ops)`);
    this.addSql(`create function hotel_add_words() returns trigger language plpgsql as $$
      begin
        insert into search_word select unnest(string_to_array(trim(new.search_text), ' ')) order by 1 on conflict do nothing;
        return null;
      end $$`);
    this.addSql(`create trigger hotel_add_words after insert or update of search_text on hotel
      for each row execute function hotel_add_words()`);
  }
}
