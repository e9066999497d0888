/**
 * What decides the place of a listing in the list where no other order is asked for: points for what guests say and for
 * what the listing tells. Payment, age and what editors feature are not among them. Each part is whole tenths of a
 * point, so that the parts add up exactly; together they are the generated column `relevance`. Whoever changes a part
 * writes a migration, and changes the page that explains the order (`order.json` in the web's texts).
 */

interface RankingRule {
  /** The most points that it gives. */
  maxPoints: number;
  /** Tenths of points, as SQL on a row of `hotel`. */
  sql: string;
}

/** Guest ratings count as if ten more guests had given 3.5: a few friends do not make a place the best of all. */
const RATING_SQL = 'round(125 * ((coalesce(guest_rating, 3.5) * review_count + 35) / (review_count + 10) - 1))::integer';

export const RANKING = {
  RATING: { maxPoints: 50, sql: RATING_SQL },
  PICTURES: { maxPoints: 15, sql: `15 * least(cardinality(images) + (image_url <> '')::integer, 10)` },
  DESCRIPTION: { maxPoints: 10, sql: 'least(length(description), 1000) / 10' },
  FACTS: {
    maxPoints: 15,
    sql: '30 * ((rooms is not null)::integer + (guests is not null)::integer + (size is not null)::integer) + 20 * least(cardinality(amenities), 3)',
  },
  CONTACT: {
    maxPoints: 10,
    sql: '50 * least((contact_email is not null)::integer + (contact_phone is not null)::integer + (website is not null)::integer, 2)',
  },
} as const satisfies Record<string, RankingRule>;
export type RankingKind = keyof typeof RANKING;

/** All parts together, tenths of points. */
export const RELEVANCE_SQL = Object.values(RANKING)
  .map(({ sql }) => sql)
  .join(' + ');
