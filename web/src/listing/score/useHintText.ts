import { useTranslation } from 'react-i18next';
import type { Hint } from './scoreListing';

/** The sentence of a hint. */
export function useHintText() {
  const { t } = useTranslation('score');
  return ({ key, values, picture }: Hint): string => (key === 'picture' ? (picture?.text ?? '') : t(`hints.${key}`, values ?? {}));
}
