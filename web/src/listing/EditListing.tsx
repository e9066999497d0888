import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditListingQuery } from '../gql/account.generated';
import { useLanguage } from '../i18n/language';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { readFailure } from '../ui/form/failure';
import { ListingForm } from './ListingForm';
import { listingValues } from './listingInput';
import { ListingSkeleton } from './ListingSkeleton';

/** A listing that is being changed. Somebody else's does not exist here. */
export function EditListing({ id }: { id: string }) {
  const { t } = useTranslation('listing');
  const { code: language } = useLanguage();
  const { data, error, loading, refetch } = useEditListingQuery({
    variables: { id, language },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const hotel = data?.hotel;
  const viewer = data?.viewer;
  const base = useMemo(() => (hotel ? listingValues(hotel) : null), [hotel]);
  if (base && viewer && hotel?.ownerId === viewer.id) {
    return <ListingForm viewer={viewer} regions={data.regions} base={base} draft={viewer.listingDraft} hotelId={id} />;
  }
  // What is no number cannot be a listing's.
  const isUnknown = data ? !loading : error && ['INVALID', 'NOT_FOUND'].includes(readFailure(error).code);
  if (isUnknown) {
    return (
      <div className="wrap section">
        <EmptyState
          picture="not-found"
          level={1}
          title={t('notFound.title')}
          text={t('notFound.text')}
          action={
            <Button variant="primary" to="/dashboard">
              {t('notFound.back')}
            </Button>
          }
        />
      </div>
    );
  }
  if (!error) return <ListingSkeleton />;
  return (
    <div className="wrap section">
      <ErrorState level={1} title={t('loadFailed')} error={error} busy={loading} onRetry={() => void refetch().catch(() => undefined)} />
    </div>
  );
}
