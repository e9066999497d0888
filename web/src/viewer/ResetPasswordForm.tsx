import { resetPasswordRules } from 'api/rules/viewer';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useResetPasswordMutation } from '../gql/account.generated';
import { Form } from '../ui/form/Form';
import { PasswordInput } from '../ui/form/PasswordInput';
import { SubmitButton } from '../ui/form/SubmitButton';
import { Link } from '../ui/Link';
import { useToast } from '../ui/useToast';
import { PasswordStrength } from './PasswordStrength';
import styles from './AccessForm.module.css';

const empty = { password: '', confirmPassword: '' };

/** The new password, twice. */
export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation('access');
  const toast = useToast();
  // The reset ends every session of the account, perhaps the one of this browser too: who is here is asked anew.
  const [reset] = useResetPasswordMutation({
    update: (cache) => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'viewer' });
    },
  });
  return (
    <>
      <h1>{t('reset.title')}</h1>
      <p className={styles.lead}>{t('reset.text')}</p>
      <div className={styles.block}>
        <Form
          initialValues={empty}
          rules={resetPasswordRules}
          fallback={t('reset.failure')}
          onSubmit={async ({ password }) => {
            await reset({ variables: { token, password } });
            toast.show({ kind: 'success', title: t('reset.toastTitle'), text: t('reset.toastText') });
            onDone();
          }}
        >
          <PasswordInput name="password" label={t('newPassword')} autoComplete="new-password" />
          <PasswordStrength name="password" />
          <PasswordInput name="confirmPassword" label={t('confirmPassword')} autoComplete="new-password" />
          <ResetButton />
        </Form>
        <p className={styles.legal}>
          <Link to="/forgot-password">{t('reset.again')}</Link>
        </p>
      </div>
    </>
  );
}

function ResetButton() {
  const { t } = useTranslation('access');
  const { values } = useFormikContext<typeof empty>();
  return (
    <SubmitButton busyText={t('reset.pending')} isBlocked={!values.password || !values.confirmPassword}>
      {t('reset.submit')}
    </SubmitButton>
  );
}
