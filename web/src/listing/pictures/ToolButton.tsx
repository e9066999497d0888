import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../../ui/Icon';
import styles from './ToolButton.module.css';

interface ToolButtonProps extends ComponentProps<'button'> {
  icon: IconName;
  /** What it does and to which picture; shown when the pointer rests on it. */
  label: string;
}

/** A small act on a picture. */
export function ToolButton({ icon, label, ...rest }: ToolButtonProps) {
  return (
    <button type="button" className={styles.tool} aria-label={label} {...rest}>
      <Icon name={icon} small />
    </button>
  );
}
