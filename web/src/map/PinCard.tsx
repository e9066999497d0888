import { useTranslation } from 'react-i18next';
import { useHotelOnMapQuery } from '../gql/map.generated';
import { useFormat } from '../i18n/format';
import { useLanguage } from '../i18n/language';
import { Link } from '../ui/Link';
import { Picture } from '../ui/Picture';
import type { HotelPin } from './clusters';
import { MapCard } from './MapCard';
import styles from './PinCard.module.css';

/** A chosen place: what its pin knows at once, picture and place a moment later. */
export function PinCard({ pin, onClose }: { pin: HotelPin; onClose: () => void }) {
  const { t } = useTranslation('map');
  const format = useFormat();
  const { code } = useLanguage();
  const hotel = useHotelOnMapQuery({ variables: { slug: pin.slug, language: code } }).data?.hotel;
  return (
    <MapCard label={t('card', { name: pin.name })} onClose={onClose}>
      <article className={styles.place}>
        <div className={styles.art}>
          {hotel && <Picture image={hotel.image} fallbackUrl={hotel.imageUrls[0]} alt="" sizes="160px" className={styles.picture} isPriority />}
        </div>
        <div className={styles.words}>
          <p className={styles.where}>{hotel ? `${hotel.city} · ${hotel.region.name}` : '\u00a0'}</p>
          <h3>
            <Link to={`/hotels/${pin.slug}`}>{pin.name}</Link>
          </h3>
          <p className={styles.price}>
            <strong>{format.price(pin.pricePerNight)}</strong> <span>{t('perNight')}</span>
          </p>
        </div>
      </article>
    </MapCard>
  );
}
