import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useTranslation } from 'react-i18next';
import ErrorId from './ErrorId';
import { errorIdOf } from './errorIdOf';
import { Icon } from './Icon';
import styles from './ToastRegion.module.css';
import { removeToast, type ShownToast } from './toastStore';

const duration = 5000;
/** Long enough to copy the id of an error. */
const durationWithId = 30_000;
const swipeThreshold = 50;

const icons = { success: 'check', error: 'warning' } as const;

/** Radix's toasts in our look; loaded by `Toasts`. Errors interrupt a screen reader, successes wait for their turn. */
export default function ToastRegion({ toast }: { toast: ShownToast | null }) {
  const { t } = useTranslation();
  return (
    <Provider duration={duration} swipeDirection="right" swipeThreshold={swipeThreshold} label={t('toast.label')}>
      {toast && (
        <Root
          key={toast.id}
          duration={errorIdOf(toast.error) ? durationWithId : duration}
          type={toast.kind === 'error' ? 'foreground' : 'background'}
          className={`${styles.toast} ${styles[toast.kind]}`}
          onOpenChange={(isOpen) => {
            if (!isOpen) removeToast(toast.id);
          }}
        >
          <Icon name={icons[toast.kind]} className={styles.icon} />
          <div className={styles.words}>
            <Title className={styles.title}>{toast.title}</Title>
            {toast.text && <Description className={styles.text}>{toast.text}</Description>}
            <ErrorId error={toast.error} />
          </div>
          <Close className={styles.close} aria-label={t('toast.close')}>
            <Icon name="close" small />
          </Close>
        </Root>
      )}
      <Viewport className={styles.viewport} hotkey={['F8']} label={t('toast.region')} />
    </Provider>
  );
}
