import { Migration } from '@mikro-orm/migrations';

/** Accounts are found without regard to accents, as listings are. Kept in a column: a search reads thousands of them. */
export class Migration20261121000017_account_words extends Migration {
  override up(): void {
    this.addSql(`drop index "user_by_words"`);
    this.addSql(`alter table "user" add column "words" text generated always as (
      folded(email || ' ' || coalesce(company_name, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(city, ''))
    ) stored not null`);
    this.addSql(`create index "user_by_words" on "user" using gin (words gin_trgm_ops)`);
  }
}
