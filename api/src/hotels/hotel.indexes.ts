import { Index } from '@mikro-orm/decorators/legacy';

/** The indexes of listings: every public list reads visible ones only, in one of its orders or by one of its words. */
const INDEXES = {
  hotel_by_sea: '(coalesce(sea_distance_metres, 2147483647), id) where is_visible',
  hotel_by_position: '(latitude, longitude) where is_visible',
  hotel_by_relevance: '(relevance desc, id desc) where is_visible',
  hotel_by_age: '(created_at desc, id desc) where is_visible',
  hotel_by_region_age: '(region_id, created_at desc, id desc) where is_visible',
  hotel_by_region_sea: '(region_id, coalesce(sea_distance_metres, 2147483647), id) where is_visible',
  hotel_by_part: '(((id - 1) / 10000), updated_at desc) where is_visible',
  hotel_by_price: '(price_per_night, id) where is_visible',
  hotel_by_region_relevance: '(region_id, relevance desc, id desc) where is_visible',
  hotel_by_region_price: '(region_id, price_per_night, id) where is_visible',
  hotel_by_pictures: 'using gin (array_append(images, image_url::text))',
  hotel_hidden_by_words: 'using gin (search_text gin_trgm_ops) where not is_visible',
  hotel_inactive: '(id) where not is_active',
  hotel_inactive_by_name: '(lower(name), id) where not is_active',
  hotel_by_name: '(lower(name), id)',
  hotel_by_paid_until: '(paid_until, id) where is_active',
  hotel_featured: '(relevance desc, id desc) where is_visible and is_featured',
  hotel_by_words: 'using gin (search_text gin_trgm_ops) where is_visible',
  hotel_by_search_words: `using gin (array_to_tsvector(array_append(array_remove(string_to_array(search_text, ' '), ''), '=' || region_id::text))) where is_visible`,
  hotel_by_place_words: `using gin (array_to_tsvector(array_append(array_remove(string_to_array(place_text, ' '), ''), '=' || region_id::text))) where is_visible`,
  hotel_by_tags: 'using gin (tag_ids) where is_visible',
  hotel_by_city: '(city) where is_visible',
  hotel_by_island: '(island) where is_visible and island is not null',
  hotel_by_name_words: `using gin ((' ' || folded(name)) gin_trgm_ops) where is_visible`,
  hotel_facets: '(region_id, price_per_night) include (star_rating, guests, rooms, size, sea_distance_metres, latitude, longitude, amenities, tag_ids) where is_visible',
};

/** Gives the table its indexes. */
export function HotelIndexes(): ClassDecorator {
  return (entity) => {
    for (const [name, columns] of Object.entries(INDEXES)) {
      Index({ name, expression: `create index "${name}" on "hotel" ${columns}` })(entity);
    }
  };
}
