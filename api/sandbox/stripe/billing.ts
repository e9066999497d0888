/** What the hosted pages of the sandbox show and do: the state behind them is the same as behind its HTTP API. */
export interface Billing {
  /** A checkout by its session's id; null for an unknown one. */
  checkout(sessionId: string): Promise<CheckoutView | null>;
  /** Puts a promotion code into the checkout, or takes it out with null; false for a code that does not exist or has run out. */
  setPromotionCode(sessionId: string, code: string | null): Promise<boolean>;
  /** Tries a card. A free checkout needs none. */
  pay(sessionId: string, card: Card | null): Promise<Payment>;
  /** The bank's confirmation step, given or refused. */
  confirm(sessionId: string, isApproved: boolean): Promise<Payment>;
  /** A customer's portal by its session's id; null for an unknown one. */
  portal(portalId: string): Promise<PortalView | null>;
  cancelAtPeriodEnd(portalId: string, subscriptionId: string): Promise<void>;
  resume(portalId: string, subscriptionId: string): Promise<void>;
  /** Keeps a card for what falls due later; open invoices are tried with it at once. */
  setCard(portalId: string, card: Card): Promise<Payment>;
  /** An invoice by the key in its hosted address. */
  invoice(key: string): Promise<InvoiceView | null>;
  /** What the developer's page shows. */
  overview(): Promise<Overview>;
}

/** A card as it is typed: numbers and words, never kept but for the last four digits. */
export interface Card {
  number: string;
  expiry: string;
  cvc: string;
  name: string;
}

export type Payment =
  /** Paid: where the browser goes on. */
  | { kind: 'paid'; url: string }
  /**
   * Stripe's decline code, for example `card_declined`, `expired_card`, `incorrect_number`, `incorrect_cvc`,
   * `invalid_expiry_month`, `invalid_expiry_year`, `payment_intent_authentication_failure`; `session_expired` is ours.
   */
  | { kind: 'declined'; code: string }
  /** The bank wants to be asked first. */
  | { kind: 'confirmation' };

export interface Amounts {
  /** In cents. */
  subtotal: number;
  discount: number;
  total: number;
  currency: string;
}

export interface CheckoutView extends Amounts {
  id: string;
  status: 'open' | 'complete' | 'expired';
  needsConfirmation: boolean;
  /** de, en or hr. */
  locale: string;
  email: string;
  productName: string;
  interval: string;
  promotionCode: string | null;
  allowsPromotionCodes: boolean;
  successUrl: string;
  cancelUrl: string;
}

export interface PortalView {
  id: string;
  locale: string;
  email: string;
  returnUrl: string;
  card: { brand: string; last4: string; expiry: string } | null;
  subscriptions: SubscriptionView[];
  invoices: InvoiceView[];
}

export interface SubscriptionView {
  id: string;
  status: string;
  productName: string;
  /** In cents, for one interval. */
  amount: number;
  currency: string;
  interval: string;
  periodEnd: Date;
  /** When it ends, once it has been cancelled. */
  cancelAt: Date | null;
}

export interface InvoiceView extends Amounts {
  id: string;
  key: string;
  number: string;
  status: string;
  email: string;
  productName: string;
  createdAt: Date;
  periodStart: Date;
  periodEnd: Date;
}

export interface Overview {
  now: Date;
  customers: (Omit<PortalView, 'id' | 'returnUrl' | 'locale'> & { id: string })[];
  events: { id: string; type: string; createdAt: Date; attempts: number; state: 'pending' | 'delivered' | 'failed' }[];
}
