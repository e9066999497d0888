import { checkPageSize, idCursor, idOfCursor, pageOf } from '../connection.js';
import type { Context } from '../context.js';
import { isoTime } from '../database.js';
import type { CreditTransaction } from './credit-transaction.entity.js';
import { CreditTransactionConnection } from './credit.types.js';
import { STANDING, type Subscription } from './subscription.entity.js';

/** An operator's ledger, each line with the balance after it. */
const LEDGER = `select id, user_id as "ownerId", type, amount, description, ${isoTime('created_at')} as "createdAt",
    coalesce(source_key ~ '^(invoice|refund):', false) as "hasInvoice", balance
  from (
    select *, sum(amount) over (order by id)::integer as balance from credit_transaction where user_id = $1
  ) line`;

/** One line of a ledger by its number: the viewer's own, or any for an administrator. */
export async function findTransaction(id: number, { read, viewer }: Context): Promise<CreditTransaction | null> {
  const [line] = await read<{ userId: number | null }>('select user_id as "userId" from credit_transaction where id = $1', [id]);
  if (!viewer || !line || (line.userId !== viewer.id && !viewer.isAdmin)) return null;
  const [transaction] = await read<CreditTransaction>(`${LEDGER} where id = $2`, [line.userId, id]);
  return transaction ?? null;
}

/** One page of an operator's ledger, the newest line first. */
export async function findTransactions(userId: number, first: number, after: string | null, context: Context): Promise<CreditTransactionConnection> {
  checkPageSize(first, context);
  const rows = await context.read<CreditTransaction>(
    `${LEDGER} where $2::integer is null or id < $2 order by id desc limit $3`,
    [userId, idOfCursor(after), first + 1],
  );
  return Object.assign(new CreditTransactionConnection(), pageOf(rows, first, after, idCursor));
}

/** The columns of a subscription under the names of the entity's fields. */
export const SUBSCRIPTION_COLUMNS = `s.id, s.user_id as "ownerId", s.status, s.promo_code as "promoCode",
  ${isoTime('s.current_period_start')} as "currentPeriodStart", ${isoTime('s.current_period_end')} as "currentPeriodEnd",
  ${isoTime('s.cancel_at')} as "cancelAt", ${isoTime('s.created_at')} as "createdAt"`;

/** An operator's subscriptions: those that stand, and those that ended within a year. */
export function findSubscriptions(userId: number, { read, now }: Context): Promise<Subscription[]> {
  return read<Subscription>(
    `select ${SUBSCRIPTION_COLUMNS} from subscription s
     where s.user_id = $1 and (s.status = any($2) or s.current_period_end > $3::timestamptz - interval '1 year')
     order by s.id desc limit 100`,
    [userId, STANDING, now()],
  );
}

/** One subscription by its number: the viewer's own, or any for an administrator. */
export async function findSubscription(id: number, { read, viewer }: Context): Promise<Subscription | null> {
  const [subscription] = await read<Subscription>(`select ${SUBSCRIPTION_COLUMNS} from subscription s where s.id = $1 and (s.user_id = $2 or $3)`, [
    id,
    viewer?.id ?? null,
    viewer?.isAdmin ?? false,
  ]);
  return subscription ?? null;
}
