import { Migration } from '@mikro-orm/migrations';

/**
 * The newest listings of a region and those nearest to the sea, and when a part of the sitemap last changed. Two seconds each for a million listings;
 * they are read meanwhile, and not written.
 */
export class Migration20261121000022_parts extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '10s'`);
    this.addSql(`create index "hotel_by_region_age" on "hotel" (region_id, created_at desc, id desc) where is_visible`);
    this.addSql(`create index "hotel_by_region_sea" on "hotel" (region_id, coalesce(sea_distance_metres, 2147483647), id) where is_visible`);
    this.addSql(`create index "hotel_by_part" on "hotel" (((id - 1) / 10000), updated_at desc) where is_visible`);
    this.addSql('set local lock_timeout = 0');
  }
}
