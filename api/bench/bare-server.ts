import { createServer } from 'node:http';
import pg from 'pg';

/**
 * References (a) and (b): node:http and pg, one named prepared statement a request, whose rows PostgreSQL itself turns
 * into JSON; and a constant answer of as many bytes as asked for. Nothing can be much less. This file stands alone,
 * so that it runs without a compiler in its memory.
 */
const PICTURE = 'select id, width, height, blur_data_url as "blurDataUrl" from image';
const CARD = `h.id, h.slug, h.name, h.short_description as "shortDescription", h.city, h.price_per_night as "pricePerNight", h.is_active as "isActive",
  h.is_featured as "isFeatured", h.images as "imageUrls", h.guest_rating as "guestRating", h.review_count as "reviewCount", h.rooms, h.guests, h.size,
  h.amenities, h.is_position_exact as "isPositionExact", h.sea_distance_metres as "seaDistanceMetres",
  (select row_to_json(r) from (select id, slug, names->>'de' as name from region where id = h.region_id) r) as region,
  (select row_to_json(p) from (${PICTURE} where id = substr(h.image_url, 9, 32)) p) as image`;
const DETAIL = `${CARD}, h.owner_id as "ownerId", h.description, h.address, h.latitude, h.longitude, h.island, h.star_rating as "starRating", h.features, h.tags,
  h.contact_email as "contactEmail", h.contact_phone as "contactPhone", h.website, h.facebook, h.instagram,
  (select json_agg(row_to_json(p)) from unnest(h.images) with ordinality as named (url, place)
     cross join lateral (${PICTURE} where id = substr(url, 9, 32)) p) as images`;

const CONDITIONS: Record<string, (place: string) => string> = {
  region: (place) => `h.region_id = ${place}`,
  priceMin: (place) => `h.price_per_night >= ${place}`,
  stars: (place) => `h.star_rating = any(${place}::smallint[])`,
  amenities: (place) => `h.amenities @> ${place}::text[]`,
};
const ORDERS: Record<string, { columns: [string, string]; direction: string; beyond: string }> = {
  price: { columns: ['h.price_per_night', 'h.id'], direction: 'asc', beyond: '>' },
  relevance: { columns: ['h.relevance', 'h.id'], direction: 'desc', beyond: '<' },
};

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const statements = new Map<string, { name: string; text: string }>();

/** The statement for a shape of question, prepared once on each connection. */
function statement(shape: string, write: () => string): { name: string; text: string } {
  let found = statements.get(shape);
  if (!found) statements.set(shape, (found = { name: `bare_${statements.size}`, text: write() }));
  return found;
}

function list(asked: URLSearchParams) {
  const { columns, direction, beyond } = ORDERS[asked.get('sort') ?? 'price']!;
  const names = Object.keys(CONDITIONS).filter((name) => asked.has(name));
  const after = asked.get('after')?.split(',') ?? [];
  const write = () => {
    const conditions = ['h.is_visible', ...names.map((name, index) => CONDITIONS[name]!(`$${index + 1}`))];
    if (after.length > 0) conditions.push(`(${columns.join(', ')}) ${beyond} ($${names.length + 1}::int, $${names.length + 2}::int)`);
    return `select coalesce(json_agg(row_to_json(card)), '[]')::text from (select ${CARD} from hotel h where ${conditions.join(' and ')}
      order by ${columns.map((column) => `${column} ${direction}`).join(', ')} limit 21) card`;
  };
  const shape = `${asked.get('sort')} ${names.join()} ${after.length}`;
  return { ...statement(shape, write), values: [...names.map((name) => asked.get(name)), ...after] };
}

const detail = (asked: URLSearchParams) => ({
  ...statement('detail', () => `select row_to_json(card)::text from (select ${DETAIL} from hotel h where h.slug = $1 and h.is_visible) card`),
  values: [asked.get('slug')],
});

const constants = new Map<string, Buffer>();

function constant(bytes: string): Buffer {
  let found = constants.get(bytes);
  if (!found) constants.set(bytes, (found = Buffer.alloc(Number(bytes), 'x')));
  return found;
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bare');
  response.setHeader('content-type', 'application/json');
  if (pathname.startsWith('/constant/')) {
    response.end(constant(pathname.slice('/constant/'.length)));
    return;
  }
  const query = pathname === '/list' ? list(searchParams) : detail(searchParams);
  pool.query<[string]>({ ...query, rowMode: 'array' }).then(
    ({ rows: [row] }) => response.end(row?.[0] ?? 'null'),
    (error: Error) => response.writeHead(500).end(error.message),
  );
});

server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.once('disconnect', () => process.exit(0));
