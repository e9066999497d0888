import { forgotPasswordRules } from 'api/rules/viewer';
import { useTranslation } from 'react-i18next';
import { useRequestPasswordResetMutation } from '../gql/account.generated';
import { Form } from '../ui/form/Form';
import { SubmitButton } from '../ui/form/SubmitButton';
import { TextInput } from '../ui/form/TextInput';
import { useToast } from '../ui/useToast';
import { BackToLogin } from './BackToLogin';
import styles from './AccessForm.module.css';

const empty = { email: '' };

interface ForgotPasswordFormProps {
  /** The reader comes back for another address. */
  hasFocus: boolean;
  onSent: (email: string) => void;
}

/** The address to which the link goes. */
export function ForgotPasswordForm({ hasFocus, onSent }: ForgotPasswordFormProps) {
  const { t } = useTranslation('access');
  const toast = useToast();
  const [request] = useRequestPasswordResetMutation();
  return (
    <>
      <h1>{t('forgot.title')}</h1>
      <p className={styles.lead}>{t('forgot.text')}</p>
      <div className={styles.block}>
        <Form
          draft="forgot-password"
          initialValues={empty}
          rules={forgotPasswordRules}
          onSubmit={async (values) => {
            const email = values.email.trim();
            await request({ variables: { email } });
            toast.show({ kind: 'success', title: t('forgot.toastTitle'), text: t('forgot.toastText') });
            onSent(email);
          }}
          onFailure={(message) => {
            toast.show({ kind: 'error', title: t('forgot.failure'), text: message });
          }}
        >
          <TextInput
            name="email"
            label={t('email')}
            icon="mail"
            type="email"
            help={t('forgot.valid')}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus={hasFocus}
          />
          <SubmitButton busyText={t('forgot.pending')}>{t('forgot.submit')}</SubmitButton>
        </Form>
        <BackToLogin />
      </div>
    </>
  );
}
