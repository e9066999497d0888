import type { Billing, Card, CheckoutView, InvoiceView, Overview, Payment, PortalView } from '../../billing.js';

const PERIOD = { start: new Date('2026-11-21T10:00:00Z'), end: new Date('2027-11-21T10:00:00Z') };
export const NOW = new Date('2026-11-21T10:00:00Z');

export const CHECKOUT: CheckoutView = {
  id: 'cs_1',
  status: 'open',
  needsConfirmation: false,
  locale: 'de',
  email: 'ana@example.com',
  productName: 'Hotel-Listing Credit',
  interval: 'year',
  promotionCode: null,
  allowsPromotionCodes: true,
  subtotal: 18900,
  discount: 0,
  total: 18900,
  currency: 'eur',
  successUrl: 'http://shop.example/done',
  cancelUrl: 'http://shop.example/credits',
};

export const INVOICE: InvoiceView = {
  id: 'in_1',
  key: 'key_1',
  number: 'OBALA-0001',
  status: 'paid',
  email: 'ana@example.com',
  productName: 'Hotel-Listing Credit',
  subtotal: 18900,
  discount: 3780,
  total: 15120,
  currency: 'eur',
  createdAt: NOW,
  periodStart: PERIOD.start,
  periodEnd: PERIOD.end,
};

export const PORTAL: PortalView = {
  id: 'bps_1',
  locale: 'de',
  email: 'ana@example.com',
  returnUrl: 'http://shop.example/dashboard',
  card: { brand: 'visa', last4: '4242', expiry: '12/28' },
  subscriptions: [
    { id: 'sub_1', status: 'active', productName: 'Hotel-Listing Credit', amount: 18900, currency: 'eur', interval: 'year', periodEnd: PERIOD.end, cancelAt: null },
  ],
  invoices: [INVOICE],
};

/** Billing for one checkout, one portal and one invoice, that remembers what it was asked to do. */
export class MemoryBilling implements Billing {
  view: CheckoutView = { ...CHECKOUT };
  customer: PortalView = structuredClone(PORTAL);
  payments: (Card | null)[] = [];
  cards: Card[] = [];
  events: Overview['events'] = [{ id: 'evt_1', type: 'invoice.paid', createdAt: NOW, attempts: 2, state: 'delivered' }];
  now = NOW;

  async checkout(id: string): Promise<CheckoutView | null> {
    return id === this.view.id ? { ...this.view } : null;
  }

  async setPromotionCode(_: string, code: string | null): Promise<boolean> {
    if (code !== null && code.toUpperCase() !== 'SAISON20') return false;
    const discount = code === null ? 0 : 3780;
    Object.assign(this.view, { promotionCode: code?.toUpperCase() ?? null, discount, total: this.view.subtotal - discount });
    return true;
  }

  async pay(_: string, card: Card | null): Promise<Payment> {
    this.payments.push(card);
    const payment = this.charge(card);
    if (payment.kind === 'confirmation') this.view.needsConfirmation = true;
    if (payment.kind === 'paid') this.view.status = 'complete';
    return payment;
  }

  async confirm(_: string, isApproved: boolean): Promise<Payment> {
    this.view.needsConfirmation = false;
    if (!isApproved) return { kind: 'declined', code: 'payment_intent_authentication_failure' };
    this.view.status = 'complete';
    return { kind: 'paid', url: this.view.successUrl };
  }

  async portal(id: string): Promise<PortalView | null> {
    return id === this.customer.id ? structuredClone(this.customer) : null;
  }

  async cancelAtPeriodEnd(_: string, id: string): Promise<void> {
    for (const item of this.customer.subscriptions) if (item.id === id) item.cancelAt = item.periodEnd;
  }

  async resume(_: string, id: string): Promise<void> {
    for (const item of this.customer.subscriptions) if (item.id === id) item.cancelAt = null;
  }

  async setCard(_: string, card: Card): Promise<Payment> {
    this.cards.push(card);
    return this.charge(card);
  }

  async invoice(key: string): Promise<InvoiceView | null> {
    return this.customer.invoices.find((item) => item.key === key) ?? null;
  }

  async overview(): Promise<Overview> {
    return { now: this.now, customers: [{ ...this.customer, id: 'cus_1' }], events: this.events };
  }

  private charge(card: Card | null): Payment {
    const number = card?.number.replaceAll(' ', '');
    if (number === '4000000000000002') return { kind: 'declined', code: 'card_declined' };
    if (number === '4000000000000127') return { kind: 'declined', code: 'incorrect_cvc' };
    if (number === '4000002500003155') return { kind: 'confirmation' };
    return { kind: 'paid', url: this.view.successUrl };
  }
}
