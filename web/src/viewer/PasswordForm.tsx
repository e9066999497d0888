import { changePasswordRules } from 'api/rules/viewer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangePasswordMutation } from '../gql/account.generated';
import { Form } from '../ui/form/Form';
import { PasswordInput } from '../ui/form/PasswordInput';
import { SubmitButton } from '../ui/form/SubmitButton';
import { useToast } from '../ui/useToast';
import { PasswordStrength } from './PasswordStrength';
import styles from './ProfileForm.module.css';

const empty = { currentPassword: '', password: '', confirmPassword: '' };

/** A new password for whoever knows the present one. */
export function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation(['profile', 'access']);
  const toast = useToast();
  const [change] = useChangePasswordMutation();
  const [round, setRound] = useState(0);
  return (
    <Form
      // Empty again after each change.
      key={round}
      initialValues={empty}
      rules={changePasswordRules}
      fallback={t('password.failed')}
      onSubmit={async (input) => {
        await change({ variables: { input } });
        toast.show({ kind: 'success', title: t('password.changed'), text: t('password.changedText') });
        setRound(round + 1);
      }}
      onFailure={(message) => {
        toast.show({ kind: 'error', title: t('password.failed'), text: message });
      }}
    >
      {/* Password managers read from it for which account the new password is. */}
      <input type="text" hidden name="username" autoComplete="username" value={email} readOnly />
      <PasswordInput name="currentPassword" label={t('password.current')} autoComplete="current-password" />
      <PasswordInput name="password" label={t('access:newPassword')} autoComplete="new-password" />
      <PasswordStrength name="password" />
      <PasswordInput name="confirmPassword" label={t('access:confirmPassword')} autoComplete="new-password" />
      <div className={styles.actions}>
        <SubmitButton busyText={t('password.pending')} className={styles.save}>
          {t('password.submit')}
        </SubmitButton>
      </div>
    </Form>
  );
}
