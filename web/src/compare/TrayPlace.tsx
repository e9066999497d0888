import { useTranslation } from 'react-i18next';
import type { MarkedHotelsQuery } from '../gql/marks.generated';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { Picture } from '../ui/Picture';
import { removeFromComparison } from './comparedHotels';
import styles from './Tray.module.css';

interface TrayPlaceProps {
  id: string;
  /** Absent until it is loaded. */
  place: MarkedHotelsQuery['hotelsByIds'][number] | undefined;
}

/** One of the chosen places, small, with the way out. */
export function TrayPlace({ id, place }: TrayPlaceProps) {
  const { t } = useTranslation('marks');
  return (
    <li className={styles.place}>
      {place ? <Picture image={place.image} alt="" sizes="64px" className={styles.picture} /> : <span className={styles.picture} />}
      {place && (
        <Link to={`/hotels/${place.slug}`} className={styles.name}>
          {place.name}
        </Link>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={t('tray.remove', { name: place?.name ?? '' })}
        onClick={({ currentTarget }) => {
          const item = currentTarget.closest('li');
          const next = item?.nextElementSibling?.querySelector('button') ?? item?.previousElementSibling?.querySelector('button');
          removeFromComparison(id);
          (next ?? document.querySelector('main'))?.focus({ preventScroll: true });
        }}
      >
        <Icon name="close" small />
      </button>
    </li>
  );
}
