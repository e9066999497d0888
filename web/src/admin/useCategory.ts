import { categoryConstant, FEEDBACK_CATEGORIES, HELP_CATEGORIES } from 'api/rules/support';
import { useTranslation } from 'react-i18next';
import type { SupportMessageFragment } from '../gql/account.generated';

/** What a message is about, in the words of the form that it came from; nothing where nothing was chosen. */
export function useCategory({ kind, category }: Pick<SupportMessageFragment, 'kind' | 'category'>): string | undefined {
  const { t } = useTranslation('support');
  if (kind === 'HELP') {
    const known = HELP_CATEGORIES.find((value) => categoryConstant(value) === category);
    return known && t(`helpForm.categories.${known}`);
  }
  const known = FEEDBACK_CATEGORIES.find((value) => categoryConstant(value) === category);
  return known && t(`feedbackForm.categories.${known}`);
}
