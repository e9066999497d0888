import { useTranslation } from 'react-i18next';
import type { ViewerFragment } from '../gql/generated';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Notice } from '../ui/Notice';
import { ActionCard } from './ActionCard';
import { AddHotelButton } from './AddHotelButton';
import { CreditsCard } from './CreditsCard';
import { HotelsCard } from './HotelsCard';
import styles from './Overview.module.css';
import { ProfileCard } from './ProfileCard';
import type { useOwnHotels } from './useOwnHotels';

interface OverviewProps {
  viewer: ViewerFragment;
  own: ReturnType<typeof useOwnHotels>;
  onShowHotels: () => void;
}

/** Where the operator stands, and what comes next. */
export function Overview({ viewer, own, onShowHotels }: OverviewProps) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <div className={styles.cards}>
        <HotelsCard own={own} onShowHotels={onShowHotels} />
        <CreditsCard credits={viewer.credits} hasSubscription={viewer.hasActiveSubscription} />
        <ProfileCard viewer={viewer} />
      </div>
      <div className={styles.actions}>
        <ActionCard picture="host" title={t('add.title')} text={t('add.text')}>
          {viewer.credits === 0 && (
            <Notice
              tone="warning"
              action={
                <Button small to="/credits">
                  {t('credits.buy')}
                </Button>
              }
            >
              {t('add.noCredits')}
            </Notice>
          )}
          <AddHotelButton credits={viewer.credits} variant="line" small>
            {t('add.button')}
            <Icon name="right" small />
          </AddHotelButton>
        </ActionCard>
        <ActionCard picture="profile" title={t('editProfile.title')} text={t('editProfile.text')}>
          <Button small to="/profile">
            {t('editProfile.button')}
            <Icon name="right" small />
          </Button>
        </ActionCard>
      </div>
    </>
  );
}
