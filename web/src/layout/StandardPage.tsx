import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ConsentGate } from '../consent/ConsentGate';
import { MarksGate } from '../favourites/MarksGate';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './StandardPage.module.css';
import { useFocusOnNavigation } from './useFocusOnNavigation';

const contentId = 'content';

/** Header, content, footer. */
export function StandardPage() {
  const { t } = useTranslation('layout');
  const main = useFocusOnNavigation();
  return (
    <div className={styles.page}>
      <a className={styles.skip} href={`#${contentId}`}>
        {t('skip')}
      </a>
      <ConsentGate />
      <Header />
      <main id={contentId} ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <MarksGate />
      <ScrollRestoration />
    </div>
  );
}
