import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useHotelDetailQuery, type HotelDetailFragment } from '../gql/generated';
import { useLanguage } from '../i18n/language';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Later } from '../ui/Later';
import { PageHead } from '../ui/PageHead';
import { useStatusCode } from '../ui/status';
import { useViewer } from '../viewer/useViewer';
import { DetailSkeleton } from './DetailSkeleton';
import { HotelDetail } from './HotelDetail';
import styles from './HotelDetail.module.css';
import { HotelHead } from './HotelHead';
import { MoreInRegion } from './MoreInRegion';

// For a listing's preview and the comparison: taken from their own files, they would be torn out of this page's chunk, which would grow.
export { ContactList } from './ContactList';
export { HotelDetail } from './HotelDetail';

const PlaceSection = lazy(() => import('../map/PlaceSection'));

/** One place: loading, not found, failed or there. While it is off, it is there for its operator and administrators only. */
export function HotelDetailPage() {
  const { slug = '' } = useParams();
  const { code } = useLanguage();
  const { data, error, refetch } = useHotelDetailQuery({ variables: { slug, language: code } });
  const viewer = useViewer();
  const isOff = data?.hotel?.isActive === false;
  // Until it is known who is here, nothing of it is shown.
  if (isOff && viewer === undefined) return <DetailSkeleton />;
  if (isOff && !viewer?.isAdmin && viewer?.id !== data.hotel?.ownerId) return <HotelNotFound />;
  if (data?.hotel) return <HotelFound key={data.hotel.id} hotel={data.hotel} />;
  if (data) return <HotelNotFound />;
  if (error) return <HotelFailed error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  return <DetailSkeleton />;
}

function HotelFound({ hotel }: { hotel: HotelDetailFragment }) {
  return (
    <>
      <HotelHead hotel={hotel} />
      <HotelDetail hotel={hotel}>
        <div className={styles.where}>
          <Later>
            <PlaceSection hotel={hotel} />
          </Later>
        </div>
        <MoreInRegion hotel={hotel} />
      </HotelDetail>
    </>
  );
}

function HotelNotFound() {
  const { t } = useTranslation('hotels');
  useStatusCode(404);
  return (
    <div className="wrap section">
      <PageHead title={t('detail.notFoundTitle')} isHidden />
      <EmptyState
        level={1}
        picture="not-found"
        title={t('detail.notFoundTitle')}
        text={t('detail.notFoundText')}
        action={
          <Button to="/hotels" variant="primary">
            {t('detail.notFoundLink')}
          </Button>
        }
      />
    </div>
  );
}

function HotelFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('hotels');
  return (
    <div className="wrap section">
      <PageHead title={t('detail.errorTitle')} isHidden />
      <ErrorState level={1} title={t('detail.errorTitle')} text={t('detail.errorText')} error={error} onRetry={onRetry} />
    </div>
  );
}
