import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  title: string;
  lead: string;
  /** What stands at the right, for example a link to the whole list. */
  aside?: ReactNode;
}

/** The heading of a section with its first sentence. */
export function SectionHead({ title, lead, aside }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h2>{title}</h2>
        <p className={`lead ${styles.lead}`}>{lead}</p>
      </div>
      {aside}
    </div>
  );
}
