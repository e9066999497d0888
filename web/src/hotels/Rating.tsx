import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/format';
import { Icon } from '../ui/Icon';
import styles from './Rating.module.css';

interface RatingProps {
  hotel: { guestRating: string | null; reviewCount: number };
  /** Writes "64 reviews" instead of the bare number. */
  isLong?: boolean;
}

/** The guests' rating and how many gave one; nothing where nobody has. */
export function Rating({ hotel, isLong = false }: RatingProps) {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  const rating = Number(hotel.guestRating);
  if (hotel.guestRating === null || hotel.reviewCount === 0 || Number.isNaN(rating) || rating === 0) return null;
  const text = format.number(rating, 1);
  const reviews = t('reviews', { count: hotel.reviewCount });
  return (
    <span className={styles.rating}>
      <Icon name="star" />
      <span className="visually-hidden">{t('rating', { rating: text })}, </span>
      <strong aria-hidden="true">{text}</strong>
      <span className={styles.count} aria-hidden={!isLong}>
        {isLong ? reviews : format.number(hotel.reviewCount)}
      </span>
      {!isLong && <span className="visually-hidden">{reviews}</span>}
    </span>
  );
}
