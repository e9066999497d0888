import { chosen, HELP_CATEGORIES, helpRules } from 'api/rules/support';
import { useTranslation } from 'react-i18next';
import { useSubmitHelpRequestMutation } from '../gql/account.generated';
import { Form } from '../ui/form/Form';
import { wideField } from '../ui/form/FormSection';
import { SelectInput } from '../ui/form/SelectInput';
import { SubmitButton } from '../ui/form/SubmitButton';
import { TextInput } from '../ui/form/TextInput';
import { MessageInput } from './MessageInput';
import { MessagePanel } from './MessagePanel';
import { SenderFields } from './SenderFields';
import styles from './MessagePanel.module.css';

const empty = { name: '', email: '', subject: '', category: '', message: '', homepage: '' };

/** A question to support. */
export function HelpForm() {
  const { t } = useTranslation('support');
  const [submit] = useSubmitHelpRequestMutation();
  return (
    <MessagePanel title={t('helpForm.title')} lead={t('helpForm.lead')}>
      {(onSent) => (
        <Form
          draft="help"
          initialValues={empty}
          rules={helpRules}
          fallback={t('form.failure')}
          onSubmit={async (values) => {
            const { data } = await submit({ variables: { input: { ...values, category: chosen(HELP_CATEGORIES, values.category) } } });
            if (data) onSent({ reference: data.submitHelpRequest, email: values.email.trim() });
          }}
        >
          <div className={styles.fields}>
            <SenderFields emailHelp={t('helpForm.emailHelp')} />
            <TextInput name="subject" label={t('form.subject')} isOptional maxLength={200} />
            <SelectInput
              name="category"
              label={t('form.category')}
              isOptional
              placeholder={t('form.categoryPlaceholder')}
              options={HELP_CATEGORIES.map((value) => ({ value, text: t(`helpForm.categories.${value}`) }))}
            />
            <MessageInput className={wideField} />
          </div>
          <SubmitButton busyText={t('form.pending')} className={styles.submit}>
            {t('form.submit')}
          </SubmitButton>
        </Form>
      )}
    </MessagePanel>
  );
}
