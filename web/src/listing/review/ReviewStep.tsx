import type { ListingField, ListingStep } from 'api/rules/listing';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { hostLanguage } from '../../i18n/language';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { ListingRegion } from '../preview/previewHotel';
import { fieldsOf, STEPS } from '../steps';
import type { ListingValues } from '../values';
import { ReviewPictures } from './ReviewPictures';
import styles from './ReviewStep.module.css';
import { useReviewTexts } from './useReviewTexts';

/** What is answered in the host's own words. */
const HOST_TEXTS: ListingField[] = ['shortDescription', 'description', 'features', 'tags'];

interface ReviewStepProps {
  regions: ListingRegion[];
  onGo: (step: ListingStep, field?: ListingField) => void;
}

/** Everything once more, step by step, with the way back to each. */
export function ReviewStep({ regions, onGo }: ReviewStepProps) {
  const { t } = useTranslation('listing');
  const { values, errors } = useFormikContext<ListingValues>();
  const textOf = useReviewTexts(regions);
  return (
    <div className={styles.review}>
      {STEPS.filter((step) => step !== 'review').map((step) => (
        <section key={step} className={styles.section} aria-label={t(`steps.${step}`)}>
          <div className={styles.head}>
            <h3>{t(`steps.${step}`)}</h3>
            <Button
              small
              variant="quiet"
              aria-label={t('review.editStep', { step: t(`steps.${step}`) })}
              onClick={() => {
                onGo(step);
              }}
            >
              <Icon name="edit" small />
              {t('review.edit')}
            </Button>
          </div>
          {step === 'pictures' ? (
            <ReviewPictures values={values} errors={[errors.imageUrl, errors.images].filter((error) => error !== undefined).map(String)} />
          ) : (
            <dl className={styles.list}>
              {fieldsOf(step).map((field) => {
                const error = errors[field];
                const text = textOf(field, values);
                return (
                  <div key={field} className={styles.row}>
                    <dt>{t(`fields.${field}`)}</dt>
                    <dd>
                      {text && (
                        <p className={styles.text} lang={HOST_TEXTS.includes(field) ? hostLanguage : undefined}>
                          {text}
                        </p>
                      )}
                      {!text && !error && <p className={styles.none}>{t('review.none')}</p>}
                      {error && (
                        <p className={styles.error}>
                          <Icon name="warning" small />
                          {String(error)}
                        </p>
                      )}
                    </dd>
                  </div>
                );
              })}
            </dl>
          )}
        </section>
      ))}
    </div>
  );
}
