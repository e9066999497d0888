import { Migration } from '@mikro-orm/migrations';

/**
 * Tells with each changed listing the regions that it lay and lies in: `hotel:7 hotel@3`. Processes of the release before
 * know nothing of that and listen on `changed`, which goes on saying what it said; it goes with the release after this one.
 */
export class Migration20261121000023_touched extends Migration {
  override up(): void {
    this.addSql(`create or replace function notify_changed() returns trigger language plpgsql as $$
      declare
        ids text[];
        texts text[];
      begin
        case tg_op
          when 'UPDATE' then ids := array(select id::text from before union select id::text from after limit 51);
          when 'TRUNCATE' then ids := array_fill(''::text, '{51}');
          else ids := array(select id::text from touched limit 51);
        end case;
        if cardinality(ids) > 50 then
          perform pg_notify('changed', tg_table_name), pg_notify('touched', tg_table_name);
          return null;
        end if;
        if tg_table_name <> 'hotel' then
          texts := array(select tg_table_name || ':' || id from unnest(ids) id);
        elsif tg_op = 'UPDATE' then
          texts := array(select 'hotel:' || id || string_agg(' hotel@' || region_id, '') from
            (select id, region_id from before union select id, region_id from after) listing group by id);
        else
          texts := array(select 'hotel:' || id || ' hotel@' || region_id from touched);
        end if;
        perform pg_notify('changed', tg_table_name || ':' || id) from unnest(ids) id;
        perform pg_notify('touched', text) from unnest(texts) text;
        return null;
      end $$`);
  }
}
