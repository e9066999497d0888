import { mapsSearch } from 'api/rules/contact';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, preloadDialog } from '../ui/Dialog';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import styles from './AddressButton.module.css';
import { addressLine, outPath } from './links';

/** The address; it leads to a map elsewhere, and says so before anything is sent there. */
export function AddressButton({ hotel }: { hotel: { id: string; address: string; city: string } }) {
  const { t } = useTranslation('hotels');
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className={styles.address}
        aria-haspopup="dialog"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon name="pin" />
        <span className={styles.words}>
          <strong>{addressLine(hotel)}</strong>
          <span>{t('detail.address')}</span>
        </span>
        <Icon name="external" className={styles.out} />
      </button>
      <Dialog
        isOpen={isOpen}
        title={t('leave.title')}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{t('leave.cancel')}</Button>
            <Button href={outPath(hotel.id, 'maps', mapsSearch(hotel))} target="_blank" rel="noopener noreferrer nofollow" variant="primary" onClick={close}>
              {t('leave.confirm')}
              <Icon name="external" small />
            </Button>
          </>
        }
      >
        <p>{t('leave.text')}</p>
        <p className={styles.target}>{addressLine(hotel)}</p>
      </Dialog>
    </>
  );
}
