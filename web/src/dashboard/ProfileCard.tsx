import { useTranslation } from 'react-i18next';
import type { ViewerFragment } from '../gql/generated';
import { Button } from '../ui/Button';
import { StatusCard } from './StatusCard';

/** Whether the company's profile has everything that it needs. */
export function ProfileCard({ viewer }: { viewer: ViewerFragment }) {
  const { t } = useTranslation('dashboard');
  const isComplete = viewer.profileComplete;
  return (
    <StatusCard
      icon="user"
      title={t('profile.title')}
      value={isComplete ? t('profile.complete') : t('profile.incomplete')}
      text={
        <>
          {viewer.companyName && <p>{viewer.companyName}</p>}
          <p>{isComplete ? t('profile.completeText') : t('profile.incompleteText')}</p>
        </>
      }
      action={
        !isComplete && (
          <Button small variant="primary" to="/profile">
            {t('profile.finish')}
          </Button>
        )
      }
    />
  );
}
