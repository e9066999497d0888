import { Migration } from '@mikro-orm/migrations';

/** Drafts of listings, and which pictures are in use. */
export class Migration20261121000004_listings extends Migration {
  override up(): void {
    this.addSql(`create table "listing_draft" (
      "id" serial primary key,
      "user_id" int not null,
      "hotel_id" int null,
      "values" jsonb not null,
      "updated_at" timestamptz not null default now()
    )`);
    this.addSql(`create unique index "listing_draft_once" on "listing_draft" (user_id, hotel_id) nulls not distinct`);
    this.addSql(`create index "listing_draft_hotel_id_index" on "listing_draft" ("hotel_id")`);
    this.addSql(`alter table "listing_draft" add constraint "listing_draft_size" check (length(values::text) <= 65536)`);
    this.addSql(`alter table "listing_draft" add constraint "listing_draft_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade`);
    this.addSql(`alter table "listing_draft" add constraint "listing_draft_hotel_id_foreign" foreign key ("hotel_id") references "hotel" ("id") on delete cascade`);
    this.addSql(`create index "hotel_by_pictures" on "hotel" using gin (array_append(images, image_url::text))`);
  }
}
