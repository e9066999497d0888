import type { ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './field.module.css';

interface FieldFrameProps {
  id: string;
  label: ReactNode;
  hideLabel?: boolean;
  help?: string;
  error?: string;
  className?: string;
  children: ReactNode;
}

/** Label, frame and the sentence below: what every field has around its control. */
export function FieldFrame({ id, label, hideLabel, help, error, className, children }: FieldFrameProps) {
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={[styles.frame, error && styles.invalid].filter(Boolean).join(' ')}>{children}</div>
      {error ? (
        <p id={`${id}-note`} className={styles.error}>
          <Icon name="warning" small />
          {error}
        </p>
      ) : (
        help && (
          <p id={`${id}-note`} className={styles.help}>
            {help}
          </p>
        )
      )}
    </div>
  );
}
