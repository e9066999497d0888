import { useId, type ReactNode } from 'react';
import { Icon, type IconName } from '../ui/Icon';
import styles from './StatusCard.module.css';

interface StatusCardProps {
  icon: IconName;
  title: string;
  /** One figure, or the state in a word. */
  value?: string;
  tone?: 'good' | 'bad';
  /** A number is set larger than a word. */
  isFigure?: boolean;
  text: ReactNode;
  action?: ReactNode;
}

/** One figure, the sentence that explains it, and its act at the bottom. */
export function StatusCard({ icon, title, value, tone, isFigure, text, action }: StatusCardProps) {
  const titleId = useId();
  const classes = [styles.value, isFigure && styles.figure, tone && styles[tone]].filter(Boolean).join(' ');
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
        <Icon name={icon} />
      </h2>
      {value && <p className={classes}>{value}</p>}
      <div className={styles.text}>{text}</div>
      {action && <div className={styles.action}>{action}</div>}
    </section>
  );
}
