import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface BadgeProps {
  /** `on` and `off` carry a dot, filled or hollow; `onPicture` lies on a picture's corner. */
  tone?: 'plain' | 'on' | 'off' | 'warning' | 'roof' | 'danger' | 'onPicture';
  className?: string;
  children: ReactNode;
}

/** A word on a tint: the state is in the word, never in the colour alone. */
export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  return <span className={[styles.badge, styles[tone], className].filter(Boolean).join(' ')}>{children}</span>;
}
