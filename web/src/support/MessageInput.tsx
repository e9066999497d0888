import { MESSAGE_LENGTH } from 'api/rules/support';
import { useTranslation } from 'react-i18next';
import { TextAreaInput } from '../ui/form/TextAreaInput';

/** What somebody has to say: the one thing that is needed. */
export function MessageInput({ className }: { className?: string }) {
  const { t } = useTranslation('support');
  return <TextAreaInput name="message" label={t('form.message')} rows={7} maxLength={MESSAGE_LENGTH} className={className} />;
}
