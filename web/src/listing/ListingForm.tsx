import { Formik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListingDraftFragment } from '../gql/account.generated';
import type { RuleText } from '../ui/form/ruleErrors';
import { firstValues } from './draft/firstValues';
import { useDraftQueue } from './draft/useDraftQueue';
import { listingErrors } from './listingErrors';
import { ListingWizard } from './ListingWizard';
import type { ListingRegion } from './preview/previewHotel';
import { useSendListing } from './useSendListing';
import type { ListingValues } from './values';

export interface ListingFormProps {
  viewer: { id: string; credits: number };
  regions: ListingRegion[];
  /** What the form shows without a draft. */
  base: ListingValues;
  draft: ListingDraftFragment | null;
  /** The listing that is being changed; none for a new one. */
  hotelId?: string;
}

/** The form of a listing: values, rules and draft. What is on screen is the wizard's. */
export function ListingForm({ viewer, regions, base, draft, hotelId }: ListingFormProps) {
  const { t } = useTranslation('api');
  const textOf: RuleText = (key, figures) => t(key, figures);
  // What comes later, from this form's own saving, must not change what it began with.
  const [first] = useState(() => firstValues({ base, viewerId: viewer.id, hotelId, draft }));
  const { queue, state } = useDraftQueue({ viewerId: viewer.id, hotelId, unsent: first.unsent });
  const send = useSendListing({ queue, viewerId: viewer.id, hotelId, formerRegionId: first.base.regionId || undefined });
  return (
    <Formik<ListingValues>
      initialValues={first.values}
      validate={(values) => listingErrors(values, textOf)}
      validateOnMount
      validateOnBlur={false}
      onSubmit={send}
    >
      <ListingWizard
        first={first}
        regions={regions}
        hotelId={hotelId}
        queue={queue}
        draftState={state}
        isOutOfCredits={hotelId === undefined && viewer.credits <= 0}
        credits={viewer.credits}
      />
    </Formik>
  );
}
