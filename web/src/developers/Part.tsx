import { useId, type ReactNode, type Ref } from 'react';
import styles from './Part.module.css';

interface PartProps {
  title: string;
  text: string;
  /** What adds something to the list. */
  act?: ReactNode;
  /** Its heading: takes the focus of what is taken away. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One part of the tab: what it is for, what adds to it, and its list. */
export function Part({ title, text, act, heading, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.head}>
        <div>
          <h3 id={id} ref={heading} tabIndex={-1}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </div>
        {act}
      </div>
      {children}
    </section>
  );
}
