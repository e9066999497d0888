import type { ComponentProps, ReactNode } from 'react';
import styles from './Switch.module.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
  /** What stands before the words, as a rule an icon. */
  icon?: ReactNode;
}

/** Something that is on or off at once; the whole line can be pressed. */
export function Switch({ label, icon, className, ...input }: SwitchProps) {
  return (
    <label className={[styles.line, className].filter(Boolean).join(' ')}>
      <input type="checkbox" role="switch" className={styles.input} {...input} />
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.label}>{label}</span>
      <span className={styles.track} aria-hidden="true" />
    </label>
  );
}
