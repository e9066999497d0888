import { useTranslation } from 'react-i18next';
import type { RegionCardFragment } from '../gql/generated';
import { useFormat } from '../i18n/format';
import styles from './RegionFacts.module.css';

/** "214 Unterkünfte" and "ab 58 € pro Nacht"; a region without places says so and names no price. */
export function RegionFacts({ region: { hotelCount, minPrice } }: { region: RegionCardFragment }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  if (hotelCount === 0) return <p className={styles.facts}>{t('regions.noHotels')}</p>;
  return (
    <p className={styles.facts}>
      <span>{t('regions.hotels', { count: hotelCount, amount: format.number(hotelCount) })}</span>{' '}
      <span>{t('regions.from', { price: format.price(minPrice) })}</span>
    </p>
  );
}
