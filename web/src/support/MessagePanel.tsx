import { useId, useState, type ReactNode } from 'react';
import styles from './MessagePanel.module.css';
import { MessageSent, type SentMessage } from './MessageSent';

interface MessagePanelProps {
  title: string;
  lead: string;
  /** The form; it says when its message has arrived. */
  children: (onSent: (message: SentMessage) => void) => ReactNode;
}

/** A form that gives way to the thanks for what it sent, and comes back for another message. */
export function MessagePanel({ title, lead, children }: MessagePanelProps) {
  const titleId = useId();
  const [sent, setSent] = useState<SentMessage>();
  if (sent) {
    return (
      <MessageSent
        message={sent}
        onAnother={() => {
          setSent(undefined);
        }}
      />
    );
  }
  return (
    <section id="write" className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      {children(setSent)}
    </section>
  );
}
