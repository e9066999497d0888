import { useTranslation } from 'react-i18next';
import type { SessionsFragment } from '../gql/account.generated';
import { useFormat } from '../i18n/format';
import { Badge } from '../ui/Badge';
import { deviceOf } from './device';
import styles from './SessionList.module.css';

/** One signed-in browser. */
export function SessionLine({ session }: { session: SessionsFragment['sessions'][number] }) {
  const { t } = useTranslation('profile');
  const { date } = useFormat();
  const { browser, system } = deviceOf(session.userAgent);
  return (
    <li className={styles.line}>
      <div>
        <p className={styles.device}>
          {browser && system ? t('sessions.device', { browser, system }) : (browser ?? system ?? t('sessions.unknown'))}
        </p>
        <p className="small muted">
          {t('sessions.times', { created: date(session.createdAt), used: date(session.lastUsedAt) })}
        </p>
      </div>
      {session.isCurrent && <Badge tone="on">{t('sessions.current')}</Badge>}
    </li>
  );
}
