import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Removes what names an account in places that do not go with it: its messages to support, mails that wait or were
 * sent, and its name in the log of the administration, where its number stays. The lines of the ledger stay as well,
 * without an account. Run in the transaction that deletes it, before.
 */
export async function eraseTraces({ id, email }: { id: number; email: string }, em: EntityManager): Promise<void> {
  await em.execute('delete from support_request where user_id = ? or lower(email) = lower(?)', [id, email]);
  await em.execute(`delete from pgboss.job where name = 'mail' and (data->>'userId' = ? or lower(data->>'email') = lower(?))`, [String(id), email]);
  await em.execute(
    `update audit_entry set target_name = '#' || target_id where (target_id = ? and (action like 'user%' or action = 'credit_granted'))
       or (action like 'hotel%' and target_id in (select id from hotel where owner_id = ?))`,
    [id, id],
  );
  await em.execute(`update audit_entry set admin_email = '#' || admin_id where admin_id = ?`, [id]);
}
