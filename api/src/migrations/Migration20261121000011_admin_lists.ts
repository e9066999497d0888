import { Migration } from '@mikro-orm/migrations';

/** The inactive ones are few: by name, too, they are found without walking past all the others. */
export class Migration20261121000011_admin_lists extends Migration {
  override up(): void {
    this.addSql(`create index "hotel_inactive_by_name" on "hotel" (lower(name), id) where not is_active`);
    this.addSql(`create index "user_inactive_by_name" on "user" (lower(coalesce(nullif(company_name, ''), email)), id) where not is_active`);
  }
}
