import { Migration } from '@mikro-orm/migrations';

/** Sessions, counted attempts, and what registration states of a business. */
export class Migration20261121000002_accounts extends Migration {
  override up(): void {
    this.addSql(`alter table "user"
      add column "language" varchar(2) not null default 'de',
      add column "accommodation_size" varchar(20) null,
      add column "region_id" int null`);
    this.addSql(`alter table "user" add constraint "user_region_id_foreign" foreign key ("region_id") references "region" ("id") on delete set null`);
    this.addSql(`create table "session" (
      "id" serial primary key,
      "token_hash" varchar(64) not null,
      "user_id" int not null,
      "user_agent" varchar(255) not null,
      "created_at" timestamptz not null default now(),
      "last_used_at" timestamptz not null default now(),
      "expires_at" timestamptz not null
    )`);
    this.addSql(`alter table "session" add constraint "session_token_hash_unique" unique ("token_hash")`);
    this.addSql(`create index "session_user_id_index" on "session" ("user_id")`);
    this.addSql(`create index "session_expires_at_index" on "session" ("expires_at")`);
    this.addSql(`alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade`);
    this.endSessionsOfDeactivated();
    // The shape that the library for limits expects.
    this.addSql(`create table "rate_limit" ("key" varchar(255) primary key, "points" integer not null default 0, "expire" bigint)`);
  }

  /** Whoever is deactivated is signed out at once, whichever way the account was changed. */
  private endSessionsOfDeactivated(): void {
    this.addSql(`create function user_end_sessions() returns trigger language plpgsql as $$
      begin
        delete from session where user_id = new.id;
        return null;
      end $$`);
    this.addSql(`create trigger user_end_sessions after update of is_active on "user"
      for each row when (old.is_active and not new.is_active) execute function user_end_sessions()`);
  }
}
