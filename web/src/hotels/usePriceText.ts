import { useTranslation } from 'react-i18next';

/** The bounds of a price in words: "100 to 200 €", "from 200 €"; `null` for no bounds. */
export function usePriceText() {
  const { t } = useTranslation('hotels');
  return ({ priceMin: min, priceMax: max }: { priceMin: number | null; priceMax: number | null }): string | null => {
    if (min !== null && max !== null) return t('list.priceRange', { min, max });
    if (min !== null) return t('list.priceFrom', { min });
    if (max !== null) return t('list.priceTo', { max });
    return null;
  };
}
