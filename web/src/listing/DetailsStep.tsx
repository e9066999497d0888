import { LIMITS } from 'api/rules/hotel';
import { useTranslation } from 'react-i18next';
import { CountedText } from './CountedText';
import { FigureInput } from './FigureInput';
import styles from './StepContent.module.css';

/** The figures and the words. */
export function DetailsStep() {
  const { t } = useTranslation('listing');
  return (
    <div className={styles.fields}>
      <FigureInput name="pricePerNight" label={t('fields.pricePerNight')} icon="euro" />
      <FigureInput name="rooms" label={t('fields.rooms')} />
      <FigureInput name="guests" label={t('fields.guests')} />
      <FigureInput name="size" label={t('fields.size')} />
      <CountedText
        name="shortDescription"
        label={t('fields.shortDescription')}
        help={t('help.shortDescription')}
        limits={LIMITS.shortDescription}
        rows={3}
        className={styles.wide}
      />
      <CountedText
        name="description"
        label={t('fields.description')}
        help={t('help.description')}
        limits={LIMITS.description}
        rows={10}
        className={styles.wide}
      />
    </div>
  );
}
