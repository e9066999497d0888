import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/format';
import styles from './CreditStatus.module.css';

interface CreditStatusProps {
  credits: number;
  isEdit: boolean;
}

/** How many credits are left and what can be done with them. */
export function CreditStatus({ credits, isEdit }: CreditStatusProps) {
  const { t } = useTranslation('listing');
  const { number } = useFormat();
  const hint = credits > 0 ? t('credits.hint', { count: credits }) : t('credits.hintNone');
  return (
    <section className={styles.card} aria-label={t('credits.title')}>
      <h3 className={styles.title}>{t('credits.title')}</h3>
      <p className={[styles.figure, credits > 0 ? styles.good : styles.bad].join(' ')}>{number(credits)}</p>
      <p className={styles.text}>
        {hint} {isEdit ? t('credits.free') : credits > 0 && t('credits.spent')}
      </p>
    </section>
  );
}
