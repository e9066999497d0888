import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { Link } from './Link';
import styles from './Chip.module.css';

interface ChipProps {
  children: ReactNode;
  /** Makes the chip a button that removes itself; `removeLabel` says so to screen readers. */
  onRemove?: () => void;
  removeLabel?: string;
  /** Makes the chip a link inside the site. */
  to?: string;
}

/** A round label: plain, a link, or removable. */
export function Chip({ children, onRemove, removeLabel, to }: ChipProps) {
  if (onRemove) {
    return (
      <button type="button" className={`${styles.chip} ${styles.removable}`} onClick={onRemove} aria-label={removeLabel}>
        {children}
        <Icon name="close" className={styles.cross} />
      </button>
    );
  }
  if (to) {
    return (
      <Link to={to} className={styles.chip}>
        {children}
      </Link>
    );
  }
  return <span className={styles.chip}>{children}</span>;
}
