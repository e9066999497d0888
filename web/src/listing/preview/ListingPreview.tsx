import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/Skeleton';
import type { ListingValues } from '../values';
import type { ListingRegion } from './previewHotel';
import type { Device } from './sizes';

const PreviewBody = lazy(() => import('./PreviewBody'));

export interface ListingPreviewProps {
  /** What stands in the form, finished or not. */
  values: ListingValues;
  /** The regions to choose from, in the page's language. */
  regions: ListingRegion[];
  /** The device that is shown until another one is chosen. */
  firstDevice?: Device;
}

/** A listing as travellers will see it, while it is being written. Its code comes after the form's. */
export function ListingPreview(props: ListingPreviewProps) {
  return (
    <Suspense fallback={<Skeleton shape="picture" />}>
      <PreviewBody {...props} />
    </Suspense>
  );
}
