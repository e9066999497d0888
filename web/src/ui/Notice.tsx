import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import styles from './Notice.module.css';

const iconOf = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' } satisfies Record<string, IconName>;

interface NoticeProps {
  tone?: keyof typeof iconOf;
  /** One act at most, for example a small button. */
  action?: ReactNode;
  children: ReactNode;
}

/** One sentence on a tint, with an icon and at most one act. */
export function Notice({ tone = 'info', action, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon name={iconOf[tone]} className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
