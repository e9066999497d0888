import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparedHotelFragment } from '../gql/marks.generated';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { Picture } from '../ui/Picture';
import styles from './CompareHead.module.css';

interface CompareHeadProps {
  hotels: ComparedHotelFragment[];
  note: ReactNode;
  onRemove: (hotel: ComparedHotelFragment) => void;
}

/** The pictures, and below them the names, which stay in view. */
export function CompareHead({ hotels, note, onRemove }: CompareHeadProps) {
  const { t } = useTranslation('compare');
  return (
    <thead>
      <tr className={styles.pictures}>
        <td className={styles.note}>{note}</td>
        {hotels.map((hotel) => (
          <td key={hotel.id}>
            <div className={styles.picture}>
              <Picture image={hotel.image} fallbackUrl={hotel.imageUrls[0]} alt="" sizes="(min-width: 900px) 280px, 50vw" isPriority />
              <button
                type="button"
                className={styles.remove}
                aria-label={t('remove', { name: hotel.name })}
                onClick={() => {
                  onRemove(hotel);
                }}
              >
                <Icon name="close" small />
              </button>
            </div>
          </td>
        ))}
      </tr>
      <tr className={styles.names}>
        <th scope="col">
          <span className="visually-hidden">{t('feature')}</span>
        </th>
        {hotels.map((hotel) => (
          <th key={hotel.id} scope="col">
            <Link to={`/hotels/${hotel.slug}`}>{hotel.name}</Link>
          </th>
        ))}
      </tr>
    </thead>
  );
}
