import { useTranslation } from 'react-i18next';
import { useSite } from '../site';
import { ProsePage } from '../ui/ProsePage';
import styles from './ImprintPage.module.css';

/** Who runs this site. */
export function ImprintPage() {
  const { t } = useTranslation('legal');
  const site = useSite();
  return (
    <ProsePage
      title={t('imprint.title')}
      description={t('imprint.description')}
      sections={t('imprint.sections', { returnObjects: true })}
      aside={
        <dl className={styles.operator}>
          <dt>{t('imprint.operator')}</dt>
          <dd>{site.operatorName}</dd>
          <dt>{t('imprint.address')}</dt>
          <dd>{site.operatorAddress}</dd>
          <dt>{t('imprint.email')}</dt>
          <dd>
            <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
          </dd>
          <dt>{t('imprint.phone')}</dt>
          <dd>{site.supportPhone}</dd>
        </dl>
      }
    />
  );
}
