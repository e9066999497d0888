import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDiscardListingDraftMutation } from '../../gql/account.generated';
import { useFormat } from '../../i18n/format';
import { Button } from '../../ui/Button';
import { Dialog, preloadDialog } from '../../ui/Dialog';
import { Notice } from '../../ui/Notice';
import { useToast } from '../../ui/useToast';
import type { DraftQueue } from './draftQueue';
import type { FirstValues } from './firstValues';

interface DraftNoticeProps {
  first: FirstValues;
  hotelId?: string;
  queue: DraftQueue;
  /** The draft is gone, on the server too. */
  onDiscarded: () => void;
}

/** Says that an earlier draft lies in the form, and lets it be thrown away. */
export function DraftNotice({ first, hotelId, queue, onDiscarded }: DraftNoticeProps) {
  const { t } = useTranslation('listing');
  const { date } = useFormat();
  const toast = useToast();
  const [discard, { loading }] = useDiscardListingDraftMutation();
  const [isShown, setShown] = useState(first.draftedAt !== null);
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
  };
  const onDiscard = async () => {
    await queue.pause();
    try {
      await discard({ variables: { hotelId } });
    } catch {
      queue.resume();
      toast.show({ kind: 'error', title: t('draft.discardFailed'), text: t('draft.discardFailedText') });
      return;
    }
    queue.forget();
    onDiscarded();
    queue.resume();
    setShown(false);
  };

  if (!isShown || first.draftedAt === null) return null;
  return (
    <>
      <Notice
        action={
          <Button small variant="quiet" onPointerEnter={preloadDialog} onFocus={preloadDialog} onClick={() => { setAsking(true); }}>
            {t('draft.discard')}
          </Button>
        }
      >
        {t('draft.restored', { date: date(first.draftedAt) })}
      </Notice>
      <Dialog
        isOpen={isAsking}
        title={t('draft.askTitle')}
        onClose={close}
        actions={
          <>
            <Button variant="danger" busy={loading} onClick={() => void onDiscard()}>
              {t('draft.discard')}
            </Button>
            <Button variant="primary" onClick={close}>
              {t('draft.keep')}
            </Button>
          </>
        }
      >
        <p>{t(hotelId === undefined ? 'draft.askNew' : 'draft.askEdit')}</p>
      </Dialog>
    </>
  );
}
