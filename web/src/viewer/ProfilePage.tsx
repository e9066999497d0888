import { useTranslation } from 'react-i18next';
import { useProfileQuery } from '../gql/account.generated';
import { PageSkeleton } from '../layout/PageSkeleton';
import { Button } from '../ui/Button';
import { ErrorState } from '../ui/ErrorState';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';
import styles from './ProfilePage.module.css';
import { SessionList } from './SessionList';
import { SettingsPanel } from './SettingsPanel';

/** Where a company keeps its profile, its password and its sessions. */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  const { data, error, loading, refetch } = useProfileQuery({ notifyOnNetworkStatusChange: true });
  const profile = data?.viewer;
  if (!profile) {
    if (!error) return <PageSkeleton />;
    return (
      <div className="wrap section">
        <ErrorState level={1} error={error} busy={loading} onRetry={() => void refetch().catch(() => undefined)} />
      </div>
    );
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <Link to="/dashboard" className={styles.back}>
        <Icon name="left" small />
        {t('back')}
      </Link>
      <h1>{t('title')}</h1>
      <p className="lead">{t('lead')}</p>
      <SettingsPanel title={t('company.title')} text={t('company.text')}>
        <ProfileForm profile={profile} />
      </SettingsPanel>
      <SettingsPanel title={t('password.title')} text={t('password.text')}>
        <PasswordForm email={profile.email} />
      </SettingsPanel>
      <SettingsPanel title={t('sessions.title')} text={t('sessions.text')}>
        <SessionList />
      </SettingsPanel>
      <SettingsPanel title={t('data.title')} text={t('data.text')}>
        <Button href="/api/personal-data" download>
          {t('data.download')}
        </Button>
      </SettingsPanel>
    </div>
  );
}
