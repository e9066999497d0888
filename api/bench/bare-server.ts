import { createServer } from 'node:http';
import { Pool } from 'pg';
import { imageIdOf } from '../src/images/image.files.js';
import { DETAIL_SQL, IMAGE_SQL, LIST_SQL, REGION_SQL, variation } from './workload.js';

/** The reference: node:http and pg, the same statements prepared, the rows as JSON. Nothing can be much less. */
const { DATABASE_URL, LISTINGS = '1' } = process.env;
const pool = new Pool({ connectionString: DATABASE_URL, max: 10 });
let number = 0;

interface Row {
  regionId: number;
  imageUrl: string;
  imageUrls: string[];
}

const server = createServer((request, response) => {
  void answer(request.url ?? '').then((body) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  });
});

async function answer(url: string) {
  number += 1;
  const { regionId, priceMin, slug } = variation(number, Number(LISTINGS));
  const isList = url === '/list';
  const { rows } = isList
    ? await pool.query<Row>({ name: 'list', text: LIST_SQL, values: [regionId, priceMin] })
    : await pool.query<Row>({ name: 'detail', text: DETAIL_SQL, values: [slug] });
  const urls = isList ? rows.map((row) => row.imageUrl) : rows.flatMap((row) => [row.imageUrl, ...row.imageUrls]);
  const [regions, images] = await Promise.all([
    pool.query({ name: 'regions', text: REGION_SQL, values: [rows.map((row) => row.regionId)] }),
    pool.query({ name: 'images', text: IMAGE_SQL, values: [urls.map(imageIdOf)] }),
  ]);
  return { rows, regions: regions.rows, images: images.rows };
}

server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.once('disconnect', () => process.exit(0));
