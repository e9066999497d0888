import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { VisitCountsFragment } from '../gql/account.generated';
import { useFormat } from '../i18n/format';
import { Icon, type IconName } from '../ui/Icon';
import type { Figure } from './bars';
import styles from './Ways.module.css';

const WAYS = [
  ['website', 'globe'],
  ['phone', 'phone'],
  ['mail', 'mail'],
  ['facebook', 'facebook'],
  ['instagram', 'instagram'],
  ['maps', 'pin'],
] as const satisfies [Figure, IconName][];

/** Which way visitors took to the host, the most used first. */
export function Ways({ totals }: { totals: VisitCountsFragment }) {
  const { t } = useTranslation('statistics');
  const { number } = useFormat();
  const id = useId();
  const ways = WAYS.map(([kind, icon]) => ({ kind, icon, count: totals[kind] })).toSorted((a, b) => b.count - a.count);
  const most = ways[0]?.count ?? 0;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t('ways.title')}
      </h3>
      {most === 0 && <p className="muted">{t('ways.none')}</p>}
      {most > 0 && (
        <ul className={styles.list}>
          {ways.map(({ kind, icon, count }) => (
            <li key={kind}>
              <Icon name={icon} small />
              <span>{t(`kinds.${kind}`)}</span>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ width: `${(count / most) * 100}%` }} />
              </span>
              <strong>{number(count)}</strong>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
