import Stripe from 'stripe';
import type { Change } from './change.js';
import { intervalsAfter } from './calendar.js';
import { invalid, missingParameter } from './errors.js';
import { newId } from './ids.js';
import { idOf } from './objects.js';

/** A product as Stripe makes it from a name. */
export function newProduct(change: Change, name: string, more: Partial<Stripe.Product> = {}): Stripe.Product {
  return {
    id: newId('prod', 14),
    object: 'product',
    active: true,
    created: change.now,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: change.now,
    url: null,
    ...more,
  };
}

export interface PriceTerms {
  currency: string;
  product: string;
  amount: number;
  interval?: Stripe.Price.Recurring.Interval;
  intervalCount?: number;
}

/** A price of so many cents, once or each interval. */
export function newPrice(change: Change, terms: PriceTerms, more: Partial<Stripe.Price> = {}): Stripe.Price {
  const { interval, intervalCount = 1 } = terms;
  return {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: change.now,
    currency: terms.currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: terms.product,
    recurring: interval
      ? { interval, interval_count: intervalCount, meter: null, trial_period_days: null, usage_type: 'licensed' }
      : null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: interval ? 'recurring' : 'one_time',
    unit_amount: terms.amount,
    unit_amount_decimal: Stripe.Decimal.from(terms.amount),
    ...more,
  };
}

export interface CouponTerms {
  percentOff?: number;
  amountOff?: number;
  currency?: string;
  duration: Stripe.Coupon.Duration;
  months?: number;
}

/** What a promotion code takes off. */
export function newCoupon(change: Change, terms: CouponTerms, more: Partial<Stripe.Coupon> = {}): Stripe.Coupon {
  if (terms.percentOff === undefined && terms.amountOff === undefined) throw missingParameter('percent_off');
  if (terms.amountOff !== undefined && !terms.currency) throw missingParameter('currency');
  return {
    id: newId('', 8).slice(1),
    object: 'coupon',
    amount_off: terms.amountOff ?? null,
    created: change.now,
    currency: terms.currency?.toLowerCase() ?? null,
    duration: terms.duration,
    duration_in_months: terms.months ?? null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    name: null,
    percent_off: terms.percentOff ?? null,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
    ...more,
  };
}

/** A code that customers type for a coupon. */
export function newPromotionCode(change: Change, code: string, coupon: string, more: Partial<Stripe.PromotionCode> = {}): Stripe.PromotionCode {
  return {
    id: newId('promo'),
    object: 'promotion_code',
    active: true,
    code,
    created: change.now,
    customer: null,
    customer_account: null,
    expires_at: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    promotion: { coupon, type: 'coupon' },
    restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
    times_redeemed: 0,
    ...more,
  };
}

/** The coupon of a promotion code that this customer may use now; null when it has run out or is meant for others. */
export async function redeemable(change: Change, promotion: Stripe.PromotionCode, customer: string | null): Promise<Stripe.Coupon | null> {
  const coupon = await change.find('coupon', idOf(promotion.promotion.coupon) ?? '');
  const isUsedUp = promotion.max_redemptions !== null && promotion.times_redeemed >= promotion.max_redemptions;
  const isExpired = promotion.expires_at !== null && promotion.expires_at <= change.now;
  if (!coupon || !promotion.active || isUsedUp || isExpired || !isValid(coupon, change.now)) return null;
  if (promotion.customer && idOf(promotion.customer) !== customer) return null;
  if (promotion.restrictions.first_time_transaction && customer) {
    if ((await change.all('charge', { customer, paid: true })).length > 0) return null;
  }
  return coupon;
}

/** Counts that a code was used. */
export async function redeem(change: Change, promotion: Stripe.PromotionCode, coupon: Stripe.Coupon): Promise<void> {
  const used = { ...coupon, times_redeemed: coupon.times_redeemed + 1 };
  await change.save({ ...used, valid: isValid(used, change.now) });
  const times = promotion.times_redeemed + 1;
  await change.save({ ...promotion, times_redeemed: times, active: promotion.max_redemptions === null || times < promotion.max_redemptions });
}

/** What a coupon takes off, in cents. */
export function amountOff(coupon: Stripe.Coupon, subtotal: number): number {
  if (coupon.percent_off !== null) return Math.round((subtotal * coupon.percent_off) / 100);
  return Math.min(coupon.amount_off ?? 0, subtotal);
}

/** The use of a code by a subscription. */
export function newDiscount(change: Change, promotion: Stripe.PromotionCode, coupon: Stripe.Coupon, owner: Pick<Stripe.Discount, 'checkout_session' | 'customer' | 'subscription'>): Stripe.Discount {
  const months = coupon.duration === 'repeating' ? (coupon.duration_in_months ?? 0) : null;
  return {
    id: newId('di'),
    object: 'discount',
    customer_account: null,
    end: months === null ? null : intervalsAfter(change.now, 'month', months),
    invoice: null,
    invoice_item: null,
    promotion_code: promotion.id,
    source: { coupon: coupon.id, type: 'coupon' },
    start: change.now,
    subscription_item: null,
    ...owner,
  };
}

/** A price that can be bought as a subscription. */
export async function subscribablePrice(change: Change, id: string, param: string): Promise<Stripe.Price> {
  const price = await change.refer('price', id, param);
  if (!price.active) throw invalid('The price specified is inactive. This field only accepts active prices.', param);
  if (!price.recurring) throw invalid('You must provide at least one recurring price in `subscription` mode when using prices.', param);
  return price;
}

function isValid(coupon: Stripe.Coupon, now: number): boolean {
  const isUsedUp = coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions;
  return !isUsedUp && (coupon.redeem_by === null || coupon.redeem_by > now);
}
