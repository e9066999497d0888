import { ACCOMMODATION_SIZES, COMPANY_TYPES } from 'api/rules/viewer';
import { useTranslation } from 'react-i18next';
import { useRegistrationRegionsQuery } from '../gql/account.generated';
import { useLanguage } from '../i18n/language';
import { Button } from '../ui/Button';
import { FormSection, wideField } from '../ui/form/FormSection';
import { SelectInput } from '../ui/form/SelectInput';
import { TextAreaInput } from '../ui/form/TextAreaInput';
import { TextInput } from '../ui/form/TextInput';
import { WebsiteInput } from '../ui/form/WebsiteInput';
import { Notice } from '../ui/Notice';

/** What a business says about itself. */
export function RegisterCompany() {
  const { t } = useTranslation('access');
  const { code } = useLanguage();
  const { data, error, refetch } = useRegistrationRegionsQuery({ variables: { language: code } });

  return (
    <FormSection title={t('register.company')}>
      <TextInput name="companyName" label={t('register.companyName')} className={wideField} autoComplete="organization" />
      <SelectInput
        name="accommodationType"
        label={t('register.type')}
        placeholder={t('register.typePlaceholder')}
        options={COMPANY_TYPES.map((type) => ({ value: type, text: t(`register.types.${type}`) }))}
      />
      <SelectInput
        name="accommodationSize"
        label={t('register.size')}
        placeholder={t('register.sizePlaceholder')}
        options={ACCOMMODATION_SIZES.map((size) => ({ value: size, text: t(`register.sizes.${size}`) }))}
      />
      <TextInput
        name="businessAddress"
        label={t('register.businessAddress')}
        help={t('register.businessAddressHelp')}
        autoComplete="street-address"
      />
      <SelectInput
        name="region"
        label={t('register.region')}
        placeholder={data ? t('register.regionPlaceholder') : t('register.regionsLoading')}
        options={(data?.regions ?? []).map(({ id, name }) => ({ value: id, text: name }))}
      />
      {error && !data && (
        <div className={wideField}>
          <Notice
            tone="danger"
            action={
              <Button small onClick={() => void refetch()}>
                {t('register.retry')}
              </Button>
            }
          >
            {t('register.regionsFailed')}
          </Notice>
        </div>
      )}
      <WebsiteInput name="website" label={t('register.website')} className={wideField} isOptional />
      <TextAreaInput name="description" label={t('register.description')} help={t('register.descriptionHelp')} className={wideField} />
    </FormSection>
  );
}
