import { useApolloClient } from '@apollo/client/react';
import type { FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../i18n/language';
import { readFailure, type Failure } from '../ui/form/failure';
import type { FormStatus } from '../ui/form/formStatus';
import { useToast } from '../ui/useToast';
import type { DraftQueue } from './draft/draftQueue';
import { byField } from './listingErrors';
import { useSaveListing } from './useSaveListing';
import type { ListingValues } from './values';

interface SendOptions {
  queue: DraftQueue;
  viewerId: string;
  hotelId?: string;
  formerRegionId?: string;
}

/** What a press of the last button does: send, say what came of it, and go to the dashboard. Nothing that was typed is lost. */
export function useSendListing({ queue, viewerId, hotelId, formerRegionId }: SendOptions) {
  const { t } = useTranslation(['listing', 'forms']);
  const { path } = useLanguage();
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const save = useSaveListing(hotelId, formerRegionId);
  const act = hotelId === undefined ? 'create' : 'update';

  const sentence = ({ code, message }: Failure) => {
    if (code === 'NETWORK') return t('forms:networkError');
    if (code === 'PAYMENT_REQUIRED') return t('failed.credits');
    return message ?? t(`failed.${act}`);
  };

  return async (values: ListingValues, { setStatus }: FormikHelpers<ListingValues>) => {
    setStatus(undefined);
    // The answer ends the draft: no part of it may arrive afterwards.
    await queue.pause();
    try {
      await save(values);
    } catch (error) {
      queue.resume();
      const { fields, ...failure } = readFailure(error);
      const message = sentence({ ...failure, fields });
      const status: FormStatus = { failure: { ...failure, fields: byField(fields) }, message, values, error };
      setStatus(status);
      // The balance that is shown was not true any more.
      if (failure.code === 'PAYMENT_REQUIRED') {
        cache.modify({ id: cache.identify({ __typename: 'User', id: viewerId }), fields: { credits: () => 0 } });
      }
      toast.show({ kind: 'error', title: failure.code === 'INVALID' ? t('failed.validation') : t(`failed.${act}Title`), text: message, error });
      return;
    }
    queue.forget();
    toast.show({ kind: 'success', title: t(`done.${act}`), text: t(`done.${act}Text`, { name: values.name.trim() }) });
    await navigate(path('/dashboard'));
  };
}
