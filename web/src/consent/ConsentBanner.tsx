import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { preloadDialog } from '../ui/Dialog';
import { decide, everything, onlyNecessary } from './consentStore';
import styles from './ConsentBanner.module.css';
import { openSettings } from './settings';

/** Keeps as much room at the end of the page as the banner takes: nothing stays behind it, and nothing moves. */
function useRoomAtTheEnd() {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { body, documentElement: root } = document;
    const makeRoom = () => {
      const height = `${banner.current?.offsetHeight ?? 0}px`;
      body.style.paddingBottom = height;
      root.style.scrollPaddingBottom = height;
      root.style.setProperty('--banner', height);
    };
    makeRoom();
    window.addEventListener('resize', makeRoom);
    return () => {
      window.removeEventListener('resize', makeRoom);
      body.style.paddingBottom = '';
      root.style.scrollPaddingBottom = '';
      root.style.removeProperty('--banner');
    };
  }, []);
  return banner;
}

/** The question, at the bottom of the window: three answers that look alike, and a way to put it off. */
export function ConsentBanner({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('consent');
  const titleId = useId();
  const banner = useRoomAtTheEnd();
  return (
    <div ref={banner} role="dialog" aria-modal="false" aria-labelledby={titleId} className={styles.banner}>
      <div className={`wrap ${styles.line}`}>
        <div className={styles.words}>
          <p id={titleId} className={styles.title}>
            {t('title')}
          </p>
          <p>
            {t('text')} <Link to="/datenschutz">{t('privacy')}</Link>
          </p>
        </div>
        <div className={styles.answers}>
          <Button
            small
            onClick={() => {
              decide(everything);
            }}
          >
            {t('all')}
          </Button>
          <Button
            small
            onClick={() => {
              decide(onlyNecessary);
            }}
          >
            {t('necessaryOnly')}
          </Button>
          <Button small className={styles.wide} onPointerEnter={preloadDialog} onFocus={preloadDialog} onClick={openSettings}>
            {t('settings')}
          </Button>
        </div>
        <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
          <Icon name="close" small />
        </button>
      </div>
    </div>
  );
}
