import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/language';
import styles from './Figures.module.css';

/** How a figure compares with as many days before: in words, the sign is not the colour. */
export function Change({ now, before }: { now: number; before: number }) {
  const { t } = useTranslation('statistics');
  const { language } = useLanguage();
  if (before === 0) return now === 0 ? null : <p className={styles.change}>{t('change.new')}</p>;
  const share = (now - before) / before;
  const percent = Math.abs(share).toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });
  if (Math.abs(share) < 0.005) return <p className={styles.change}>{t('change.same')}</p>;
  return (
    <p className={styles.change} data-up={share > 0 || undefined}>
      <span aria-hidden="true">{share > 0 ? '↑' : '↓'} </span>
      {t(share > 0 ? 'change.up' : 'change.down', { percent })}
    </p>
  );
}
