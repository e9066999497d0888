import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type HotelPlaceQuery, useHotelPlaceQuery } from '../gql/map.generated';
import { useFormat } from '../i18n/format';
import { useLaterTexts } from '../i18n/useLaterTexts';
import { Icon } from '../ui/Icon';
import styles from './PlaceSection.module.css';

const PlaceMap = lazy(() => import('./PlaceMap'));

/** So far before it comes into view, the map is fetched. */
const AHEAD = '400px';

interface PlaceSectionProps {
  hotel: { slug: string; name: string; city: string };
}

/** Where a place lies: in words, and on a small map that is fetched when somebody comes near. */
export default function PlaceSection({ hotel }: PlaceSectionProps) {
  const areTextsHere = useLaterTexts('map');
  const section = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = section.current;
    if (!element) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    watch.observe(element);
    return () => {
      watch.disconnect();
    };
  }, []);
  const { data, error } = useHotelPlaceQuery({ variables: { slug: hotel.slug }, skip: !isNear });
  // Nobody knows where it is: nothing is said of it. The page keeps no room for it any more.
  if (error || (data && data.hotel?.latitude == null)) return <span hidden />;
  return (
    <section ref={section} className={styles.section} aria-busy={(isNear && !data) || undefined}>
      {data?.hotel && areTextsHere && <Place hotel={hotel} place={data.hotel} />}
    </section>
  );
}

function Place({ hotel, place }: PlaceSectionProps & { place: NonNullable<HotelPlaceQuery['hotel']> }) {
  const { t } = useTranslation('map');
  const format = useFormat();
  const { latitude, longitude, island, seaDistanceMetres: metres, isPositionExact } = place;
  return (
    <>
      <div className={styles.words}>
        <h2>{t('place.title')}</h2>
        <ul className={styles.facts}>
          <li>
            <Icon name="pin" small />
            {island === null ? t('place.inTown', { city: hotel.city }) : t('place.onIsland', { island })}
          </li>
          {metres !== null && (
            <li>
              <Icon name="seaView" small />
              {metres < 50 ? t('place.atSea') : t('place.toSea', { distance: format.distance(metres) })}
            </li>
          )}
        </ul>
        {!isPositionExact && <p className={styles.note}>{t('place.townOnly')}</p>}
      </div>
      <div className={styles.map}>
        {latitude !== null && longitude !== null && (
          <Suspense fallback={null}>
            <PlaceMap label={t('place.image', hotel)} latitude={latitude} longitude={longitude} isExact={isPositionExact} />
          </Suspense>
        )}
      </div>
    </>
  );
}
