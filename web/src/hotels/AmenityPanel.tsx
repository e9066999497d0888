import { useTranslation } from 'react-i18next';
import type { HotelDetailFragment } from '../gql/generated';
import { hostLanguage } from '../i18n/language';
import { amenityKeys } from './amenities';
import { AmenityIcon } from './AmenityIcon';
import styles from './Panel.module.css';

/** What the place has: the known amenities with their icons, then what the host adds in words. */
export function AmenityPanel({ hotel }: { hotel: HotelDetailFragment }) {
  const { t } = useTranslation('hotels');
  const amenities = amenityKeys(hotel.amenities);
  const { features } = hotel;
  return (
    <section className={styles.panel} aria-labelledby="amenities">
      <h2 id="amenities">{t('detail.amenities')}</h2>
      {amenities.length > 0 && (
        <ul className={styles.amenities}>
          {amenities.map((amenity) => (
            <li key={amenity}>
              <AmenityIcon amenity={amenity} />
              {t(`amenities.${amenity}`)}
            </li>
          ))}
        </ul>
      )}
      {features.length > 0 && (
        <>
          {amenities.length > 0 && <h3>{t('detail.features')}</h3>}
          <ul className={styles.features} lang={hostLanguage}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </>
      )}
      {amenities.length === 0 && features.length === 0 && <p className={styles.none}>{t('detail.noAmenities')}</p>}
    </section>
  );
}
