import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import styles from './MessagePanel.module.css';

/** What the thanks name. */
export interface SentMessage {
  reference: string;
  /** Empty when its sender wants no answer. */
  email: string;
}

/** The thanks for a message, what to refer to, and what happens next. */
export function MessageSent({ message: { reference, email }, onAnother }: { message: SentMessage; onAnother: () => void }) {
  const { t } = useTranslation('support');
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is gone: whoever hears the page goes on reading here.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section id="write" className={styles.panel}>
      <span className={styles.mark}>
        <Icon name="check" />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        {t('sent.title')}
      </h2>
      <p className={styles.lead}>{email ? t('sent.answer', { email }) : t('sent.noAnswer')}</p>
      <p className={styles.reference}>
        {t('sent.reference')} <strong>{reference}</strong>
      </p>
      <Button onClick={onAnother}>{t('sent.another')}</Button>
    </section>
  );
}
