import { useField, useFormikContext } from 'formik';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf, useFormStatus } from './formStatus';
import { JudgedFields } from './judgedFields';

/** What the inputs of a form share: their value, and what is wrong with it. */
export function useFormField(name: string, label: string, isOptional?: boolean) {
  const { t } = useTranslation('forms');
  const [{ value, onChange, onBlur }, { touched, error }, { setValue }] = useField<string>(name);
  const { submitCount } = useFormikContext();
  const status = useFormStatus();
  const judged = use(JudgedFields);

  // Whoever only passes through an empty field has done nothing wrong yet.
  const isJudged = submitCount > 0 || judged.includes(name) || (touched && value !== '');
  // What the server refused stays refused until it is changed.
  const refusal = refusalOf(status, name, value);

  return {
    control: { name, value, onChange, onBlur, required: !isOptional },
    label: isOptional ? t('optional', { label }) : label,
    error: (isJudged ? error : undefined) ?? refusal,
    setValue,
  };
}
