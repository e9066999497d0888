import { Migration } from '@mikro-orm/migrations';

/** Listings are found by the island that they lie on, whatever their town is called. */
export class Migration20261121000018_island_words extends Migration {
  override up(): void {
    this.addSql(`update hotel set place_text = place_text || ' ' || folded(island), search_text = search_text || ' ' || folded(island)
      where island is not null and place_text || ' ' not like '% ' || folded(island) || ' %'`);
  }
}
