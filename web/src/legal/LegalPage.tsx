import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListingPrice } from '../hotels/useListingPrice';
import { useFormat } from '../i18n/format';
import { LanguageLinks } from '../layout/LanguageLinks';
import { useSite } from '../site';
import { Button } from '../ui/Button';
import { ProsePage } from '../ui/ProsePage';
import styles from './LegalPage.module.css';

/** When the texts were last changed; whoever changes one changes this. */
const UPDATED = '2026-11-21';

interface LegalPageProps {
  text: 'privacy' | 'imprint' | 'terms';
  aside?: ReactNode;
}

/** A legal text: dated, with its contents, in three languages, and fit to be printed. */
export function LegalPage({ text, aside }: LegalPageProps) {
  const { t } = useTranslation('legal');
  const format = useFormat();
  const price = useListingPrice();
  const { name, operatorName: operator, operatorAddress: address, supportEmail: email } = useSite();
  return (
    <ProsePage
      title={t(`${text}.title`)}
      description={t(`${text}.description`)}
      lead={text === 'imprint' ? undefined : t(`${text}.note`)}
      note={
        <div className={styles.tools}>
          <p className="note">{t('updated', { date: format.date(UPDATED) })}</p>
          <nav aria-label={t('languages')}>
            <LanguageLinks className={styles.languages} />
          </nav>
          <Button
            variant="quiet"
            small
            onClick={() => {
              window.print();
            }}
          >
            {t('print')}
          </Button>
        </div>
      }
      contents={text === 'imprint' ? undefined : t('contents')}
      sections={t(`${text}.sections`, { returnObjects: true, name, operator, address, email, price })}
      aside={aside}
    />
  );
}
