import type Stripe from 'stripe';
import type { Billing, Card, CheckoutView, InvoiceView, Overview, Payment, PortalView } from './billing.js';
import { readCard } from './cards.js';
import type { Change } from './change.js';
import { applyPromotion, completeCheckout } from './checkouts.js';
import { openInvoices } from './invoices.js';
import { idOf } from './objects.js';
import { attach, charge, declineCode, keepCard, newIntent } from './payments.js';
import type { Store } from './store.js';
import { periodOf, retryInvoice, updateSubscription, cancelAtDate } from './subscriptions.js';
import { customerView, eventViews, invoiceView, localeOf, productOf, successUrl } from './views.js';

const declined = (code: string): Payment => ({ kind: 'declined', code });

/** What customers do on the hosted pages. */
export class HostedPages implements Billing {
  constructor(private readonly store: Store) {}

  checkout(sessionId: string): Promise<CheckoutView | null> {
    return this.store.read(async (change) => {
      const session = await change.find('checkout.session', sessionId);
      if (!session) return null;
      const { lines = [], confirming, promotionCode } = await change.hidden(session.id);
      const price = await change.get('price', lines[0]?.price ?? '');
      const promotion = promotionCode ? await change.find('promotion_code', promotionCode) : null;
      return {
        id: session.id,
        status: statusOf(session),
        needsConfirmation: Boolean(confirming),
        locale: localeOf(session.locale),
        email: session.customer_details?.email ?? session.customer_email ?? '',
        productName: await productOf(change, price),
        interval: price.recurring?.interval ?? 'year',
        promotionCode: promotion?.code ?? null,
        allowsPromotionCodes: session.allow_promotion_codes ?? false,
        successUrl: successUrl(session),
        cancelUrl: session.cancel_url ?? '',
        subtotal: session.amount_subtotal ?? 0,
        discount: session.total_details?.amount_discount ?? 0,
        total: session.amount_total ?? 0,
        currency: session.currency ?? 'eur',
      };
    });
  }

  setPromotionCode(sessionId: string, code: string | null): Promise<boolean> {
    return this.store.change(async (change) => {
      const session = await change.get('checkout.session', sessionId);
      if (session.status !== 'open' || !session.allow_promotion_codes) return false;
      if (code === null) return applyPromotion(change, session, null);
      const all = await change.all('promotion_code', { active: true });
      const promotion = all.find((candidate) => candidate.code.toUpperCase() === code.trim().toUpperCase());
      return promotion ? applyPromotion(change, session, promotion) : false;
    });
  }

  pay(sessionId: string, card: Card | null): Promise<Payment> {
    return this.store.change(async (change) => {
      const session = await change.get('checkout.session', sessionId);
      const isFree = session.amount_total === 0;
      if (session.status === 'complete') return { kind: 'paid', url: successUrl(session) };
      if (!(await isOpen(change, session))) return declined('session_expired');
      if (!card && !isFree) return declined('incorrect_number');
      if (!card) return this.finish(change, session, null);
      const known = readCard(card, new Date(change.now * 1000));
      if (typeof known === 'string') return declined(known);
      const method = await keepCard(change, known, session.customer_details?.email ?? session.customer_email);
      if (known.behaviour.kind === 'confirms') {
        await change.hide(session.id, { confirming: method.id });
        return { kind: 'confirmation' };
      }
      const code = known.behaviour.kind === 'declines' ? declineCode(known.behaviour, true) : null;
      return code ? this.refuse(change, session, method, code) : this.finish(change, session, method.id);
    });
  }

  confirm(sessionId: string, isApproved: boolean): Promise<Payment> {
    return this.store.change(async (change) => {
      const session = await change.get('checkout.session', sessionId);
      const { confirming } = await change.hidden(session.id);
      if (session.status === 'complete') return { kind: 'paid', url: successUrl(session) };
      if (!(await isOpen(change, session))) return declined('session_expired');
      if (!confirming) return declined('incorrect_number');
      if (isApproved) return this.finish(change, session, confirming);
      await change.hide(session.id, { confirming: null });
      return this.refuse(change, session, await change.get('payment_method', confirming), 'payment_intent_authentication_failure');
    });
  }

  portal(portalId: string): Promise<PortalView | null> {
    return this.store.read(async (change) => {
      const session = await change.find('billing_portal.session', portalId);
      const view = session && (await customerView(change, session.customer));
      return view && { ...view, id: session.id, locale: localeOf(session.locale), returnUrl: session.return_url ?? '' };
    });
  }

  async cancelAtPeriodEnd(portalId: string, subscriptionId: string): Promise<void> {
    await this.store.change(async (change) => {
      const subscription = await ownSubscription(change, portalId, subscriptionId);
      if (subscription && subscription.status !== 'canceled') await cancelAtDate(change, subscriptionId, periodOf(subscription).end);
    });
  }

  async resume(portalId: string, subscriptionId: string): Promise<void> {
    await this.store.change(async (change) => {
      const subscription = await ownSubscription(change, portalId, subscriptionId);
      if (subscription && subscription.status !== 'canceled') await updateSubscription(change, subscriptionId, { cancel_at_period_end: false });
    });
  }

  /** A card that wants to be confirmed is taken as it is: nobody is charged yet. */
  setCard(portalId: string, card: Card): Promise<Payment> {
    return this.store.change(async (change) => {
      const { customer, url } = await change.get('billing_portal.session', portalId);
      const { email } = await change.get('customer', customer);
      const known = readCard(card, new Date(change.now * 1000));
      if (typeof known === 'string') return declined(known);
      if (known.behaviour.kind === 'declines') return declined(known.behaviour.code);
      const { id } = await keepCard(change, known, email);
      const method = await attach(change, id, customer);
      let refusal: string | null = null;
      for (const subscription of await change.all('subscription', { customer })) {
        if (subscription.status === 'canceled') continue;
        await updateSubscription(change, subscription.id, { default_payment_method: method.id });
        for (const invoice of await openInvoices(change, subscription.id)) refusal = (await retryInvoice(change, invoice.id, method)) ?? refusal;
      }
      return refusal ? declined(refusal) : { kind: 'paid', url };
    });
  }

  invoice(key: string): Promise<InvoiceView | null> {
    return this.store.read(async (change) => {
      const { rows } = await change.client.query<{ data: Stripe.Invoice }>(
        `select data from sandbox.stripe_object where hidden ? 'key' and hidden ->> 'key' = $1 and object = 'invoice'`,
        [key],
      );
      return rows[0] ? invoiceView(change, rows[0].data) : null;
    });
  }

  overview(): Promise<Overview> {
    return this.store.read(async (change) => {
      const customers = [];
      for (const { id } of await change.all('customer')) {
        const view = await customerView(change, id);
        if (view) customers.push({ id, ...view });
      }
      return { now: this.store.now(), customers: customers.reverse(), events: await eventViews(change) };
    });
  }

  private async finish(change: Change, session: Stripe.Checkout.Session, methodId: string | null): Promise<Payment> {
    await completeCheckout(change, session.id, methodId);
    return { kind: 'paid', url: successUrl(session) };
  }

  /** The bank's no leaves a trace; the checkout stays open for another card. */
  private async refuse(change: Change, session: Stripe.Checkout.Session, method: Stripe.PaymentMethod, code: string): Promise<Payment> {
    const intent = newIntent(change, session.amount_total ?? 0, session.currency ?? 'eur', idOf(session.customer));
    await charge(change, intent, method, code);
    return declined(code);
  }
}

/** Not when the clock has just passed its end, nor when its customer has been deleted. */
async function isOpen(change: Change, { status, expires_at: end, customer }: Stripe.Checkout.Session): Promise<boolean> {
  const buyer = customer ? await change.find('customer', idOf(customer)) : null;
  return status === 'open' && end > change.now && !(buyer && 'deleted' in buyer);
}

function statusOf({ status }: Stripe.Checkout.Session): CheckoutView['status'] {
  if (status === 'complete') return 'complete';
  return status === 'expired' ? 'expired' : 'open';
}

async function ownSubscription(change: Change, portalId: string, subscriptionId: string): Promise<Stripe.Subscription | null> {
  const { customer } = await change.get('billing_portal.session', portalId);
  const subscription = await change.find('subscription', subscriptionId);
  return subscription?.customer === customer ? subscription : null;
}
