import { accommodationSizeConstant, businessRules, companyTypeConstant } from 'api/rules/viewer';
import { Trans, useTranslation } from 'react-i18next';
import { useRegisterMutation } from '../gql/account.generated';
import { useSite } from '../site';
import { Form } from '../ui/form/Form';
import { FormSection, wideField } from '../ui/form/FormSection';
import { PasswordInput } from '../ui/form/PasswordInput';
import { SubmitButton } from '../ui/form/SubmitButton';
import { TextInput } from '../ui/form/TextInput';
import { Link } from '../ui/Link';
import { useToast } from '../ui/useToast';
import styles from './AccessForm.module.css';
import { PasswordStrength } from './PasswordStrength';
import { RegisterCompany } from './RegisterCompany';
import { useSignedIn } from './useSignedIn';

const empty = {
  companyName: '',
  accommodationType: '',
  accommodationSize: '',
  region: '',
  businessAddress: '',
  website: '',
  description: '',
  contactPerson: '',
  phone: '',
  email: '',
  password: '',
  confirmPassword: '',
};

/** The account of a business. The passwords come last: they are the only thing that a change of language loses. */
export function RegisterForm() {
  const { t } = useTranslation('access');
  const { name } = useSite();
  const toast = useToast();
  const signedIn = useSignedIn();
  const [register] = useRegisterMutation();

  return (
    <Form
      draft="register"
      initialValues={empty}
      rules={businessRules}
      onSubmit={async ({ accommodationType, accommodationSize, ...values }) => {
        const input = { ...values, accommodationType: companyTypeConstant(accommodationType), accommodationSize: accommodationSizeConstant(accommodationSize) };
        const { data } = await register({ variables: { input } });
        if (!data) return;
        signedIn(data.register);
        toast.show({ kind: 'success', title: t('register.success'), text: t('register.welcome', { name }) });
      }}
      onFailure={(message) => {
        toast.show({ kind: 'error', title: t('register.failure'), text: message });
      }}
    >
      <RegisterCompany />
      <FormSection title={t('register.contact')}>
        <TextInput name="contactPerson" label={t('register.contactPerson')} help={t('register.contactPersonHelp')} autoComplete="name" />
        <TextInput name="phone" label={t('register.phone')} type="tel" autoComplete="tel" />
      </FormSection>
      <FormSection title={t('register.account')}>
        <TextInput
          name="email"
          label={t('email')}
          className={wideField}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordInput name="password" label={t('password')} autoComplete="new-password" />
        <PasswordInput name="confirmPassword" label={t('confirmPassword')} autoComplete="new-password" />
        <PasswordStrength name="password" className={wideField} />
      </FormSection>
      <p className={styles.legal}>
        <Trans
          t={t}
          i18nKey="register.legal"
          components={{ terms: <Link to="/nutzungsbedingungen" target="_blank" />, privacy: <Link to="/datenschutz" target="_blank" /> }}
        />
      </p>
      <SubmitButton busyText={t('register.pending')}>{t('register.submit')}</SubmitButton>
    </Form>
  );
}
