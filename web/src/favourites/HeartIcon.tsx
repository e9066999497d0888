import styles from './HeartIcon.module.css';

/** A heart: a line, or filled once it is given. */
export function HeartIcon({ isFilled }: { isFilled: boolean }) {
  return (
    <svg className={styles.heart} data-filled={isFilled || undefined} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M12 20.5C6.5 16.4 3 13.2 3 9.2A4.7 4.7 0 0 1 7.7 4.5C9.5 4.5 11.1 5.5 12 7c.9-1.5 2.5-2.5 4.3-2.5A4.7 4.7 0 0 1 21 9.2c0 4-3.5 7.2-9 11.3Z" />
    </svg>
  );
}
