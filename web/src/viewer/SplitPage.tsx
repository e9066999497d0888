import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../layout/Logo';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { SitePicture } from '../ui/SitePicture';
import styles from './SplitPage.module.css';

/** A form on one half, a picture on the other. */
export function SplitPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['layout', 'account']);
  return (
    <div className={styles.split}>
      <div className={styles.words}>
        <header className={styles.bar}>
          <Logo />
          <Link to="/" className={styles.home}>
            <Icon name="left" small />
            {t('account:closed.home')}
          </Link>
        </header>
        <main className={styles.main}>{children}</main>
        <nav className={styles.legal} aria-label={t('footer.legal')}>
          <Link to="/datenschutz">{t('footer.privacy')}</Link>
          <Link to="/impressum">{t('footer.imprint')}</Link>
        </nav>
      </div>
      <SitePicture name="host" sizes="(min-width: 900px) 50vw, 100vw" className={styles.picture} />
    </div>
  );
}
