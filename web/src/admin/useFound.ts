import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/format';
import { MOST_COUNTED } from '../pagePolicy';

/** How many there are, in words: exactly, or more than are counted. */
export function useFound(what: 'users' | 'hotels', count: number | undefined): string | undefined {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  if (count === undefined) return undefined;
  return count > MOST_COUNTED ? t(`${what}.foundMany`, { number: number(MOST_COUNTED) }) : t(`${what}.found`, { count });
}
