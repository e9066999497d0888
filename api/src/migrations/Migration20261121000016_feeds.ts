import { Migration } from '@mikro-orm/migrations';

/** The feed of new listings takes the newest of them, however many there are. */
export class Migration20261121000016_feeds extends Migration {
  override up(): void {
    this.addSql(`create index "hotel_by_age" on "hotel" (created_at desc, id desc) where is_visible`);
  }
}
