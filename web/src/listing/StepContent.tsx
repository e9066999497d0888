import type { ListingField, ListingStep } from 'api/rules/listing';
import { useTranslation } from 'react-i18next';
import { BasicsStep } from './BasicsStep';
import { DetailsStep } from './DetailsStep';
import { ExtrasStep } from './ExtrasStep';
import { PicturesStep } from './pictures/PicturesStep';
import type { ListingRegion } from './preview/previewHotel';
import { ReviewStep } from './review/ReviewStep';
import styles from './StepContent.module.css';

interface StepContentProps {
  step: ListingStep;
  regions: ListingRegion[];
  onGo: (step: ListingStep, field?: ListingField) => void;
}

/** One step: its heading, which takes the focus on arrival, and its fields. */
export function StepContent({ step, regions, onGo }: StepContentProps) {
  const { t } = useTranslation('listing');
  return (
    <div className={styles.step}>
      <div className={styles.head}>
        <h2 tabIndex={-1}>{t(`steps.${step}`)}</h2>
        <p>{t(`intro.${step}`)}</p>
      </div>
      {step === 'basics' && <BasicsStep regions={regions} />}
      {step === 'details' && <DetailsStep />}
      {step === 'extras' && <ExtrasStep />}
      {step === 'pictures' && <PicturesStep />}
      {step === 'review' && <ReviewStep regions={regions} onGo={onGo} />}
    </div>
  );
}
