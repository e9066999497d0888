import { LIMITS } from 'api/rules/hotel';
import { useTranslation } from 'react-i18next';
import { FormSection, wideField } from '../ui/form/FormSection';
import { TextInput } from '../ui/form/TextInput';
import { WebsiteInput } from '../ui/form/WebsiteInput';
import { AmenitySwitches } from './AmenitySwitches';
import styles from './ExtrasStep.module.css';
import { WordsInput } from './WordsInput';

/** What the place has, and how guests reach it. */
export function ExtrasStep() {
  const { t } = useTranslation('listing');
  return (
    <div className={styles.sections}>
      <AmenitySwitches />
      <FormSection title={t('sections.words')}>
        <WordsInput name="features" label={t('fields.features')} help={t('help.features')} limits={LIMITS.features} className={wideField} />
        <WordsInput name="tags" label={t('fields.tags')} help={t('help.tags')} limits={LIMITS.tags} className={wideField} />
      </FormSection>
      <FormSection title={t('sections.contact')}>
        <TextInput
          name="contactEmail"
          label={t('fields.contactEmail')}
          isOptional
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextInput name="contactPhone" label={t('fields.contactPhone')} isOptional type="tel" autoComplete="tel" />
        <WebsiteInput name="website" label={t('fields.website')} isOptional className={wideField} />
        <WebsiteInput name="facebook" label={t('fields.facebook')} isOptional autoComplete="off" />
        <WebsiteInput name="instagram" label={t('fields.instagram')} isOptional autoComplete="off" />
      </FormSection>
    </div>
  );
}
