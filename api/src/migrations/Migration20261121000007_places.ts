import { Migration } from '@mikro-orm/migrations';

/** Where a listing stands, how far that is from the sea, and on which island. */
export class Migration20261121000007_places extends Migration {
  override up(): void {
    this.addSql(`alter table "hotel"
      add column "latitude" double precision null,
      add column "longitude" double precision null,
      add column "is_position_exact" boolean not null default false,
      add column "sea_distance_metres" int null,
      add column "island" varchar(40) null`);
    this.addSql(`alter table "hotel" add constraint "hotel_position" check ((latitude is null) = (longitude is null))`);
    this.addSql(`alter table "hotel" add constraint "hotel_position_facts" check (
      sea_distance_metres >= 0 and (latitude is not null or (sea_distance_metres is null and island is null and not is_position_exact)))`);
    // Listings without a distance come last: for the index they are farther away than anything on earth.
    this.addSql(`create index "hotel_by_sea" on "hotel" (coalesce(sea_distance_metres, 2147483647), id) where is_visible`);
    this.addSql(`create index "hotel_by_position" on "hotel" (latitude, longitude) where is_visible`);
  }
}
