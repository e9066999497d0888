import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldFrame } from './FieldFrame';
import styles from './field.module.css';

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: ReactNode;
  help?: string;
  error?: string;
  /** What stands at the end of the label's line, for example how much was written. */
  aside?: ReactNode;
}

/** A field for several lines, with its label, its help and its error. */
export function TextArea({ label, help, error, aside, id, className, ...textarea }: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} {...{ label, help, error, aside, className }}>
      <textarea
        id={fieldId}
        className={`${styles.control} ${styles.area}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || help ? `${fieldId}-note` : undefined}
        {...textarea}
      />
    </FieldFrame>
  );
}
