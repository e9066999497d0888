import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useFormStatus } from '../ui/form/formStatus';
import { Notice } from '../ui/Notice';
import styles from './ListingWizard.module.css';
import { stepOf } from './steps';

/** Why the listing could not be sent, unless a field says it. */
export function FailureNotice() {
  const { t } = useTranslation('listing');
  const { isSubmitting } = useFormikContext();
  const status = useFormStatus();
  if (!status || isSubmitting || Object.keys(status.failure.fields).some((field) => stepOf(field))) return null;
  return (
    <div className={styles.failure}>
      <Notice tone="danger">
        {status.message} {t('failed.kept')}
      </Notice>
    </div>
  );
}
