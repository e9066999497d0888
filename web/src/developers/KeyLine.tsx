import { useTranslation } from 'react-i18next';
import type { ApiKeyFragment } from '../gql/account.generated';
import { useFormat } from '../i18n/format';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Code } from './Code';
import styles from './KeyLine.module.css';
import { scopeNames } from './scopes';

interface KeyLineProps {
  apiKey: ApiKeyFragment;
  onRevoke: () => void;
}

/** One key: what it is for, how it begins, what it may do and when it was used. */
export function KeyLine({ apiKey: { name, prefix, scopes, createdAt, lastUsedAt, expiresAt, isLive }, onRevoke }: KeyLineProps) {
  const { t } = useTranslation('developers');
  const { date, dateTime } = useFormat();
  const times = [
    t('tab.keys.created', { date: date(createdAt) }),
    lastUsedAt ? t('tab.keys.used', { time: dateTime(lastUsedAt) }) : t('tab.keys.unused'),
    isLive && (expiresAt ? t('tab.keys.expires', { date: date(expiresAt) }) : t('tab.keys.endless')),
  ];
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name} <Badge tone={isLive ? 'on' : 'off'}>{t(isLive ? 'tab.keys.live' : 'tab.keys.ended')}</Badge>
        </p>
        <p className={styles.codes}>
          <Code>{`${prefix}…`}</Code>
          {scopes.map((scope) => (
            <Code key={scope}>{scopeNames[scope]}</Code>
          ))}
        </p>
        <p className={styles.times}>{times.filter(Boolean).join(' · ')}</p>
      </div>
      {isLive && (
        <Button small variant="danger" onClick={onRevoke}>
          {t('tab.keys.revoke')}
          <span className="visually-hidden">: {name}</span>
        </Button>
      )}
    </li>
  );
}
