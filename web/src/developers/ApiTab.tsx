import { useTranslation } from 'react-i18next';
import { useNeededTexts } from '../i18n/useNeededTexts';
import { Button } from '../ui/Button';
import styles from './ApiTab.module.css';
import { KeySection } from './KeySection';
import { LimitsSection } from './LimitsSection';
import { WebhookSection } from './WebhookSection';

/** What programs use in the operator's name: keys, and addresses that are told of changes. */
export default function ApiTab() {
  useNeededTexts('developers');
  const { t } = useTranslation('developers');
  return (
    <section aria-labelledby="api">
      <header className={styles.head}>
        <div>
          <h2 id="api" className={styles.title}>
            {t('tab.title')}
          </h2>
          <p className={styles.intro}>{t('tab.intro')}</p>
        </div>
        <div className={styles.links}>
          <Button small to="/developers">
            {t('explorer.docs')}
          </Button>
          <Button small to="/playground">
            {t('openExplorer')}
          </Button>
        </div>
      </header>
      <KeySection />
      <WebhookSection />
      <LimitsSection />
    </section>
  );
}
