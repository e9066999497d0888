import { createCustomer, deleteCustomer, updateCustomer } from '../customers.js';
import { newId } from '../ids.js';
import { page, PAGE } from './page.js';
import { need } from './parameters.js';
import { mergeMetadata, route, sent } from './route.js';

const FIELDS = {
  expand: ['text'],
  address: { city: 'text', country: 'text', line1: 'text', line2: 'text', postal_code: 'text', state: 'text' },
  description: 'text',
  email: 'text',
  metadata: 'metadata',
  name: 'text',
  phone: 'text',
  preferred_locales: ['text'],
} as const;

/** Customers, and the portal in which they help themselves. */
export const customerRoutes = [
  route('POST /v1/customers', FIELDS, (change, { expand: _, ...values }) => createCustomer(change, fieldsOf(values, mergeMetadata({}, values.metadata)))),
  route('GET /v1/customers', { ...PAGE, email: 'text' }, (change, { email, ...parameters }) => page(change, 'customer', '/v1/customers', parameters, { email })),
  route('GET /v1/customers/:id', { expand: ['text'] }, (change, _, id) => change.get('customer', id)),
  route('POST /v1/customers/:id', FIELDS, async (change, { expand: _, ...values }, id) => {
    const { metadata } = await change.get('customer', id);
    return updateCustomer(change, id, fieldsOf(values, values.metadata && mergeMetadata(metadata, values.metadata)));
  }),
  route('DELETE /v1/customers/:id', {}, (change, _, id) => deleteCustomer(change, id)),
  route('POST /v1/billing_portal/sessions', { expand: ['text'], customer: 'text', return_url: 'text', locale: 'text' }, async (change, values) => {
    need(values, 'customer');
    const customer = await change.refer('customer', values.customer, 'customer');
    const id = newId('bps');
    const session = {
      id,
      object: 'billing_portal.session' as const,
      configuration: 'bpc_sandbox',
      created: change.now,
      customer: customer.id,
      customer_account: null,
      flow: null,
      livemode: false,
      locale: values.locale ?? null,
      on_behalf_of: null,
      return_url: values.return_url ?? null,
      url: `${change.publicUrl}/sandbox/stripe/portal/${id}`,
    };
    await change.save(session);
    return session;
  }),
];

type Fields = {
  address?: Partial<Record<'city' | 'country' | 'line1' | 'line2' | 'postal_code' | 'state', string | null>>;
  description?: string | null;
  email?: string | null;
  name?: string | null;
  phone?: string | null;
  preferred_locales?: (string | null)[];
};

function fieldsOf({ address, description, email, name, phone, preferred_locales: locales }: Fields, metadata: Record<string, string> | undefined) {
  return sent({
    address: address && { city: null, country: null, line1: null, line2: null, postal_code: null, state: null, ...address },
    description,
    email,
    metadata,
    name,
    phone,
    preferred_locales: locales?.filter((locale) => locale !== null),
  });
}
