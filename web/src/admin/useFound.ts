import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/format';
import type { AdminSort } from '../gql/account.generated';
import { MOST_COUNTED } from '../pagePolicy';

/** How many there are, in words: exactly, or more than are counted; and where so many are not in the order that was asked for, that. */
export function useFound(what: 'users' | 'hotels', asked: AdminSort | undefined, page: { totalCount?: number; sort: AdminSort } | undefined): string | undefined {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const count = page?.totalCount;
  if (count === undefined) return undefined;
  const found = count > MOST_COUNTED ? t(`${what}.foundMany`, { number: number(MOST_COUNTED) }) : t(`${what}.found`, { count });
  return asked === undefined || page?.sort === asked ? found : t('list.notByName', { found });
}
