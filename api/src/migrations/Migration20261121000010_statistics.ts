import { Migration } from '@mikro-orm/migrations';

/** How often listings are seen and contacted, counted without knowing by whom, and the monthly mail about it. */
export class Migration20261121000010_statistics extends Migration {
  override up(): void {
    this.addSql(`create table "statistics_salt" ("day" date not null, "salt" varchar(64) not null, primary key ("day"))`);
    this.addSql(`create table "statistics_seen" ("day" date not null, "hash" uuid not null, primary key ("day", "hash"))`);
    this.addSql(`create table "hotel_statistic" (
      "hotel_id" int not null,
      "day" date not null,
      "kind" varchar(20) not null,
      "count" int not null,
      primary key ("hotel_id", "day", "kind")
    )`);
    this.addSql(`alter table "hotel_statistic" add constraint "hotel_statistic_positive" check (count > 0)`);
    this.addSql(`alter table "hotel_statistic" add constraint "hotel_statistic_hotel_id_foreign" foreign key ("hotel_id") references "hotel" ("id") on delete cascade`);
    this.addSql(`create table "monthly_mail" (
      "user_id" int not null,
      "month" date not null,
      "token" uuid not null default gen_random_uuid(),
      primary key ("user_id", "month")
    )`);
    this.addSql(`alter table "monthly_mail" add constraint "monthly_mail_token_unique" unique ("token")`);
    this.addSql(`alter table "monthly_mail" add constraint "monthly_mail_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade`);
    this.addSql(`alter table "user" add column "wants_monthly_mail" boolean not null default true`);
  }
}
