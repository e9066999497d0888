import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './Checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** What stands at the right end of the line, for example a number: read out after the name, and no part of it. */
  note?: ReactNode;
}

/** A checkbox with its words; the whole line can be pressed. */
export function Checkbox({ label, note, className, ...input }: CheckboxProps) {
  const id = useId();
  const names = note === undefined ? {} : { 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-note` };
  return (
    <label className={[styles.line, className].filter(Boolean).join(' ')}>
      <input type="checkbox" className={styles.input} {...names} {...input} />
      <span className={styles.box}>
        <Icon name="check" className={styles.tick} />
      </span>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {note !== undefined && (
        <span id={`${id}-note`} className={styles.note}>
          {note}
        </span>
      )}
    </label>
  );
}
