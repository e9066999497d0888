import type Stripe from 'stripe';
import type { CardBehaviour } from './cards.js';

/** The kinds of objects that are kept, each as the API shows it. */
export interface Objects {
  'billing_portal.session': Stripe.BillingPortal.Session;
  'checkout.session': Stripe.Checkout.Session;
  charge: Stripe.Charge;
  coupon: Stripe.Coupon;
  customer: Stripe.Customer;
  discount: Stripe.Discount;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  price: Stripe.Price;
  product: Stripe.Product;
  promotion_code: Stripe.PromotionCode;
  refund: Stripe.Refund;
  subscription: Stripe.Subscription;
}

export type ObjectName = keyof Objects;

/** What the sandbox knows about an object and the API does not show. */
export interface Hidden {
  /** Of a payment method: what comes of charging it. */
  behaviour?: CardBehaviour;
  /** Of an invoice: the last part of its hosted address. */
  key?: string;
  /** Of a checkout: what is bought. */
  lines?: { id: string; price: string; quantity: number }[];
  /** Of a checkout: what its subscription will carry. */
  subscriptionMetadata?: Stripe.Metadata;
  subscriptionDescription?: string;
  /** Of a checkout: the code that the customer typed or the application gave. */
  promotionCode?: string | null;
  /** Of a checkout: the payment method whose bank wants to be asked. */
  confirming?: string | null;
}

/** The id of what is either an id or an expanded object. Kept objects hold ids only. */
export function idOf(reference: string | { id: string }): string;
export function idOf(reference: string | { id: string } | null | undefined): string | null;
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null);
}

/** A list as it stands inside another object. */
export function listOf<T>(data: T[], url: string): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: false, url };
}
