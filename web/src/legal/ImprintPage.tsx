import { useTranslation } from 'react-i18next';
import { useSite } from '../site';
import styles from './ImprintPage.module.css';
import { LegalPage } from './LegalPage';

/** Who runs this site. */
export function ImprintPage() {
  const { t } = useTranslation('legal');
  const site = useSite();
  return (
    <LegalPage
      text="imprint"
      aside={
        <dl className={styles.operator}>
          <dt>{t('imprint.name')}</dt>
          <dd>{site.name}</dd>
          <dt>{t('imprint.operator')}</dt>
          <dd>{site.operatorName}</dd>
          <dt>{t('imprint.address')}</dt>
          <dd>{site.operatorAddress}</dd>
          <dt>{t('imprint.email')}</dt>
          <dd>
            <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
          </dd>
          <dt>{t('imprint.partnerEmail')}</dt>
          <dd>
            <a href={`mailto:${site.partnerEmail}`}>{site.partnerEmail}</a>
          </dd>
          <dt>{t('imprint.phone')}</dt>
          <dd>
            <a href={`tel:${site.supportPhone.replace(/[^+\d]/g, '')}`}>{site.supportPhone}</a>
          </dd>
        </dl>
      }
    />
  );
}
