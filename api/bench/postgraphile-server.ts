import { createServer } from 'node:http';
import pg from 'pg';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter';

/**
 * Reference (c): PostGraphile 5 with its usual plugin for filters, on the same tables. What its tables do not say by
 * themselves (pictures are named in texts, figures of regions are counted) are functions in SQL, which PostgreSQL
 * inlines. This file stands alone, so that it runs without a compiler in its memory.
 */
const FUNCTIONS = `
  create or replace function hotel_picture(listing hotel) returns image language sql stable as
    $$ select image from image where image.id = substr(listing.image_url, 9, 32) $$;
  create or replace function hotel_pictures(listing hotel) returns setof image language sql stable as
    $$ select image from unnest(listing.images) with ordinality as named (url, place) join image on image.id = substr(url, 9, 32) order by place $$;
  create or replace function region_hotel_count(listed region) returns integer language sql stable as
    $$ select count(*)::integer from hotel where is_visible and region_id = listed.id $$;
  create or replace function region_min_price(listed region) returns integer language sql stable as
    $$ select min(price_per_night) from hotel where is_visible and region_id = listed.id $$;
  do $$ declare other text; begin
    -- What is not asked for is left out of its schema, and of its memory.
    for other in select quote_ident(relname) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('hotel', 'region', 'image')
      loop execute format('comment on table %s is %L', other, '@behavior -*' || chr(10) || '@name other_' || other); end loop;
  end $$`;

const connectionString = process.env.DATABASE_URL;
const client = new pg.Client({ connectionString });
await client.connect();
await client.query(FUNCTIONS);
await client.end();

const postgres = postgraphile({
  extends: [PostGraphileAmberPreset, PostGraphileConnectionFilterPreset],
  pgServices: [makePgService({ connectionString, schemas: ['public'], poolConfig: { max: 10 } })],
  // It lets only indexed columns be filtered by otherwise; the product has indexes of several columns.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  grafast: { explain: false },
  grafserv: { graphiql: false, watch: false, websockets: false },
});
const server = createServer();
await postgres.createServ(grafserv).addTo(server);
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.once('disconnect', () => process.exit(0));
