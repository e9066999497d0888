import { useTranslation } from 'react-i18next';
import type { CreditsFragment } from '../gql/account.generated';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Notice } from '../ui/Notice';
import styles from './Ledger.module.css';
import { LedgerLine } from './LedgerLine';
import { planId } from './plan';
import { useMoreLines } from './useMoreLines';

/** What moved the credits, the newest first: a table, or cards where there is no room for one. */
export function Ledger({ page: { nodes, pageInfo } }: { page: CreditsFragment['creditTransactions'] }) {
  const { t } = useTranslation('credits');
  const { loadMore, state, shown } = useMoreLines(pageInfo);
  if (nodes.length === 0) {
    return (
      <EmptyState
        picture="host"
        level={3}
        title={t('ledger.emptyTitle')}
        text={t('ledger.emptyText')}
        action={<Button onClick={() => document.getElementById(planId)?.focus()}>{t('ledger.emptyAction')}</Button>}
      />
    );
  }
  return (
    <>
      {/* The roles stay where the styles make cards of the rows. */}
      <table role="table" className={styles.table}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader">{t('ledger.date')}</th>
            <th role="columnheader">{t('ledger.kind')}</th>
            <th role="columnheader" className={styles.number}>
              {t('ledger.amount')}
            </th>
            <th role="columnheader" className={styles.number}>
              {t('ledger.balance')}
            </th>
            <th role="columnheader">{t('ledger.invoice')}</th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {nodes.map((line) => (
            <LedgerLine key={line.id} line={line} />
          ))}
        </tbody>
      </table>
      <div className={styles.more}>
        {state === 'failed' && <Notice tone="danger">{t('ledger.moreFailed')}</Notice>}
        {pageInfo.hasNextPage && (
          <Button busy={state === 'loading'} disabled={false} onClick={() => void loadMore()}>
            {state === 'loading' ? t('ledger.moreLoading') : t('ledger.more')}
          </Button>
        )}
        <p ref={shown} tabIndex={-1} role="status" className={styles.shown}>
          {state !== 'fresh' && t('ledger.shown', { count: nodes.length })}
        </p>
      </div>
    </>
  );
}
