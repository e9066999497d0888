import type { ReactNode } from 'react';
import styles from './Form.module.css';

interface FormSectionProps {
  title: string;
  children: ReactNode;
}

/** Fields that belong together, under a heading that is read out with each of them; two columns where they fit. */
export function FormSection({ title, children }: FormSectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.columns}>{children}</div>
    </fieldset>
  );
}

/** A field that takes both columns. */
export const wideField = styles.wide;
