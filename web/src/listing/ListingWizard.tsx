import { LIMITS } from 'api/rules/hotel';
import { useFormikContext } from 'formik';
import { useRef, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { ErrorSummary } from '../ui/form/ErrorSummary';
import { JudgedFields } from '../ui/form/judgedFields';
import { useToast } from '../ui/useToast';
import { CreditStatus } from './CreditStatus';
import { DraftNotice } from './draft/DraftNotice';
import type { DraftQueue, DraftState } from './draft/draftQueue';
import { DraftStatus } from './draft/DraftStatus';
import type { FirstValues } from './draft/firstValues';
import { useKeepDraft } from './draft/useKeepDraft';
import { FailureNotice } from './FailureNotice';
import { ListingTools } from './ListingTools';
import styles from './ListingWizard.module.css';
import { NoCreditsNotice } from './NoCreditsNotice';
import type { ListingRegion } from './preview/previewHotel';
import { StepActions } from './StepActions';
import { StepBar } from './StepBar';
import { StepContent } from './StepContent';
import { fieldsOf, firstWrongStep, hasError, STEPS } from './steps';
import { useRefusedStep } from './useRefusedStep';
import { useWizard } from './useWizard';
import type { ListingValues } from './values';

interface ListingWizardProps {
  first: FirstValues;
  regions: ListingRegion[];
  hotelId?: string;
  queue: DraftQueue;
  draftState: DraftState;
  credits: number;
  isOutOfCredits: boolean;
}

/** The five steps, one at a time, with what stands around them. */
export function ListingWizard({ first, regions, hotelId, queue, draftState, credits, isOutOfCredits }: ListingWizardProps) {
  const { t } = useTranslation(['listing', 'api', 'common']);
  const body = useRef<HTMLDivElement>(null);
  const isEdit = hotelId !== undefined;
  const { values, errors, validateForm, submitForm, isSubmitting } = useFormikContext<ListingValues>();
  const wizard = useWizard(body, { step: first.step, isEdit });
  const { step, seen, see, go } = wizard;
  const draft = useKeepDraft(queue, step, first);
  const toast = useToast();
  const isSending = useRef(false);
  const title = isEdit ? t('editTitle') : t('title');
  useRefusedStep(go);

  const next = async () => {
    const wrong = await validateForm();
    if (hasError(step, wrong)) {
      see([step]);
      go(step, 'error');
    } else {
      go(STEPS[STEPS.indexOf(step) + 1] ?? step);
    }
  };
  const send = async () => {
    if (isSending.current || isOutOfCredits) return;
    isSending.current = true;
    try {
      const wrong = await validateForm();
      const wrongStep = firstWrongStep(wrong);
      if (!wrongStep) {
        await submitForm();
        return;
      }
      see(STEPS);
      go(wrongStep, 'error');
      if (wrongStep === 'pictures' && values.images.length < LIMITS.images.min) {
        toast.show({ kind: 'error', title: t('tooFewImages'), text: t('api:tooFewImages', { min: LIMITS.images.min }) });
      }
    } finally {
      isSending.current = false;
    }
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isSubmitting) void (step === 'review' ? send() : next());
  };

  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs crumbs={[{ label: t('common:home'), to: '/' }, { label: t('dashboard'), to: '/dashboard' }, { label: title }]} />
      <div className={styles.head}>
        <h1>{title}</h1>
        <DraftStatus state={draftState} onRetry={() => { queue.flush(); }} />
      </div>
      <div className={styles.notices}>
        {isOutOfCredits && <NoCreditsNotice />}
        <DraftNotice first={first} hotelId={hotelId} queue={queue} onDiscarded={() => { draft.startAnew(); wizard.restart(); }} />
      </div>
      <div ref={body} className={styles.body}>
        <StepBar step={step} seen={seen} errors={errors} searchOf={wizard.searchOf} onGo={wizard.arrive} />
        <div className={styles.columns}>
          <form method="post" noValidate className={styles.form} onSubmit={onSubmit} onBlur={() => { queue.flush(); }}>
            <ErrorSummary fields={wizard.listed} />
            <JudgedFields value={seen.flatMap(fieldsOf)}>
              <StepContent step={step} regions={regions} onGo={go} />
            </JudgedFields>
            <FailureNotice />
            <StepActions step={step} isEdit={isEdit} isOutOfCredits={isOutOfCredits} hasDraft={draft.hasDraft} onGo={go} />
          </form>
          <div className={styles.credits}>
            <CreditStatus credits={credits} isEdit={isEdit} />
          </div>
          <div className={styles.tools}>
            <ListingTools regions={regions} onGo={go} />
          </div>
        </div>
      </div>
    </div>
  );
}
