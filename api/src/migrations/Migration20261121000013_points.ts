import { Migration } from '@mikro-orm/migrations';

/** Points that clients have spent in the running minute. Nothing is lost with them: they need not survive a crash. */
export class Migration20261121000013_points extends Migration {
  override up(): void {
    this.addSql(`create unlogged table "points" (
      "client" varchar(43) not null,
      "minute" timestamptz not null,
      "spent" int not null,
      primary key ("client")
    )`);
  }
}
