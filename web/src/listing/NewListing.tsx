import { useNewListingQuery } from '../gql/account.generated';
import { useLanguage } from '../i18n/language';
import { ErrorState } from '../ui/ErrorState';
import { ListingForm } from './ListingForm';
import { ListingSkeleton } from './ListingSkeleton';
import { NEW_LISTING } from './values';

/** A listing that does not exist yet, with what was written of it before. */
export function NewListing() {
  const { code: language } = useLanguage();
  // Another device may have written to the draft since.
  const { data, error, loading, refetch } = useNewListingQuery({ variables: { language }, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  if (data?.viewer) {
    const { id, credits, listingDraft } = data.viewer;
    return <ListingForm viewer={{ id, credits }} regions={data.regions} base={NEW_LISTING} draft={listingDraft} />;
  }
  if (!error) return <ListingSkeleton />;
  return (
    <div className="wrap section">
      <ErrorState level={1} error={error} busy={loading} onRetry={() => void refetch().catch(() => undefined)} />
    </div>
  );
}
