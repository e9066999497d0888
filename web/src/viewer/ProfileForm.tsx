import { COMPANY_TYPES, companyTypeConstant, profileRules } from 'api/rules/viewer';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useUpdateProfileMutation, type ProfileFragment } from '../gql/account.generated';
import { useLanguage } from '../i18n/language';
import { Button } from '../ui/Button';
import { Form } from '../ui/form/Form';
import { FormSection, wideField } from '../ui/form/FormSection';
import { SelectInput } from '../ui/form/SelectInput';
import { SubmitButton } from '../ui/form/SubmitButton';
import { TextAreaInput } from '../ui/form/TextAreaInput';
import { TextInput } from '../ui/form/TextInput';
import { WebsiteInput } from '../ui/form/WebsiteInput';
import { TextField } from '../ui/TextField';
import { useToast } from '../ui/useToast';
import { leaving } from './leaving';
import styles from './ProfileForm.module.css';
import { profileValues } from './profileValues';
import { UnsavedChanges } from './UnsavedChanges';

/** Who the company is and how to reach it. */
export function ProfileForm({ profile }: { profile: ProfileFragment }) {
  const { t } = useTranslation(['profile', 'access']);
  const { path } = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const [save] = useUpdateProfileMutation();
  // Drafts belong to one account: the next one at this screen does not find them.
  const draft = `profile:${profile.id}`;

  return (
    <Form
      initialValues={profileValues(profile)}
      rules={profileRules}
      draft={draft}
      fallback={t('updateError')}
      onSubmit={async (values) => {
        await save({ variables: { input: { ...values, companyType: companyTypeConstant(values.companyType), country: profile.country } } });
        toast.show({ kind: 'success', title: t('saved.title'), text: t('saved.text') });
        await navigate(path('/dashboard'), { state: leaving });
      }}
      onFailure={(message) => {
        toast.show({ kind: 'error', title: t('updateError'), text: message === t('updateError') ? undefined : message });
      }}
    >
      <UnsavedChanges draft={draft} />
      <FormSection title={t('contact')}>
        <TextInput name="firstName" label={t('firstName')} autoComplete="given-name" maxLength={80} />
        <TextInput name="lastName" label={t('lastName')} autoComplete="family-name" maxLength={80} />
        <TextInput name="phone" label={t('phone')} isOptional type="tel" autoComplete="tel" maxLength={40} />
        <TextField label={t('email')} type="email" value={profile.email} readOnly help={t('emailHelp')} className={styles.fixed} />
      </FormSection>
      <FormSection title={t('business')}>
        <TextInput name="companyName" label={t('companyName')} autoComplete="organization" maxLength={120} />
        <SelectInput
          name="companyType"
          label={t('companyType')}
          placeholder={t('access:register.typePlaceholder')}
          options={COMPANY_TYPES.map((value) => ({ value, text: t(`access:register.types.${value}`) }))}
        />
        <WebsiteInput name="website" label={t('website')} isOptional className={wideField} />
        <TextAreaInput name="description" label={t('description')} isOptional help={t('descriptionHelp')} rows={6} maxLength={5000} className={wideField} />
      </FormSection>
      <FormSection title={t('place')}>
        <TextInput name="address" label={t('address')} autoComplete="street-address" maxLength={160} className={wideField} />
        <TextInput name="postalCode" label={t('postalCode')} autoComplete="postal-code" maxLength={20} />
        <TextInput name="city" label={t('city')} autoComplete="address-level2" maxLength={80} />
        <TextField label={t('country')} value={profile.country} disabled help={t('countryHelp')} className={`${wideField ?? ''} ${styles.fixed ?? ''}`} />
      </FormSection>
      <div className={styles.actions}>
        <SubmitButton busyText={t('saving')} className={styles.save}>
          {t('save')}
        </SubmitButton>
        <Button to="/dashboard">{t('cancel')}</Button>
      </div>
    </Form>
  );
}
