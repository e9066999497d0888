import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../ui/form/TextInput';

/** Who writes, if they want to say so, and a field that only machines fill. */
export function SenderFields({ emailHelp }: { emailHelp: string }) {
  const { t } = useTranslation('support');
  const [trap] = useField<string>('homepage');
  return (
    <>
      <TextInput name="name" label={t('form.name')} isOptional autoComplete="name" maxLength={120} />
      <TextInput name="email" label={t('form.email')} isOptional help={emailHelp} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} maxLength={254} />
      <div className="visually-hidden" aria-hidden="true">
        <label>
          Homepage
          <input {...trap} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
