import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldFrame } from './FieldFrame';
import { Icon } from './Icon';
import styles from './field.module.css';

interface SelectProps extends ComponentProps<'select'> {
  label: ReactNode;
  hideLabel?: boolean;
  help?: string;
  error?: string;
}

/** The browser's own select with a label: it works with every keyboard, phone and screen reader. */
export function Select({ label, hideLabel, help, error, id, className, children, ...select }: SelectProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} {...{ label, hideLabel, help, error, className }}>
      <select
        id={fieldId}
        className={`${styles.control} ${styles.select}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || help ? `${fieldId}-note` : undefined}
        {...select}
      >
        {children}
      </select>
      <Icon name="down" small className={styles.arrow} />
    </FieldFrame>
  );
}
