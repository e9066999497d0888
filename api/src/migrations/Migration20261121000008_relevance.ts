import { Migration } from '@mikro-orm/migrations';

/** What the order, the filters with their counts, and the suggestions of the list read. */
export class Migration20261121000008_relevance extends Migration {
  override up(): void {
    this.addFolding();
    this.rankByQuality();
    this.keepTags();
    this.keepDestinations();
    // Everything that filters ask for, beside one another: counting reads this and no listing.
    this.addSql(`create index "hotel_facets" on "hotel" (region_id, price_per_night)
      include (star_rating, guests, rooms, size, sea_distance_metres, latitude, longitude, amenities, tag_ids) where is_visible`);
  }

  /** A name as it is compared: the same folding as in hotel.search.ts, for what the database compares by itself. */
  private addFolding(): void {
    this.addSql(`create function folded(name text) returns text language sql immutable parallel safe as $$
      select trim(regexp_replace(
        lower(regexp_replace(normalize(replace(replace(replace(translate(lower(name), 'đĐøØłŁı', 'dDoOlLi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), nfkd),
          '[\\u0300-\\u036f]', '', 'g')),
        '[\\s!-/:-@\\[-\`{-~\\u00a1-\\u00bf\\u00d7\\u00f7\\u2010-\\u205e]+', ' ', 'g'))
    $$`);
  }

  /** hotel.relevance: points for quality, in tenths; what each part is worth stands in hotel.ranking.ts. */
  private rankByQuality(): void {
    this.addSql(`drop index "hotel_by_relevance", "hotel_by_region_relevance", "hotel_featured"`);
    this.addSql(`alter table "hotel" drop column "relevance"`);
    this.addSql(`alter table "hotel" add column "relevance" int generated always as (
      round(125 * ((coalesce(guest_rating, 3.5) * review_count + 35) / (review_count + 10) - 1))::integer
      + 15 * least(cardinality(images) + (image_url <> '')::integer, 10)
      + least(length(description), 1000) / 10
      + 30 * ((rooms is not null)::integer + (guests is not null)::integer + (size is not null)::integer) + 20 * least(cardinality(amenities), 3)
      + 50 * least((contact_email is not null)::integer + (contact_phone is not null)::integer + (website is not null)::integer, 2)
    ) stored not null`);
    this.addSql(`create index "hotel_by_relevance" on "hotel" (relevance desc, id desc) where is_visible`);
    this.addSql(`create index "hotel_by_region_relevance" on "hotel" (region_id, relevance desc, id desc) where is_visible`);
    this.addSql(`create index "hotel_featured" on "hotel" (relevance desc, id desc) where is_visible and is_featured`);
  }

  /** tag: every keyword that a listing has ever had, once however it is written; hotel.tag_ids: which ones it has. */
  private keepTags(): void {
    this.addSql(`create table tag (id serial primary key, key text not null unique, label text not null)`);
    this.addSql(`alter table "hotel" add column "tag_ids" int[] not null default '{}'`);
    this.addSql(`create function hotel_set_tags() returns trigger language plpgsql as $$
      begin
        insert into tag (key, label) select distinct on (folded(keyword)) folded(keyword), keyword from unnest(new.tags) as keyword
          where folded(keyword) <> '' and not exists (select from tag where key = folded(keyword)) order by folded(keyword)
          on conflict do nothing;
        select coalesce(array_agg(id order by id), '{}') into new.tag_ids from tag where key in (select folded(keyword) from unnest(new.tags) as keyword);
        return new;
      end $$`);
    this.addSql(`insert into tag (key, label) select distinct on (folded(keyword)) folded(keyword), keyword from hotel, unnest(tags) as keyword
      where folded(keyword) <> '' order by folded(keyword), keyword`);
    this.addSql(`update hotel set tag_ids = (select coalesce(array_agg(id order by id), '{}') from tag where key in (select folded(keyword) from unnest(tags) as keyword))
      where tags <> '{}'`);
    this.addSql(`create trigger hotel_set_tags before insert or update of tags, tag_ids on hotel for each row execute function hotel_set_tags()`);
    this.addSql(`create index "hotel_by_tags" on "hotel" using gin (tag_ids) where is_visible`);
  }

  /** destination: every town and island that a listing has ever been in; and the words of names, for suggestions. */
  private keepDestinations(): void {
    this.addSql(`create table destination (kind varchar(10) not null, name text not null, key text not null, primary key (kind, name))`);
    this.addSql(`create function hotel_add_destinations() returns trigger language plpgsql as $$
      begin
        insert into destination select kind, name, ' ' || folded(name) from (values ('CITY', new.city), ('ISLAND', new.island)) as places (kind, name)
          where name is not null order by 1, 2 on conflict do nothing;
        return null;
      end $$`);
    this.addSql(`insert into destination select kind, name, ' ' || folded(name)
      from (select distinct 'CITY', city from hotel union select 'ISLAND', island from hotel where island is not null) as places (kind, name)`);
    this.addSql(`create trigger hotel_add_destinations after insert or update of city, island on hotel
      for each row execute function hotel_add_destinations()`);
    this.addSql(`create index "hotel_by_city" on "hotel" (city) where is_visible`);
    this.addSql(`create index "hotel_by_island" on "hotel" (island) where is_visible and island is not null`);
    this.addSql(`create index "hotel_by_name_words" on "hotel" using gin ((' ' || folded(name)) gin_trgm_ops) where is_visible`);
  }
}
