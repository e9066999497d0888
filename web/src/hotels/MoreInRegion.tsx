import { useTranslation } from 'react-i18next';
import { useMoreInRegionQuery, type HotelDetailFragment } from '../gql/generated';
import { useLanguage } from '../i18n/language';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { CardSkeleton } from './CardSkeleton';
import { HotelCard } from './HotelCard';
import { listPath } from './listState';
import styles from './MoreInRegion.module.css';

const PLACES = [1, 2, 3];
const SHOWN = PLACES.length;

/** Three other places of the same region. */
export function MoreInRegion({ hotel }: { hotel: HotelDetailFragment }) {
  const { t } = useTranslation('hotels');
  const { code } = useLanguage();
  // One more, since the place itself may be among them.
  const { data } = useMoreInRegionQuery({ variables: { regionId: hotel.region.id, first: SHOWN + 1, language: code } });
  const others = data?.hotels.nodes.filter(({ id }) => id !== hotel.id).slice(0, SHOWN) ?? [];
  const isLoading = data === undefined && hotel.region.hotelCount > 1;
  if (others.length === 0 && !isLoading) return null;
  return (
    <section className={styles.more} aria-labelledby="more">
      <div className={styles.head}>
        <h2 id="more">{t('detail.more', { region: hotel.region.name })}</h2>
        <Link className={styles.all} to={listPath({ regionId: hotel.region.id })}>
          {t('detail.all', { count: hotel.region.hotelCount })}
          <Icon name="right" small />
        </Link>
      </div>
      <ul className={styles.cards}>
        {isLoading &&
          PLACES.slice(0, hotel.region.hotelCount - 1).map((place) => (
            <li key={place}>
              <CardSkeleton />
            </li>
          ))}
        {others.map((other) => (
          <li key={other.id}>
            <HotelCard hotel={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}
