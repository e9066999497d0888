import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SupportMessageFragment } from '../gql/account.generated';
import { useFormat } from '../i18n/format';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import factStyles from './Facts.module.css';
import styles from './Row.module.css';
import { RowButton } from './RowButton';
import { useCategory } from './useCategory';

interface MessageRowProps {
  message: SupportMessageFragment;
  onDone: (isDone: boolean) => Promise<unknown>;
}

/** One message to support: who wrote it, what it says, and the way to an answer. */
export function MessageRow({ message, onDone }: MessageRowProps) {
  const { t } = useTranslation('admin');
  const { dateTime } = useFormat();
  const category = useCategory(message);
  const [isBusy, setBusy] = useState(false);
  const { reference, subject, email, isDone } = message;
  const replySubject = subject ? t('support.replySubject', { subject, reference }) : t('support.replyPlain', { reference });

  const turn = async () => {
    if (isBusy) return;
    setBusy(true);
    await onDone(!isDone);
    setBusy(false);
  };
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.badges}>
          <Badge tone={isDone ? 'off' : 'warning'}>{isDone ? t('support.done') : t('support.open')}</Badge>
          <Badge>{t(`support.kinds.${message.kind}`)}</Badge>
          {category && <Badge>{category}</Badge>}
        </p>
        <h3 className={styles.name} lang={subject ? message.language.toLowerCase() : undefined}>
          {subject ?? t('support.noSubject')}
        </h3>
        <p className={styles.facts}>
          <span>{message.name ?? t('support.anonymous')}</span>
          <span>{email ?? t('support.noEmail')}</span>
          {message.rating !== null && <span>{t('support.rating', { rating: message.rating })}</span>}
        </p>
        <p className={styles.note}>
          {[t('support.received', { date: dateTime(message.createdAt) }), t('support.reference', { reference }), t(`support.language.${message.language}`)].join(' · ')}
        </p>
      </div>
      <div className={styles.acts}>
        <RowButton act={isDone ? t('support.reopen') : t('support.markDone')} of={reference} onClick={() => void turn()} />
        {email && (
          <Button
            small
            variant="quiet"
            href={`mailto:${email}?subject=${encodeURIComponent(replySubject)}`}
            aria-label={t('acts.ofRow', { act: t('support.reply'), name: reference })}
          >
            <Icon name="mail" small />
            {t('support.reply')}
          </Button>
        )}
      </div>
      <details className={factStyles.details}>
        <summary>
          {t('support.read')}
          <span className="visually-hidden"> {reference}</span>
        </summary>
        <p className={factStyles.message} lang={message.language.toLowerCase()}>
          {message.message}
        </p>
      </details>
    </li>
  );
}
