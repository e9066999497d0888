import { Migration } from '@mikro-orm/migrations';

/** What happens to listings as the public sees it, in one order that no late commit disturbs. */
export class Migration20261121000014_changes extends Migration {
  override up(): void {
    this.addSql(`create table hotel_change (
      id bigint generated always as identity primary key,
      hotel_id int not null,
      owner_id int not null,
      slug varchar(120) not null,
      kind varchar(10) not null,
      changed_at timestamptz not null default clock_timestamp(),
      position bigint unique
    )`);
    this.addSql(`create index hotel_change_unplaced on hotel_change (id) where position is null`);
    this.addSql(`create index hotel_change_by_owner on hotel_change (owner_id, position)`);
    this.addSql(`create table hotel_change_state (last bigint not null, removed bigint not null)`);
    this.addSql(`insert into hotel_change_state values (0, 0)`);
    this.placeChanges();
    this.noteChanges();
  }

  /**
   * Gives the committed changes their positions, one process at a time: the row of hotel_change_state is the lock. A
   * change that commits later comes later, so whoever has read up to a position has missed nothing before it.
   */
  private placeChanges(): void {
    this.addSql(`create function place_hotel_changes() returns void language plpgsql as $$
      begin
        if not exists (select from hotel_change where position is null) then return; end if;
        perform from hotel_change_state for update;
        with unplaced as (
          select c.id, s.last + row_number() over (order by c.id) as position from hotel_change c, hotel_change_state s where c.position is null
        ), placed as (
          update hotel_change c set position = u.position from unplaced u where c.id = u.id returning c.position
        )
        update hotel_change_state set last = (select max(position) from placed) where exists (select from placed);
      end $$`);
  }

  /**
   * Written by the database itself, so that no way of writing is forgotten. Of one listing the row's lock orders the
   * changes, and with them their ids. What is not named as private is public: a new column counts until it is.
   */
  private noteChanges(): void {
    this.addSql(`create function hotel_note_created() returns trigger language plpgsql as $$
      begin
        insert into hotel_change (hotel_id, owner_id, slug, kind) select id, owner_id, slug, 'CREATED' from after where is_visible order by id;
        return null;
      end $$`);
    // The plan is kept from its first use, mostly one row: joined row by row, a thousand would be a million comparisons.
    this.addSql(`create function hotel_note_changed() returns trigger language plpgsql set enable_nestloop = off as $$
      declare
        private constant text[] := '{is_visible,is_active,inactive_reason,owner_id,paid_until,subscription_id,relevance,tag_ids,place_text,search_text,updated_at}';
      begin
        insert into hotel_change (hotel_id, owner_id, slug, kind)
          select a.id, a.owner_id, a.slug, case when not b.is_visible then 'CREATED' when not a.is_visible then 'HIDDEN' else 'CHANGED' end
          from after a join before b on b.id = a.id
          where a.is_visible <> b.is_visible or (a.is_visible and to_jsonb(a) - private <> to_jsonb(b) - private) order by a.id;
        return null;
      end $$`);
    this.addSql(`create function hotel_note_deleted() returns trigger language plpgsql as $$
      begin
        insert into hotel_change (hotel_id, owner_id, slug, kind) select id, owner_id, slug, 'DELETED' from before order by id;
        return null;
      end $$`);
    this.addSql(`create trigger hotel_note_created after insert on hotel referencing new table as after
      for each statement execute function hotel_note_created()`);
    this.addSql(`create trigger hotel_note_changed after update on hotel referencing old table as before new table as after
      for each statement execute function hotel_note_changed()`);
    this.addSql(`create trigger hotel_note_deleted after delete on hotel referencing old table as before
      for each statement execute function hotel_note_deleted()`);
  }
}
