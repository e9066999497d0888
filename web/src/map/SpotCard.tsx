import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/format';
import { Link } from '../ui/Link';
import type { HotelPin } from './clusters';
import { MapCard } from './MapCard';
import styles from './SpotCard.module.css';

/** The places that stand at one spot, in the middle of a town for example: no map tells them apart, their names do. */
export function SpotCard({ places, onClose }: { places: readonly HotelPin[]; onClose: () => void }) {
  const { t } = useTranslation('map');
  const format = useFormat();
  const title = t('sameSpot', { count: places.length });
  return (
    <MapCard label={title} onClose={onClose}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.places}>
        {places.map(({ id, slug, name, pricePerNight }) => (
          <li key={id}>
            <Link to={`/hotels/${slug}`}>{name}</Link>
            <span>{format.price(pricePerNight)}</span>
          </li>
        ))}
      </ul>
    </MapCard>
  );
}
