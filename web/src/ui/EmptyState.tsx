import type { ReactNode } from 'react';
import { SitePicture, type SitePictureName } from './SitePicture';
import styles from './Scene.module.css';

interface EmptyStateProps {
  picture?: SitePictureName;
  title: string;
  /** The heading's level in the page around it. */
  level?: 1 | 2 | 3;
  text?: ReactNode;
  /** One button, as a rule. */
  action?: ReactNode;
  /** A line below the act. */
  note?: ReactNode;
}

/** Nothing to show: one small scene, what it means, and what to do now. */
export function EmptyState({ picture = 'empty-search', title, level = 2, text, action, note }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.scene}>
      <SitePicture name={picture} className={styles.picture} sizes="420px" />
      <Heading>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.actions}>{action}</div>}
      {note}
    </div>
  );
}
