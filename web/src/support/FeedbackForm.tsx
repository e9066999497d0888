import { chosen, FEEDBACK_CATEGORIES, feedbackRules } from 'api/rules/support';
import { useTranslation } from 'react-i18next';
import { useSubmitFeedbackMutation } from '../gql/account.generated';
import { Form } from '../ui/form/Form';
import { wideField } from '../ui/form/FormSection';
import { SelectInput } from '../ui/form/SelectInput';
import { SubmitButton } from '../ui/form/SubmitButton';
import { MessageInput } from './MessageInput';
import { MessagePanel } from './MessagePanel';
import { RatingInput } from './RatingInput';
import { SenderFields } from './SenderFields';
import styles from './MessagePanel.module.css';

const empty = { name: '', email: '', category: '', rating: '', message: '', homepage: '' };
// Text in the form, a number where it is sent; nothing else than the five can be chosen.
const rules = feedbackRules.omit(['rating']);

/** Praise, criticism and ideas. */
export function FeedbackForm() {
  const { t } = useTranslation('support');
  const [submit] = useSubmitFeedbackMutation();
  return (
    <MessagePanel title={t('feedbackForm.title')} lead={t('feedbackForm.lead')}>
      {(onSent) => (
        <Form
          draft="feedback"
          initialValues={empty}
          rules={rules}
          fallback={t('form.failure')}
          onSubmit={async (values) => {
            const input = { ...values, category: chosen(FEEDBACK_CATEGORIES, values.category), rating: values.rating ? Number(values.rating) : null };
            const { data } = await submit({ variables: { input } });
            if (data) onSent({ reference: data.submitFeedback, email: values.email.trim() });
          }}
        >
          <div className={styles.fields}>
            <RatingInput className={wideField} />
            <SelectInput
              name="category"
              className={wideField}
              label={t('form.category')}
              isOptional
              placeholder={t('form.categoryPlaceholder')}
              options={FEEDBACK_CATEGORIES.map((value) => ({ value, text: t(`feedbackForm.categories.${value}`) }))}
            />
            <MessageInput className={wideField} />
            <SenderFields emailHelp={t('feedbackForm.emailHelp')} />
          </div>
          <SubmitButton busyText={t('form.pending')} className={styles.submit}>
            {t('form.submit')}
          </SubmitButton>
        </Form>
      )}
    </MessagePanel>
  );
}
