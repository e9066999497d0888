import styles from './Code.module.css';

/** A name or a value as it stands in code: the same in every language. */
export function Code({ children }: { children: string }) {
  return (
    <code lang="zxx" translate="no" className={styles.code}>
      {children}
    </code>
  );
}
