import type Stripe from 'stripe';
import { newCoupon, newPrice, newProduct, newPromotionCode } from '../catalogue.js';
import { invalid } from '../errors.js';
import { randomLetters } from '../ids.js';
import { page, PAGE } from './page.js';
import { need } from './parameters.js';
import { route } from './route.js';

const EXPAND = { expand: ['text'] } as const;

/** Products, prices, coupons and promotion codes. */
export const catalogueRoutes = [
  route('GET /v1/products/:id', EXPAND, (change, _, id) => change.get('product', id)),
  route('GET /v1/products', { ...PAGE, active: 'boolean' }, (change, { active, ...parameters }) => page(change, 'product', '/v1/products', parameters, { active })),
  route('GET /v1/prices/:id', EXPAND, (change, _, id) => change.get('price', id)),
  route('GET /v1/prices', { ...PAGE, active: 'boolean', currency: 'text', product: 'text', type: 'text' }, (change, values) => {
    const { active, currency, product, type, ...parameters } = values;
    return page(change, 'price', '/v1/prices', parameters, { active, currency, product, type });
  }),
  route(
    'POST /v1/prices',
    {
      ...EXPAND,
      active: 'boolean',
      currency: 'text',
      lookup_key: 'text',
      metadata: 'metadata',
      nickname: 'text',
      product: 'text',
      product_data: { name: 'text', metadata: 'metadata' },
      recurring: { interval: 'text', interval_count: 'integer' },
      unit_amount: 'integer',
    },
    async (change, values) => {
      need(values, 'currency', 'unit_amount');
      const { active = true, lookup_key = null, metadata = {}, nickname = null, product_data: data, recurring } = values;
      if (!values.product && !data?.name) throw invalid('You must specify either `product` or `product_data` when creating a price.', 'product', 'parameter_missing');
      const product = values.product ? await change.refer('product', values.product, 'product') : newProduct(change, data?.name ?? '', { metadata: data?.metadata ?? {} });
      if (!values.product) await change.save(product);
      const price = newPrice(
        change,
        { currency: values.currency, product: product.id, amount: values.unit_amount, interval: intervalOf(recurring?.interval), intervalCount: recurring?.interval_count },
        { active, lookup_key, metadata, nickname },
      );
      await change.save(price);
      await change.announce('price.created', price);
      return price;
    },
  ),
  route('GET /v1/coupons/:id', EXPAND, (change, _, id) => change.get('coupon', id)),
  route(
    'POST /v1/coupons',
    {
      ...EXPAND,
      id: 'text',
      name: 'text',
      metadata: 'metadata',
      amount_off: 'integer',
      percent_off: 'integer',
      currency: 'text',
      duration: 'text',
      duration_in_months: 'integer',
      max_redemptions: 'integer',
      redeem_by: 'moment',
    },
    async (change, values) => {
      const { id, name = null, metadata = {}, max_redemptions = null, redeem_by = null, duration } = values;
      const coupon = newCoupon(
        change,
        {
          percentOff: values.percent_off,
          amountOff: values.amount_off,
          currency: values.currency ?? undefined,
          duration: duration === 'forever' || duration === 'repeating' ? duration : 'once',
          months: values.duration_in_months,
        },
        { ...(id ? { id } : {}), name, metadata, max_redemptions, redeem_by },
      );
      await change.save(coupon);
      return coupon;
    },
  ),
  route('GET /v1/promotion_codes/:id', EXPAND, (change, _, id) => change.get('promotion_code', id)),
  route('GET /v1/promotion_codes', { ...PAGE, active: 'boolean', code: 'text', coupon: 'text', customer: 'text' }, (change, values) => {
    const { active, code, coupon, customer, ...parameters } = values;
    return page(change, 'promotion_code', '/v1/promotion_codes', parameters, { active, code, 'promotion.coupon': coupon, customer });
  }),
  route(
    'POST /v1/promotion_codes',
    {
      ...EXPAND,
      promotion: { type: 'text', coupon: 'text' },
      active: 'boolean',
      code: 'text',
      customer: 'text',
      expires_at: 'moment',
      max_redemptions: 'integer',
      metadata: 'metadata',
      restrictions: { first_time_transaction: 'boolean' },
    },
    async (change, values) => {
      need(values, 'promotion');
      const coupon = await change.refer('coupon', values.promotion.coupon ?? '', 'promotion[coupon]');
      const { active = true, code, customer = null, expires_at = null, max_redemptions = null, metadata = {}, restrictions } = values;
      const promotion = newPromotionCode(change, code ?? randomLetters(8).toUpperCase(), coupon.id, { active, customer, expires_at, max_redemptions, metadata });
      promotion.restrictions.first_time_transaction = restrictions?.first_time_transaction ?? false;
      if ((await change.all('promotion_code', { code: promotion.code, active: true })).length > 0) {
        throw invalid('An active promotion code with `code: ' + promotion.code + '` already exists.', 'code');
      }
      await change.save(promotion);
      return promotion;
    },
  ),
];

function intervalOf(text: string | null | undefined): Stripe.Price.Recurring.Interval | undefined {
  if (text === undefined || text === null) return undefined;
  if (text === 'day' || text === 'week' || text === 'month' || text === 'year') return text;
  throw invalid('Invalid recurring[interval]: must be one of day, week, month, or year', 'recurring[interval]');
}
