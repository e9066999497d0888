import { useTranslation } from 'react-i18next';
import { useSetSupportRequestDoneMutation, useSupportRequestsQuery, type SupportMessageFragment } from '../gql/account.generated';
import { EmptyState } from '../ui/EmptyState';
import { Select } from '../ui/Select';
import { moveCounters, typed } from './adminCache';
import type { AdminState } from './adminState';
import styles from './ListTools.module.css';
import { MessageRow } from './MessageRow';
import { NothingFound } from './NothingFound';
import { PagedList } from './PagedList';
import { useDeed } from './useDeed';

interface MessageListProps {
  state: AdminState;
  onChange: (values: Partial<AdminState>) => void;
  onReset: () => void;
}

/** What people wrote to support: to be read, answered by mail and ticked off. */
export function MessageList({ state, onChange, onReset }: MessageListProps) {
  const { t } = useTranslation('admin');
  const variables = { isDone: state.status === null ? undefined : state.status === 'done' };
  const { data, previousData, error, loading, refetch, fetchMore } = useSupportRequestsQuery({ variables, fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true });
  const page = (data ?? (error ? undefined : previousData))?.supportRequests;
  const does = useDeed();
  const [send] = useSetSupportRequestDoneMutation();
  const setDone = ({ id }: SupportMessageFragment, isDone: boolean) =>
    does(
      () =>
        send({
          variables: { id, isDone },
          optimisticResponse: { setSupportRequestDone: typed('SupportRequest', { id, isDone }) },
          update: (cache) => {
            moveCounters(cache, { openMessages: isDone ? -1 : 1 });
          },
        }),
      { success: t('acts.updated'), failure: t('support.failed') },
    );
  return (
    <section>
      <h2 className="visually-hidden">{t('tabs.support')}</h2>
      <div className={styles.tools}>
        <Select
          label={t('tools.status')}
          value={state.status ?? ''}
          onChange={({ target: { value } }) => {
            onChange({ status: value === 'open' || value === 'done' ? value : null });
          }}
        >
          <option value="">{t('support.all')}</option>
          <option value="open">{t('support.onlyOpen')}</option>
          <option value="done">{t('support.onlyDone')}</option>
        </Select>
      </div>
      <PagedList
        label={t('tabs.support')}
        rows={page?.nodes.map((message) => (
          <MessageRow key={message.id} message={message} onDone={(isDone) => setDone(message, isDone)} />
        ))}
        isOutdated={!data}
        error={error}
        failure={t('support.loadFailed')}
        onRetry={() => void refetch().catch(() => undefined)}
        isRetrying={loading}
        hasMore={Boolean(data && page?.pageInfo.hasNextPage)}
        onMore={() => fetchMore({ variables: { after: page?.pageInfo.endCursor } })}
        empty={
          state.status === null ? (
            <EmptyState level={3} title={t('support.emptyTitle')} text={t('support.emptyText')} />
          ) : (
            <NothingFound onReset={onReset} />
          )
        }
      />
    </section>
  );
}
