import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldFrame } from './FieldFrame';
import { Icon, type IconName } from './Icon';
import styles from './field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  label: ReactNode;
  /** The label is read out but not shown; only where the field explains itself, as in a search line. */
  hideLabel?: boolean;
  icon?: IconName;
  /** Fixed text inside the field, for example `https://`. */
  prefix?: string;
  /** What stands at the end of the field, for example a button. */
  suffix?: ReactNode;
  help?: string;
  error?: string;
  /** A link at the end of the label's line. */
  aside?: ReactNode;
}

/** A one-line text field with its label, its help and its error. */
export function TextField({ label, hideLabel, icon, prefix, suffix, help, error, aside, id, className, ...input }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} {...{ label, hideLabel, help, error, aside, className }}>
      {icon && <Icon name={icon} />}
      {prefix && <span className={styles.prefix}>{prefix}</span>}
      <input
        id={fieldId}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || help ? `${fieldId}-note` : undefined}
        {...input}
      />
      {suffix}
    </FieldFrame>
  );
}
