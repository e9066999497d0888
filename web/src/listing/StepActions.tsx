import type { ListingStep } from 'api/rules/listing';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useToast } from '../ui/useToast';
import styles from './StepActions.module.css';
import { STEPS } from './steps';

interface StepActionsProps {
  step: ListingStep;
  isEdit: boolean;
  isOutOfCredits: boolean;
  hasDraft: () => boolean;
  onGo: (step: ListingStep) => void;
}

/** Back, on and, at the end, off. Whoever leaves finds the draft again. */
export function StepActions({ step, isEdit, isOutOfCredits, hasDraft, onGo }: StepActionsProps) {
  const { t } = useTranslation('listing');
  const { isSubmitting } = useFormikContext();
  const toast = useToast();
  const reasonId = useId();
  const previous = STEPS[STEPS.indexOf(step) - 1];
  const isLast = step === 'review';
  const isBlocked = isLast && isOutOfCredits;
  const act = isEdit ? 'update' : 'create';
  return (
    <div className={styles.actions}>
      {isBlocked && (
        <p id={reasonId} className={styles.reason}>
          {t('credits.reason')}
        </p>
      )}
      {previous && (
        <Button
          className={styles.back}
          onClick={() => {
            onGo(previous);
          }}
        >
          <Icon name="left" />
          {t('back')}
        </Button>
      )}
      <Button
        variant="quiet"
        to="/dashboard"
        className={styles.cancel}
        onClick={() => {
          if (hasDraft()) toast.show({ kind: 'success', title: t('draft.stays'), text: t('draft.staysText') });
        }}
      >
        {t('cancel')}
      </Button>
      <Button
        type="submit"
        variant={isLast ? 'accent' : 'primary'}
        className={styles.next}
        busy={isSubmitting}
        disabled={isBlocked || isSubmitting}
        aria-describedby={isBlocked ? reasonId : undefined}
      >
        {isLast && t(isSubmitting ? `submit.${act}Busy` : `submit.${act}`)}
        {!isLast && (
          <>
            {t('next')}
            <Icon name="right" />
          </>
        )}
      </Button>
    </div>
  );
}
