import { Migration } from '@mikro-orm/migrations';

/** Lists of favourites that were shared. */
export class Migration20261121000009_shortlists extends Migration {
  override up(): void {
    this.addSql(`create table "shortlist" (
      "id" varchar(22) not null,
      "hotel_ids" int[] not null,
      "created_at" timestamptz not null default now(),
      "last_seen_at" timestamptz not null default now(),
      primary key ("id")
    )`);
    this.addSql(`create index "shortlist_last_seen_at_index" on "shortlist" ("last_seen_at")`);
  }
}
