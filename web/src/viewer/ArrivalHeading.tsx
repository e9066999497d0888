import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import styles from './AccessForm.module.css';

/** The heading of what a form has led to. It takes the focus, or a screen reader would stay on a form that is gone. */
export function ArrivalHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div>
      <span className={styles.mark}>
        <Icon name="check" />
      </span>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {children}
      </h1>
    </div>
  );
}
