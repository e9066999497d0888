import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/language';
import { useNeededTexts } from '../i18n/useNeededTexts';
import { useSite } from '../site';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { Button } from '../ui/Button';
import { PageHead } from '../ui/PageHead';
import { CodeLanguageContext, type CodeLanguage } from './codeLanguage';
import { Contents } from './Contents';
import styles from './Documentation.module.css';
import { Section } from './Section';

/** Where the newest listings are told of. */
const FEED = '/feeds/new.atom';

/** What partners read before they write a program: in one page, so that it can be searched and printed. */
export function Documentation() {
  useNeededTexts('developers');
  const { t } = useTranslation(['developers', 'common']);
  const { origin } = useSite();
  const { path } = useLanguage();
  const [chosen, choose] = useState<CodeLanguage>('sh');
  const codeLanguage = useMemo(() => ({ chosen, choose }), [chosen]);
  const sections = t('sections', { returnObjects: true, origin, feed: path(FEED) });
  return (
    <div className="wrap">
      <PageHead title={t('title')} description={t('description')} />
      <Breadcrumbs crumbs={[{ label: t('common:home'), to: '/' }, { label: t('title') }]} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={`lead ${styles.lead}`}>{t('lead')}</p>
        <div className={styles.acts}>
          <Button variant="primary" to="/playground">
            {t('openExplorer')}
          </Button>
          <Button to="/dashboard?tab=api">{t('openKeys')}</Button>
        </div>
      </header>
      <div className={styles.columns}>
        <Contents title={t('contents')} sections={sections} />
        <div className={styles.text}>
          <CodeLanguageContext value={codeLanguage}>
            {sections.map((section) => (
              <Section key={section.id} section={section} />
            ))}
          </CodeLanguageContext>
        </div>
      </div>
    </div>
  );
}
