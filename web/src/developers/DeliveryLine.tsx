import { useTranslation } from 'react-i18next';
import { useRedeliverWebhookMutation, type DeliveryFragment } from '../gql/account.generated';
import { useFormat } from '../i18n/format';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import styles from './DeliveryLog.module.css';
import { useDeed } from './useDeed';

const tones = { PENDING: 'warning', DELIVERED: 'on', FAILED: 'danger' } as const;

interface DeliveryLineProps {
  delivery: DeliveryFragment;
  /** Everything from this delivery on is sent again. */
  onReplay: () => void;
}

/** One delivery: how far it has come, what is in it, what the receiver said, and when it is tried next. */
export function DeliveryLine({ delivery, onReplay }: DeliveryLineProps) {
  const { t } = useTranslation('developers');
  const { dateTime, number } = useFormat();
  const [redeliver, { loading }] = useRedeliverWebhookMutation();
  const attempt = useDeed();
  const { id, changes, createdAt, state, attempts, lastStatus, lastError, nextAttemptAt, durationMs } = delivery;
  const isTest = changes === 0;
  const answer = lastError
    ? t(`tab.problem.${lastError}`, { status: lastStatus })
    : lastStatus && t('tab.log.answered', { status: lastStatus, time: number(durationMs ?? 0) });
  const what = isTest ? t('tab.log.test') : t('tab.log.changes', { count: changes });
  return (
    <li className={styles.line}>
      <span>
        <Badge tone={tones[state]}>{t(`tab.state.${state}`)}</Badge>
      </span>
      <p className={styles.what}>
        <strong>{what}</strong>
        <span className={styles.note}>{dateTime(createdAt)}</span>
      </p>
      <p className={styles.answer}>
        {answer}
        {attempts > 0 && <span className={styles.note}> {t('tab.log.attempts', { count: attempts })}</span>}
        {nextAttemptAt && <span className={styles.note}> {t('tab.log.next', { time: dateTime(nextAttemptAt) })}</span>}
      </p>
      <div className={styles.acts}>
        <Button small variant="quiet" busy={loading} onClick={() => void attempt(() => redeliver({ variables: { deliveryId: id } }), t('tab.log.sent'))}>
          {t('tab.log.resend')}
          <span className="visually-hidden">
            : {what}, {dateTime(createdAt)}
          </span>
        </Button>
        {!isTest && (
          <Button small variant="quiet" onClick={onReplay}>
            {t('tab.log.replay')}
            <span className="visually-hidden">
              : {what}, {dateTime(createdAt)}
            </span>
          </Button>
        )}
      </div>
    </li>
  );
}
