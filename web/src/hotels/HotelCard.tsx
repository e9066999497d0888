import { useTranslation } from 'react-i18next';
import { MarksPlace } from '../favourites/MarksPlace';
import type { HotelCardFragment } from '../gql/generated';
import { useFormat } from '../i18n/format';
import { hostLanguage } from '../i18n/language';
import { Badge } from '../ui/Badge';
import { Link } from '../ui/Link';
import { Picture } from '../ui/Picture';
import styles from './HotelCard.module.css';
import { CARD_TEXT_LENGTH, shortText } from './shortText';

interface HotelCardProps {
  hotel: HotelCardFragment;
  /** Set for cards that are in view when the page opens. */
  isPriority?: boolean;
  /** The level of the name, so that headings follow one another on every page. */
  heading?: 'h2' | 'h3';
}

/** A place in a grid: the whole card is one link to its page. */
export function HotelCard({ hotel, isPriority, heading: Heading = 'h3' }: HotelCardProps) {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  return (
    <article className={styles.card} data-visit="impression" data-hotel={hotel.id}>
      <div className={styles.art}>
        <Picture
          image={hotel.image}
          fallbackUrl={hotel.imageUrls[0]}
          alt=""
          sizes="(min-width: 1120px) 420px, (min-width: 720px) 50vw, 100vw"
          isPriority={isPriority}
        />
        {hotel.isFeatured && (
          <Badge tone="onPicture" className={styles.badge}>
            {t('featured')}
          </Badge>
        )}
      </div>
      <div>
        <p className={styles.place}>
          {hotel.city} · {hotel.region.name}
        </p>
        <div className={styles.row}>
          <Heading className={styles.name}>
            <Link to={`/hotels/${hotel.slug}`}>{hotel.name}</Link>
          </Heading>
          <p className={styles.price}>
            <strong>{format.price(hotel.pricePerNight)}</strong>
            <span className="visually-hidden"> {t('perNight')}</span>
          </p>
        </div>
        <p className={styles.text} lang={hotel.shortDescription ? hostLanguage : undefined}>
          {shortText(hotel.shortDescription, CARD_TEXT_LENGTH) ?? t('noDescription')}
        </p>
        <MarksPlace hotel={hotel} />
      </div>
    </article>
  );
}
