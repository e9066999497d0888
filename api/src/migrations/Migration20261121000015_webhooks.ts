import { Migration } from '@mikro-orm/migrations';

/** Where changes of listings are sent to, and what was sent. */
export class Migration20261121000015_webhooks extends Migration {
  override up(): void {
    this.addSql(`create table "webhook" (
      "id" serial primary key,
      "owner_id" int not null,
      "url" varchar(1000) not null,
      "secret" varchar(100) not null,
      "is_own_only" boolean not null,
      "is_active" boolean not null default true,
      "position" bigint not null,
      "failures" int not null default 0,
      "failing_since" timestamptz null,
      "next_attempt_at" timestamptz not null default now(),
      "created_at" timestamptz not null default now()
    )`);
    this.addSql(`create index "webhook_owner_id_index" on "webhook" ("owner_id")`);
    this.addSql(`alter table "webhook" add constraint "webhook_owner_id_foreign" foreign key ("owner_id") references "user" ("id") on delete cascade`);
    this.addSql(`create table "webhook_delivery" (
      "id" serial primary key,
      "webhook_id" int not null,
      "event" varchar(30) not null,
      "body" text not null,
      "changes" int not null,
      "after_position" bigint not null,
      "state" varchar(10) not null default 'PENDING',
      "attempts" int not null default 0,
      "last_status" int null,
      "last_error" varchar(20) null,
      "last_attempt_at" timestamptz null,
      "duration_ms" int null,
      "created_at" timestamptz not null default now()
    )`);
    this.addSql(`create index "webhook_delivery_by_webhook" on "webhook_delivery" (webhook_id, id)`);
    this.addSql(`create index "webhook_delivery_pending" on "webhook_delivery" (webhook_id, id) where state = 'PENDING'`);
    this.addSql(`create index "webhook_delivery_created_at_index" on "webhook_delivery" ("created_at")`);
    this.addSql(`alter table "webhook_delivery" add constraint "webhook_delivery_webhook_id_foreign" foreign key ("webhook_id") references "webhook" ("id") on delete cascade`);
  }
}
