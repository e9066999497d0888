import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './Checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** What stands at the right end of the line, for example a number. */
  note?: ReactNode;
}

/** A checkbox with its words; the whole line can be pressed. */
export function Checkbox({ label, note, className, ...input }: CheckboxProps) {
  return (
    <label className={[styles.line, className].filter(Boolean).join(' ')}>
      <input type="checkbox" className={styles.input} {...input} />
      <span className={styles.box}>
        <Icon name="check" className={styles.tick} />
      </span>
      <span className={styles.label}>{label}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </label>
  );
}
