import { useTranslation } from 'react-i18next';
import { useAdminOverviewQuery } from '../gql/account.generated';
import { useFormat } from '../i18n/format';
import { Tabs } from '../ui/Tabs';
import styles from './AdminPage.module.css';
import { TABS, useAdminState } from './adminState';
import { AuditLog } from './AuditLog';
import { Counters } from './Counters';
import { HotelList } from './HotelList';
import { MessageList } from './MessageList';
import { UserList } from './UserList';

/** Where administrators look after accounts, listings and messages, and see what they did. */
export function AdminPage() {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const { state, openTab, change, reset } = useAdminState();
  const { data, error } = useAdminOverviewQuery({ fetchPolicy: 'cache-and-network' });
  const open = data?.adminOverview.openMessages;
  const list = { state, onChange: change, onReset: reset };
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('title')}</h1>
      <Counters overview={data?.adminOverview} isFailed={Boolean(error)} />
      <Tabs
        label={t('tabs.label')}
        selected={state.tab}
        onSelect={(chosen) => {
          openTab(TABS.find((tab) => tab === chosen) ?? 'users');
        }}
        tabs={[
          { id: 'users', title: t('tabs.users'), content: <UserList {...list} /> },
          { id: 'hotels', title: t('tabs.hotels'), content: <HotelList {...list} /> },
          {
            id: 'support',
            title: open ? `${t('tabs.support')} ${t('tabs.open', { number: number(open) })}` : t('tabs.support'),
            content: <MessageList {...list} />,
          },
          { id: 'log', title: t('tabs.log'), content: <AuditLog /> },
        ]}
      />
    </div>
  );
}
