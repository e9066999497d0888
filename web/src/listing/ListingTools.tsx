import type { ListingField, ListingStep } from 'api/rules/listing';
import { useFormikContext } from 'formik';
import { useDeferredValue } from 'react';
import { usePictureHints } from './pictures/pictureHints';
import { PreviewButton } from './preview/PreviewButton';
import { PreviewPanel } from './preview/PreviewPanel';
import type { ListingRegion } from './preview/previewHotel';
import { ListingScore } from './score/ListingScore';
import { useIsWide } from './useIsWide';
import type { ListingValues } from './values';

interface ListingToolsProps {
  regions: ListingRegion[];
  onGo: (step: ListingStep, field: ListingField) => void;
}

/** What the listing looks like and how good it is, while it is being written; the fields do not wait for it. */
export function ListingTools({ regions, onGo }: ListingToolsProps) {
  const { values } = useFormikContext<ListingValues>();
  const written = useDeferredValue(values);
  const hints = usePictureHints(written);
  const isWide = useIsWide();
  return (
    <>
      {isWide ? <PreviewPanel values={written} regions={regions} /> : <PreviewButton values={written} regions={regions} block />}
      <ListingScore values={written} pictureHints={hints} onGo={onGo} />
    </>
  );
}
