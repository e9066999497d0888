import { Migration } from '@mikro-orm/migrations';

/** Messages to support. */
export class Migration20261121000005_support extends Migration {
  override up(): void {
    this.addSql(`create table "support_request" (
      "id" serial primary key,
      "reference" varchar(12) not null,
      "kind" varchar(20) not null,
      "category" varchar(20) not null,
      "name" varchar(120) null,
      "email" varchar(254) null,
      "subject" varchar(200) null,
      "rating" smallint null,
      "message" text not null,
      "language" varchar(2) not null,
      "user_id" int null,
      "is_done" boolean not null default false,
      "created_at" timestamptz not null default now()
    )`);
    this.addSql(`alter table "support_request" add constraint "support_request_reference_unique" unique ("reference")`);
    this.addSql(`create index "support_request_user_id_index" on "support_request" ("user_id")`);
    this.addSql(`create index "support_request_open" on "support_request" (id desc) where not is_done`);
    this.addSql(`alter table "support_request" add constraint "support_request_rating" check (rating >= 1 and rating <= 5)`);
    this.addSql(`alter table "support_request" add constraint "support_request_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete set null`);
  }
}
