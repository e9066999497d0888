import type Stripe from 'stripe';
import type { Change } from './change.js';
import { missing } from './errors.js';
import { newId, randomLetters } from './ids.js';
import { endSubscription } from './subscriptions.js';

/** The parts of a customer that the application sets. */
export type CustomerFields = Partial<Pick<Stripe.Customer, 'address' | 'description' | 'email' | 'metadata' | 'name' | 'phone' | 'preferred_locales'>>;

/** A customer as Stripe makes it. */
export function newCustomer(change: Change, fields: CustomerFields, id = newId('cus', 14)): Stripe.Customer {
  return {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: change.now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: randomLetters(8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    ...fields,
  };
}

export async function createCustomer(change: Change, fields: CustomerFields): Promise<Stripe.Customer> {
  const customer = newCustomer(change, fields);
  await change.save(customer);
  await change.announce('customer.created', customer);
  return customer;
}

export async function updateCustomer(change: Change, id: string, fields: CustomerFields): Promise<Stripe.Customer> {
  const customer = await livingCustomer(change, id);
  const updated = { ...customer, ...fields };
  await change.save(updated);
  await change.announce('customer.updated', updated, pick(customer, Object.keys(fields)));
  return updated;
}

/** Deletes a customer and ends what it has subscribed to. What it bought stays. */
export async function deleteCustomer(change: Change, id: string): Promise<Stripe.DeletedCustomer> {
  const customer = await livingCustomer(change, id);
  for (const subscription of await change.all('subscription', { customer: id })) {
    if (subscription.status !== 'canceled') await endSubscription(change, subscription, 'cancellation_requested');
  }
  const deleted: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true };
  await change.client.query('update sandbox.stripe_object set data = $2 where id = $1', [id, JSON.stringify(deleted)]);
  await change.announce('customer.deleted', customer);
  return deleted;
}

async function livingCustomer(change: Change, id: string): Promise<Stripe.Customer> {
  const customer = await change.get('customer', id);
  if ('deleted' in customer) throw missing('customer', id);
  return customer;
}

function pick(source: object, names: string[]): object {
  return Object.fromEntries(Object.entries(source).filter(([name]) => names.includes(name)));
}
