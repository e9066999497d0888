import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNeededTexts } from '../i18n/useNeededTexts';
import { LanguageMenu } from '../layout/LanguageMenu';
import { Logo } from '../layout/Logo';
import { Link } from '../ui/Link';
import { PageHead } from '../ui/PageHead';
import styles from './Explorer.module.css';
import { ExplorerKey } from './ExplorerKey';
import { QueryMenu } from './QueryMenu';
import { useExplorerKey } from './useExplorerKey';

/** GraphiQL has styles and a global state of its own: it lives in a frame. */
const FRAME = '/explorer/index.html';

/** Queries are written and run here, with the documentation beside them. */
export function Explorer() {
  useNeededTexts('developers');
  const { t } = useTranslation('developers');
  const [key, setKey] = useExplorerKey();
  const [query, setQuery] = useState('');
  return (
    <div className={styles.page}>
      <PageHead title={t('explorer.title')} description={t('explorer.description')} />
      <header className={styles.bar}>
        <Logo />
        <h1 className={styles.title}>{t('explorer.title')}</h1>
        <QueryMenu onChoose={setQuery} />
        <ExplorerKey value={key} onChange={setKey} />
        <Link to="/developers" className={styles.link}>
          {t('explorer.docs')}
        </Link>
        <LanguageMenu />
      </header>
      <main className={styles.main}>
        {/* With another key the schema is read again. */}
        <iframe key={key ?? ''} className={styles.frame} title={t('explorer.frame')} src={query ? `${FRAME}?query=${encodeURIComponent(query)}` : FRAME} />
      </main>
    </div>
  );
}
