import { missing } from '../errors.js';
import { PAGE, pageOf } from './page.js';
import { route } from './route.js';

/** What has happened. */
export const eventRoutes = [
  route('GET /v1/events/:id', { expand: ['text'] }, async ({ client }, _, id) => {
    const { rows } = await client.query<{ body: string }>('select body from sandbox.stripe_event where id = $1', [id]);
    if (!rows[0]) throw missing('event', id);
    return JSON.parse(rows[0].body) as object;
  }),
  route('GET /v1/events', { ...PAGE, type: 'text', types: ['text'], delivery_success: 'boolean' }, (change, values) => {
    const { type, types, delivery_success: isDelivered, ...parameters } = values;
    const conditions: [string, unknown][] = [];
    if (type) conditions.push(['type like replace(?, $$*$$, $$%$$)', type]);
    if (types) conditions.push(['type = any(?)', types]);
    if (isDelivered !== undefined) conditions.push([`(state = 'delivered') = ?`, isDelivered]);
    return pageOf(change, { table: 'stripe_event', column: 'body::jsonb', object: 'event', url: '/v1/events' }, parameters, conditions);
  }),
];
