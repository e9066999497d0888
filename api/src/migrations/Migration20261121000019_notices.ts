import { Migration } from '@mikro-orm/migrations';

/** Tells whoever listens what each commit changed of what is read publicly: `hotel:7`, and `hotel` alone where it is many at once. */
export class Migration20261121000019_notices extends Migration {
  override up(): void {
    // One statement may change a hundred thousand rows: then their kind is said, and not each of them.
    this.addSql(`create function notify_changed() returns trigger language plpgsql as $$
      declare
        ids text[];
      begin
        case tg_op
          when 'UPDATE' then ids := array(select id::text from before union select id::text from after limit 51);
          when 'TRUNCATE' then ids := array_fill(''::text, '{51}');
          else ids := array(select id::text from touched limit 51);
        end case;
        if cardinality(ids) > 50 then
          perform pg_notify('changed', tg_table_name);
        else
          perform pg_notify('changed', tg_table_name || ':' || id) from unnest(ids) id;
        end if;
        return null;
      end $$`);
    for (const table of ['hotel', 'region', 'image']) {
      this.addSql(`create trigger ${table}_notify_created after insert on ${table} referencing new table as touched
        for each statement execute function notify_changed()`);
      this.addSql(`create trigger ${table}_notify_changed after update on ${table} referencing old table as before new table as after
        for each statement execute function notify_changed()`);
      this.addSql(`create trigger ${table}_notify_deleted after delete on ${table} referencing old table as touched
        for each statement execute function notify_changed()`);
      this.addSql(`create trigger ${table}_notify_emptied after truncate on ${table} for each statement execute function notify_changed()`);
    }
  }
}
