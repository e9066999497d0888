import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparedHotelFragment } from '../gql/marks.generated';
import { ContactList } from '../hotels/HotelDetailPage';
import { Rating } from '../hotels/Rating';
import { useFormat } from '../i18n/format';
import { hostLanguage } from '../i18n/language';
import { Badge } from '../ui/Badge';
import styles from './CompareTable.module.css';
import { pricePerPerson } from './lowest';
import { pricePerSquareMetre, type FactKey } from './rows';

/** The word that a value earns: it is the best of its like. */
export type Mark = 'cheapestNight' | 'cheapestPerson' | 'largest';

interface CompareFactProps {
  fact: FactKey;
  hotel: ComparedHotelFragment;
  mark: Mark | undefined;
}

/** What one place states; where it states nothing, that is said, and nothing is assumed. */
export function CompareFact({ fact, hotel, mark }: CompareFactProps) {
  const { t } = useTranslation('compare');
  const { t: hotelText } = useTranslation('hotels');
  const format = useFormat();
  const cents = (euro: number | null) => euro !== null && format.price(Math.round(euro * 100) / 100);
  const list = (texts: string[]) => texts.length > 0 && <span lang={hostLanguage}>{texts.join(', ')}</span>;

  const value = (): ReactNode => {
    switch (fact) {
      case 'price':
        return <strong className={styles.price}>{format.price(hotel.pricePerNight)}</strong>;
      case 'rating':
        return hotel.guestRating !== null && hotel.reviewCount > 0 && <Rating hotel={hotel} isLong />;
      case 'stars':
        return hotelText('stars', { count: hotel.starRating });
      case 'region':
        return hotel.region.name;
      case 'city':
        return hotel.city;
      case 'island':
        return hotel.island ?? (hotel.seaDistanceMetres !== null && t('mainland'));
      case 'sea':
        return hotel.seaDistanceMetres !== null && <SeaDistance metres={hotel.seaDistanceMetres} isExact={hotel.isPositionExact} />;
      case 'rooms':
      case 'guests':
        return hotel[fact] !== null && format.number(hotel[fact]);
      case 'size':
        return hotel.size !== null && hotelText('size', { size: hotel.size });
      case 'perPerson':
        return cents(pricePerPerson(hotel));
      case 'perSquareMetre':
        return cents(pricePerSquareMetre(hotel));
      case 'features':
      case 'tags':
        return list(hotel[fact]);
      case 'contact':
        return <ContactList hotel={hotel} />;
    }
  };

  return (
    <>
      {value() || <span className={styles.unstated}>{t('unstated')}</span>}
      {mark && (
        <Badge tone="on" className={styles.mark}>
          {t(`marks.${mark}`)}
        </Badge>
      )}
    </>
  );
}

/** As the crow flies; from the middle of the town where nobody has said where exactly the place stands. */
function SeaDistance({ metres, isExact }: { metres: number; isExact: boolean }) {
  const { t } = useTranslation('compare');
  const format = useFormat();
  const distance = format.distance(metres);
  return isExact ? distance : t('fromTown', { distance });
}
