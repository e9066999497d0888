import { isoTime, type Read } from '../../src/database.js';
import type { ImportedSubscription } from '../stripe/sandbox.js';

export const DEMO_CUSTOMER = 'cus_demo_operator';

export const demoSubscription = (hotelId: number) => `sub_demo_${hotelId}`;
/** The invoice of a demo subscription's first year. */
export const demoInvoice = (hotelId: number) => `in_demo_${hotelId}_1`;

const PREFIX = 'DEMO';
/** The number of the demo operator's first, second, … invoice. */
export const demoInvoiceNumber = (count: number) => `${PREFIX}-${String(count).padStart(4, '0')}`;

/** What the demo operator has bought, for the stand-in of Stripe to know it too. */
export async function demoPayments(read: Read): Promise<ImportedSubscription[]> {
  const rows = await read<{ id: string; startedAt: string; isCancelled: boolean; userId: number; email: string; name: string }>(
    `select s.stripe_subscription_id as id, ${isoTime('s.created_at')} as "startedAt", s.cancel_at is not null as "isCancelled",
       u.id as "userId", u.email, u.company_name as name
     from subscription s join "user" u on u.id = s.user_id join credit_transaction t on t.related_subscription_id = s.id
     where s.stripe_customer_id = $1 and t.source_key like 'invoice:in\\_demo\\_%' order by s.id`,
    [DEMO_CUSTOMER],
  );
  return rows.map(({ id, startedAt, isCancelled, userId, email, name }) => ({
    id,
    customer: { id: DEMO_CUSTOMER, email, name, invoice_prefix: PREFIX, metadata: { userId: String(userId) } },
    startedAt: new Date(startedAt),
    metadata: { userId: String(userId) },
    isCancelled,
  }));
}
