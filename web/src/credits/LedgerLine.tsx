import { useTranslation } from 'react-i18next';
import type { LedgerLineFragment } from '../gql/account.generated';
import { useFormat } from '../i18n/format';
import { InvoiceButton } from './InvoiceButton';
import styles from './Ledger.module.css';

/** One line of the ledger. */
export function LedgerLine({ line }: { line: LedgerLineFragment }) {
  const { t } = useTranslation('credits');
  const { number, date } = useFormat();
  const day = date(line.createdAt);
  const isGain = line.amount > 0;
  return (
    <tr role="row" className={styles.line}>
      <td role="cell" className={styles.date}>
        {day}
      </td>
      <td role="cell" className={styles.kind}>
        <p className={styles.name}>{t(`ledger.kinds.${line.type}`)}</p>
        <p className={styles.description}>{line.description}</p>
      </td>
      <td role="cell" className={`${styles.number} ${styles.amount} ${isGain ? styles.gain : ''}`}>
        {isGain ? '+' : '−'}
        {number(Math.abs(line.amount))}
      </td>
      <td role="cell" className={`${styles.number} ${styles.balance}`}>
        <span className={styles.label}>{t('ledger.balance')}</span> {number(line.balance)}
      </td>
      <td role="cell" className={styles.invoice}>
        {line.hasInvoice && <InvoiceButton transactionId={line.id} date={day} />}
      </td>
    </tr>
  );
}
