import { useTranslation } from 'react-i18next';
import { useToast } from '../ui/useToast';
import { askFor } from './asking';
import { addFavourites, MAX_FAVOURITES, mustAsk } from './favourites';

/** Gives places their hearts; the first time, the traveller is asked whether they may be remembered. */
export function useHearts() {
  const { t } = useTranslation('marks');
  const { show } = useToast();

  /** Without asking; says when there is no room. */
  const add = (ids: readonly string[]) => {
    if (!addFavourites(ids)) show({ kind: 'error', title: t('heart.fullTitle'), text: t('heart.full', { max: MAX_FAVOURITES }) });
  };
  const give = (ids: readonly string[]) => {
    if (mustAsk()) askFor(ids);
    else add(ids);
  };
  return { add, give };
}
