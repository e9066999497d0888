import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LanguageMenu } from '../layout/LanguageMenu';
import { Logo } from '../layout/Logo';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { SitePicture } from '../ui/SitePicture';
import styles from './SplitPage.module.css';

interface SplitPageProps {
  /** A long form takes more than its half; the picture stays in view beside it. */
  isWide?: boolean;
  children: ReactNode;
}

/** A form on one half, a picture on the other. */
export function SplitPage({ isWide, children }: SplitPageProps) {
  const { t } = useTranslation(['layout', 'account']);
  const main = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // Only whoever comes from another page of the site has lost the focus; the first page of a visit keeps the browser's.
  const isFirstPage = useRef(key === 'default');

  useEffect(() => {
    if (!isFirstPage.current && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className={[styles.split, isWide && styles.wide].filter(Boolean).join(' ')}>
      <div className={styles.words}>
        <header className={styles.bar}>
          <Logo />
          <div className={styles.tools}>
            <Link to="/" className={styles.home}>
              <Icon name="left" small />
              {t('account:home')}
            </Link>
            <LanguageMenu />
          </div>
        </header>
        <main ref={main} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <nav className={styles.legal} aria-label={t('footer.legal')}>
          <Link to="/datenschutz">{t('footer.privacy')}</Link>
          <Link to="/impressum">{t('footer.imprint')}</Link>
        </nav>
      </div>
      {/* It is cut to the window: four by three, as high as the page. */}
      <SitePicture name="host" sizes="(min-width: 900px) max(50vw, 134vh), 100vw" className={styles.picture} />
    </div>
  );
}
