import { Migration } from '@mikro-orm/migrations';

/** What programs use the API with, on behalf of operators. */
export class Migration20261121000012_api_keys extends Migration {
  override up(): void {
    this.addSql(`create table "api_key" (
      "id" serial primary key,
      "user_id" int not null,
      "token_hash" varchar(64) not null,
      "name" varchar(60) not null,
      "prefix" varchar(12) not null,
      "scopes" text[] not null,
      "created_at" timestamptz not null default now(),
      "last_used_at" timestamptz null,
      "expires_at" timestamptz null,
      "revoked_at" timestamptz null
    )`);
    this.addSql(`alter table "api_key" add constraint "api_key_token_hash_unique" unique ("token_hash")`);
    this.addSql(`create index "api_key_user_id_index" on "api_key" ("user_id")`);
    this.addSql(`alter table "api_key" add constraint "api_key_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade`);
    // Whoever is deactivated can do nothing any more, in a browser or with a key; keys do not come back to life with the account.
    this.addSql(`create or replace function user_end_sessions() returns trigger language plpgsql as $$
      begin
        delete from session where user_id = new.id;
        update api_key set revoked_at = now() where user_id = new.id and revoked_at is null;
        return null;
      end $$`);
  }
}
