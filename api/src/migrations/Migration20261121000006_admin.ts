import { Migration } from '@mikro-orm/migrations';

/** What administrators did, and how they find accounts and hidden listings. */
export class Migration20261121000006_admin extends Migration {
  override up(): void {
    this.addSql(`create table "audit_entry" (
      "id" serial primary key,
      "admin_id" int null,
      "admin_email" varchar(254) not null,
      "action" varchar(30) not null,
      "target_id" int not null,
      "target_name" varchar(254) not null,
      "reason" varchar(255) null,
      "created_at" timestamptz not null default now()
    )`);
    this.addSql(`create index "audit_entry_admin_id_index" on "audit_entry" ("admin_id")`);
    this.addSql(`create index "audit_entry_created_at_index" on "audit_entry" ("created_at")`);
    this.addSql(`alter table "audit_entry" add constraint "audit_entry_admin_id_foreign" foreign key ("admin_id") references "user" ("id") on delete set null`);
    // The search of accounts: address, business, person, town.
    this.addSql(`create index "user_by_words" on "user" using gin (
      lower(email || ' ' || coalesce(company_name, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(city, '')) gin_trgm_ops)`);
    // Visible listings have theirs; together the two find all.
    this.addSql(`create index "hotel_hidden_by_words" on "hotel" using gin (search_text gin_trgm_ops) where not is_visible`);
    this.addSql(`create index "hotel_inactive" on "hotel" (id) where not is_active`);
    this.addSql(`create index "user_inactive" on "user" (id) where not is_active`);
    this.addSql(`create index "user_by_name" on "user" (lower(coalesce(nullif(company_name, ''), email)), id)`);
    this.addSql(`create index "hotel_by_name" on "hotel" (lower(name), id)`);
  }
}
