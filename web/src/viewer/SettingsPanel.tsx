import { useId, type ReactNode } from 'react';
import styles from './SettingsPanel.module.css';

interface SettingsPanelProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** One matter of an account: what it is about on the left, the panel on the right. */
export function SettingsPanel({ title, text, children }: SettingsPanelProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.settings}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className="muted">{text}</p>
      </div>
      <div className={styles.panel}>{children}</div>
    </section>
  );
}
