import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { Button } from '../ui/Button';
import { Dialog, preloadDialog } from '../ui/Dialog';
import { clearDraft } from '../ui/form/draft';
import { isLeaving } from './leaving';

/** Asks before what was typed into a form is left behind. */
export function UnsavedChanges({ draft }: { draft: string }) {
  const { t } = useTranslation('profile');
  const { dirty } = useFormikContext();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && nextLocation.pathname !== currentLocation.pathname && !isLeaving(nextLocation.state),
  );

  useEffect(() => {
    if (!dirty) return;
    preloadDialog();
    // A change of language loads the page anew and brings the draft back: nothing to ask there.
    let isLanguageSwitch = false;
    const onClick = ({ target }: MouseEvent) => {
      isLanguageSwitch = target instanceof Element && target.closest('a[hreflang]') !== null;
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isLanguageSwitch) event.preventDefault();
    };
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [dirty]);

  const stay = () => {
    blocker.reset?.();
  };
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      title={t('unsaved.title')}
      onClose={stay}
      actions={
        <>
          <Button
            variant="danger"
            onClick={() => {
              clearDraft(draft);
              blocker.proceed?.();
            }}
          >
            {t('unsaved.discard')}
          </Button>
          <Button variant="primary" onClick={stay}>
            {t('unsaved.stay')}
          </Button>
        </>
      }
    >
      <p>{t('unsaved.text')}</p>
    </Dialog>
  );
}
