import type { Change } from '../change.js';
import { invalid } from '../errors.js';
import { idOf, listOf, type ObjectName } from '../objects.js';

type Json = Record<string, unknown>;

/** Ids are written `prefix_letters`; an object of the prefix may be asked for in its place. */
const PREFIXES: Record<string, ObjectName> = {
  ch: 'charge', cus: 'customer', di: 'discount', in: 'invoice', pi: 'payment_intent', pm: 'payment_method',
  price: 'price', prod: 'product', promo: 'promotion_code', re: 'refund', sub: 'subscription', cs: 'checkout.session',
};
const DEEPEST = 4;

/** Puts whole objects in the place of ids, along the paths of `expand[]`. */
export async function expand(change: Change, answer: object, paths: (string | null)[]): Promise<object> {
  // As it is sent: what is kept as a decimal is text there.
  const expanded = JSON.parse(JSON.stringify(answer)) as Json;
  for (const path of paths) {
    const steps = (path ?? '').split('.');
    if (steps.length > DEEPEST + (steps[0] === 'data' ? 1 : 0)) throw invalid(`You cannot expand more than ${DEEPEST} levels of a property.`, 'expand');
    await walk(change, expanded, steps, path ?? '');
  }
  return expanded;
}

async function walk(change: Change, node: unknown, steps: string[], path: string): Promise<void> {
  const [step, ...rest] = steps;
  if (step === undefined || node === null) return;
  if (Array.isArray(node)) {
    for (const item of node) await walk(change, item, steps, path);
    return;
  }
  const parent = node as Json;
  const included = parent[step] === undefined ? await include(change, parent, step) : parent[step];
  if (included === undefined) throw cannot(path);
  if (Array.isArray(included)) {
    const items: unknown[] = [];
    for (const item of included) items.push(await resolve(change, item, path));
    parent[step] = items;
  } else parent[step] = await resolve(change, included, path, step);
  await walk(change, parent[step], rest, path);
}

async function resolve(change: Change, value: unknown, path: string, field?: string): Promise<unknown> {
  if (typeof value !== 'string') return value;
  const name = field === 'coupon' ? 'coupon' : PREFIXES[value.split('_')[0] ?? ''];
  if (!name || field === 'id') throw cannot(path);
  const found = await change.find(name, value);
  if (!found) throw cannot(path);
  return found;
}

/** What stands in an object only when it is asked for. */
async function include(change: Change, { object, id }: Json, field: string): Promise<unknown> {
  const key = String(id);
  if (object === 'checkout.session' && field === 'line_items') return listOf(await lineItems(change, key), `/v1/checkout/sessions/${key}/line_items`);
  if (object === 'invoice' && field === 'payments') return listOf(await change.all('invoice_payment', { invoice: key }), '/v1/invoice_payments');
  if (object === 'charge' && field === 'refunds') return listOf(await change.all('refund', { charge: key }), `/v1/charges/${key}/refunds`);
  if (object === 'customer' && field === 'subscriptions') {
    const all = await change.all('subscription', { customer: key });
    return listOf(all.filter(({ status }) => status !== 'canceled').reverse(), `/v1/customers/${key}/subscriptions`);
  }
  return undefined;
}

/** What is bought in a checkout. */
export async function lineItems(change: Change, sessionId: string): Promise<object[]> {
  const session = await change.get('checkout.session', sessionId);
  const { lines = [] } = await change.hidden(sessionId);
  const prices = await change.getAll('price', lines.map(({ price }) => price));
  const products = await change.getAll('product', prices.map(({ product }) => idOf(product)));
  return prices.map((price, index) => {
    const { id, quantity } = lines[index] ?? { id: '', quantity: 1 };
    const subtotal = (price.unit_amount ?? 0) * quantity;
    const share = session.amount_subtotal ? subtotal / session.amount_subtotal : 0;
    const discount = Math.round((session.total_details?.amount_discount ?? 0) * share);
    return {
      id,
      object: 'item',
      adjustable_quantity: null,
      amount_discount: discount,
      amount_subtotal: subtotal,
      amount_tax: 0,
      amount_total: subtotal - discount,
      currency: price.currency,
      description: products[index]?.name ?? null,
      metadata: {},
      price,
      quantity,
    };
  });
}

function cannot(path: string) {
  return invalid(`This property cannot be expanded (${path}).`, 'expand');
}
