import { Migration } from '@mikro-orm/migrations';

/** Whole words and the region, in one index: what has several of them is found without looking at all that have one. */
export class Migration20261121000021_words extends Migration {
  override up(): void {
    for (const text of ['search', 'place']) {
      this.addSql(`create index "hotel_by_${text}_words" on "hotel" using gin
        (array_to_tsvector(array_append(array_remove(string_to_array(${text}_text, ' '), ''), '=' || region_id::text))) where is_visible`);
    }
  }
}
