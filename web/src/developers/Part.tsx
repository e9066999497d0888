import { useId, type ReactNode } from 'react';
import styles from './Part.module.css';

interface PartProps {
  title: string;
  text: string;
  /** What adds something to the list. */
  act?: ReactNode;
  children: ReactNode;
}

/** One part of the tab: what it is for, what adds to it, and its list. */
export function Part({ title, text, act, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.head}>
        <div>
          <h3 id={id}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </div>
        {act}
      </div>
      {children}
    </section>
  );
}
