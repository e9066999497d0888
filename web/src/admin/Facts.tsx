import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Facts.module.css';

interface FactsProps {
  title: string;
  /** Words and what they say; what is empty is shown as not given. */
  facts: [label: string, value: ReactNode][];
}

/** Facts under a heading, line by line. */
export function Facts({ title, facts }: FactsProps) {
  const { t } = useTranslation('admin');
  return (
    <div>
      <h4 className={styles.title}>{title}</h4>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || <span className={styles.none}>{t('users.notGiven')}</span>}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
