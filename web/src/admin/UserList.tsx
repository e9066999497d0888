import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminUsersQuery, type AdminUserFragment } from '../gql/account.generated';
import { useLostFocus } from '../ui/useLostFocus';
import { listArguments, type AdminState } from './adminState';
import { DeleteUserDialog } from './DeleteUserDialog';
import { GrantCreditsDialog } from './GrantCreditsDialog';
import { ListTools } from './ListTools';
import { NothingFound } from './NothingFound';
import { PagedList } from './PagedList';
import { useFound } from './useFound';
import { UserRow } from './UserRow';
import { useUserDeeds } from './useUserDeeds';

interface UserListProps {
  state: AdminState;
  onChange: (values: Partial<AdminState>) => void;
  onReset: () => void;
}

/** All accounts: to be found, switched, given credits and deleted. */
export function UserList({ state, onChange, onReset }: UserListProps) {
  const { t } = useTranslation('admin');
  const variables = { ...listArguments(state), withCount: true };
  // Others register meanwhile: what is known is shown at once and asked for anew.
  const { data, previousData, error, loading, refetch, fetchMore } = useAdminUsersQuery({ variables, fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true });
  const page = (data ?? (error ? undefined : previousData))?.adminUsers;
  const found = useFound('users', data ? variables.sort : undefined, page);
  const { setActive, remove, isDeleting } = useUserDeeds();
  const [asked, setAsked] = useState<{ user: AdminUserFragment; about: 'credits' | 'deletion' }>();
  const [isOpen, setOpen] = useState(false);
  const ask = (user: AdminUserFragment, about: 'credits' | 'deletion') => {
    setAsked({ user, about });
    setOpen(true);
  };
  const { heading, takeFocus } = useLostFocus();
  const close = () => {
    setOpen(false);
  };
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        {t('tabs.users')}
      </h2>
      <ListTools state={state} hint={t('tools.usersHint')} onChange={onChange} />
      <PagedList
        label={t('tabs.users')}
        rows={page?.nodes.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            onSwitch={(isActive) => setActive(user, isActive)}
            onGrant={() => {
              ask(user, 'credits');
            }}
            onDelete={() => {
              ask(user, 'deletion');
            }}
          />
        ))}
        found={found}
        isOutdated={!data}
        error={error}
        failure={t('users.loadFailed')}
        onRetry={() => void refetch().catch(() => undefined)}
        isRetrying={loading}
        hasMore={Boolean(data && page?.pageInfo.hasNextPage)}
        onMore={() => fetchMore({ variables: { after: page?.pageInfo.endCursor, withCount: false } })}
        empty={<NothingFound onReset={onReset} />}
      />
      {asked?.about === 'credits' && <GrantCreditsDialog user={asked.user} isOpen={isOpen} onClose={close} />}
      {asked?.about === 'deletion' && (
        <DeleteUserDialog
          user={asked.user}
          // It goes when the row has gone: the focus would be given back to a button that is about to go, too.
          isOpen={isOpen && page?.nodes.some(({ id }) => id === asked.user.id) === true}
          isBusy={isDeleting}
          onClose={close}
          onClosed={takeFocus}
          onDelete={(hotels) => {
            void remove(asked.user, hotels).then((isDone) => !isDone && close());
          }}
        />
      )}
    </section>
  );
}
