import { useTranslation } from 'react-i18next';
import { useAuditLogQuery, type AuditLineFragment } from '../gql/account.generated';
import { EmptyState } from '../ui/EmptyState';
import { AuditRow } from './AuditRow';
import { PagedList } from './PagedList';

/** The newest deed of each kind of thing: an older one was overtaken, even if the thing is as that one left it. */
function newestOf(entries: AuditLineFragment[]): Set<string> {
  const newest = new Map<string, string>();
  for (const { id, action, targetId } of entries) {
    const switched = /^(USER|HOTEL)_(ACTIVATED|DEACTIVATED)$/.exec(action)?.[1];
    const key = `${switched} ${targetId}`;
    if (switched && !newest.has(key)) newest.set(key, id);
  }
  return new Set(newest.values());
}

/** Who did what to whom, the newest first; what was switched last can be switched back. */
export function AuditLog() {
  const { t } = useTranslation('admin');
  const { data, error, loading, refetch, fetchMore } = useAuditLogQuery({ fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true });
  const page = data?.auditLog;
  const newest = newestOf(page?.nodes ?? []);
  return (
    <section>
      <h2 className="visually-hidden">{t('tabs.log')}</h2>
      <PagedList
        label={t('tabs.log')}
        rows={page?.nodes.map((entry) => (
          <AuditRow key={entry.id} entry={entry} canUndo={entry.isInForce && newest.has(entry.id)} onUndone={refetch} />
        ))}
        isOutdated={!data}
        error={error}
        failure={t('log.loadFailed')}
        onRetry={() => void refetch().catch(() => undefined)}
        isRetrying={loading}
        hasMore={Boolean(page?.pageInfo.hasNextPage)}
        onMore={() => fetchMore({ variables: { after: page?.pageInfo.endCursor } })}
        empty={<EmptyState level={3} title={t('log.emptyTitle')} text={t('log.emptyText')} />}
      />
    </section>
  );
}
