import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import styles from './StarsInput.module.css';

const STARS = [1, 2, 3, 4, 5];

/** The category, one star to five. */
export function StarsInput({ className }: { className?: string }) {
  const { t } = useTranslation(['listing', 'hotels']);
  const [{ name, value, onChange }] = useField<string>('starRating');
  return (
    <fieldset className={className}>
      <legend className={styles.legend}>{t('fields.starRating')}</legend>
      <div className={styles.choices}>
        {STARS.map((count) => (
          <label key={count} className={styles.choice}>
            <input type="radio" className={styles.input} {...{ name, onChange }} value={String(count)} checked={value === String(count)} />
            <span className={styles.face}>
              <span aria-hidden="true">{count}</span>
              <Icon name="star" small className={styles.star} />
              <span className="visually-hidden">{t('hotels:stars', { count })}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
