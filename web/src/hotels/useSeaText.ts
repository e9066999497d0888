import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/format';

/** Nearer than the coast is known: whoever has placed it here says that it is at the water. */
const AT_THE_SEA = 75;

interface AtSea {
  isPositionExact: boolean;
  seaDistanceMetres: number | null;
}

/** How far a place, or the middle of its town, is from the sea in a straight line; null where that is not known. */
export function useSeaText(): (hotel: AtSea, isLong?: boolean) => string | null {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  return ({ isPositionExact, seaDistanceMetres: metres }, isLong) => {
    if (metres === null) return null;
    if (!isPositionExact) return t('sea.town', { distance: format.distance(metres) });
    return metres < AT_THE_SEA ? t('sea.at') : t(isLong ? 'sea.straight' : 'sea.near', { distance: format.distance(metres) });
  };
}
