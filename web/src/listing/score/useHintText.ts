import { useTranslation } from 'react-i18next';
import type { Hint } from './scoreListing';

/** The sentence of a hint. */
export function useHintText() {
  const { t } = useTranslation('score');
  return ({ key, values = {} }: Hint): string => {
    const picture = values.picture === 1 ? t('mainPicture') : t('picture', { number: values.picture });
    return t(`hints.${key}`, { ...values, picture });
  };
}
