import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionsQuery } from '../gql/account.generated';
import { Button } from '../ui/Button';
import { preloadDialog } from '../ui/Dialog';
import { Notice } from '../ui/Notice';
import { Skeleton } from '../ui/Skeleton';
import { EndSessionsDialog } from './EndSessionsDialog';
import styles from './SessionList.module.css';
import { SessionLine } from './SessionLine';

/** The browsers that are signed in with this account, and a way to end all but this one. */
export function SessionList() {
  const { t } = useTranslation(['profile', 'common']);
  // Others sign in and out while this page is not looking.
  const { data, error, refetch } = useSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const [isAsking, setAsking] = useState(false);
  const sessions = data?.viewer?.sessions;
  if (!sessions) {
    if (!error) return <Skeleton shape="block" className={styles.waiting} />;
    return (
      <Notice
        tone="danger"
        action={
          <Button small onClick={() => void refetch().catch(() => undefined)}>
            {t('common:error.retry')}
          </Button>
        }
      >
        {t('sessions.loadFailed')}
      </Notice>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button
          onFocus={preloadDialog}
          onPointerEnter={preloadDialog}
          onClick={() => {
            setAsking(true);
          }}
        >
          {t('sessions.end')}
        </Button>
      ) : (
        <p className="small muted">{t('sessions.onlyThis')}</p>
      )}
      <EndSessionsDialog
        isOpen={isAsking}
        count={sessions.length - 1}
        onClose={() => {
          setAsking(false);
        }}
      />
    </>
  );
}
