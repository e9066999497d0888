import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { MarksPlace } from '../favourites/MarksPlace';
import type { HotelListItemFragment } from '../gql/generated';
import { useFormat } from '../i18n/format';
import { hostLanguage } from '../i18n/language';
import { Badge } from '../ui/Badge';
import { Later } from '../ui/Later';
import { Link } from '../ui/Link';
import { Picture } from '../ui/Picture';
import { amenityKeys } from './amenities';
import { AmenityIcon } from './AmenityIcon';
import { hotelFacts } from './hotelFacts';
import styles from './HotelListItem.module.css';
import { Rating } from './Rating';
import { LIST_TEXT_LENGTH, shortText } from './shortText';
import { useSeaText } from './useSeaText';

const WhyHere = lazy(() => import('../search/WhyHere'));

/** More would only make the rows uneven; the page of the place names them all. */
const SHOWN_AMENITIES = 4;

/** Farther inland, nobody chooses a place by the sea. */
const DAY_TRIP_METRES = 30_000;

interface HotelListItemProps {
  hotel: HotelListItemFragment;
  isPriority?: boolean;
  /** The list is in the order of points: the item explains its place. */
  isRanked?: boolean;
}

/** A place in the list of results: picture left, words right, all of it one link. */
export function HotelListItem({ hotel, isPriority, isRanked }: HotelListItemProps) {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  const facts = hotelFacts(hotel);
  const seaText = useSeaText();
  const isNearSea = hotel.seaDistanceMetres !== null && hotel.seaDistanceMetres <= DAY_TRIP_METRES;
  const amenities = amenityKeys(hotel.amenities).slice(0, SHOWN_AMENITIES);
  return (
    <article className={styles.item} data-visit="impression" data-hotel={hotel.id}>
      <div className={styles.art}>
        <Picture
          image={hotel.image}
          fallbackUrl={hotel.imageUrls[0]}
          alt=""
          sizes="(min-width: 1120px) 380px, (min-width: 720px) 300px, 100vw"
          isPriority={isPriority}
          className={styles.picture}
        />
        {hotel.isFeatured && (
          <Badge tone="onPicture" className={styles.badge}>
            {t('featured')}
          </Badge>
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <span className={styles.place}>
            {hotel.city} · {hotel.region.name}
          </span>
          <span className={styles.rank}>
            <Rating hotel={hotel} />
            {isRanked && (
              <span className={styles.why}>
                <Later>
                  <WhyHere hotel={hotel} />
                </Later>
              </span>
            )}
          </span>
        </div>
        <h3 className={styles.name}>
          <Link to={`/hotels/${hotel.slug}`}>{hotel.name}</Link>
        </h3>
        <p className={styles.text} lang={hotel.shortDescription ? hostLanguage : undefined}>
          {shortText(hotel.shortDescription, LIST_TEXT_LENGTH) ?? t('noDescription')}
        </p>
        <ul className={styles.facts}>
          <li>{t('rooms', { count: facts.rooms })}</li>
          <li>{t('guests', { count: facts.guests })}</li>
          <li>{t('size', { size: facts.size })}</li>
          {isNearSea && <li>{seaText(hotel)}</li>}
        </ul>
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
        <div className={styles.foot}>
          <MarksPlace hotel={hotel} />
          <p className={styles.price}>
            <strong>{format.price(hotel.pricePerNight)}</strong> <span>{t('perNight')}</span>
          </p>
        </div>
      </div>
    </article>
  );
}
