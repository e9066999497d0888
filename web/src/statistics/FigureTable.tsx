import { useTranslation } from 'react-i18next';
import type { VisitCountsFragment } from '../gql/account.generated';
import { useFormat } from '../i18n/format';
import type { Bar, Figure } from './bars';
import styles from './FigureTable.module.css';
import { useDayText } from './useDayText';

const COLUMNS = ['impression', 'detail', 'compare', 'favourite', 'website', 'phone', 'mail', 'facebook', 'instagram', 'maps', 'contacts'] as const satisfies Figure[];

/** All the numbers behind the chart, the newest first. */
export function FigureTable({ bars, totals }: { bars: Bar[]; totals: VisitCountsFragment }) {
  const { t } = useTranslation('statistics');
  const { number } = useFormat();
  const dayText = useDayText();
  const cells = (counts: VisitCountsFragment) => COLUMNS.map((column) => <td key={column}>{number(counts[column])}</td>);
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{t('table.show')}</summary>
      {/* Wider than a phone: it scrolls, also by the keyboard. */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('table.show')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('table.date')}</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`kinds.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className={styles.total}>
              <th scope="row">{t('table.total')}</th>
              {cells(totals)}
            </tr>
            {bars.toReversed().map((bar) => (
              <tr key={bar.from}>
                <th scope="row">{dayText.bar(bar)}</th>
                {cells(bar.counts)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
