import { RATINGS } from 'api/rules/support';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import styles from './RatingInput.module.css';

/** The best first, and the way back to having said nothing. */
const choices = [...RATINGS].reverse().map(String);

/** How somebody likes it, in five steps with words; it may be left out. */
export function RatingInput({ className }: { className?: string }) {
  const { t } = useTranslation(['support', 'forms']);
  const [{ value, onChange, onBlur }] = useField<string>('rating');
  const choice = (rating: string, label: string) => (
    <label key={rating} className={styles.choice}>
      <input type="radio" name="rating" value={rating} checked={value === rating} onChange={onChange} onBlur={onBlur} />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset className={className}>
      <legend className={styles.legend}>{t('forms:optional', { label: t('feedbackForm.rating') })}</legend>
      <div className={styles.choices}>
        {choices.map((rating) => choice(rating, t(`feedbackForm.ratings.${rating as '1' | '2' | '3' | '4' | '5'}`)))}
        {choice('', t('feedbackForm.noRating'))}
      </div>
    </fieldset>
  );
}
