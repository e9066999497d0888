import type { ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './field.module.css';

interface FieldFrameProps {
  id: string;
  label: ReactNode;
  hideLabel?: boolean;
  help?: string;
  error?: string;
  /** What stands at the end of the label's line, as a rule a link. It comes after the control for the keyboard: the way leads from field to field. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Label, frame and the sentence below: what every field has around its control. */
export function FieldFrame({ id, label, hideLabel, help, error, aside, className, children }: FieldFrameProps) {
  return (
    <div className={[styles.field, aside && styles.withAside, className].filter(Boolean).join(' ')}>
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
      {aside && <span className={styles.aside}>{aside}</span>}
    </div>
  );
}
