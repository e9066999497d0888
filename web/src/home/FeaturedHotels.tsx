import { useTranslation } from 'react-i18next';
import { useFeaturedHotelsQuery } from '../gql/generated';
import { HotelCard } from '../hotels/HotelCard';
import { useFormat } from '../i18n/format';
import { useLanguage } from '../i18n/language';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import styles from './FeaturedHotels.module.css';
import { HotelCardSkeleton } from './HotelCardSkeleton';
import { SectionHead } from './SectionHead';

/** The chosen places. `totalCount` of all places makes the link to the list say how much there is. */
export function FeaturedHotels({ totalCount }: { totalCount: number }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const { code } = useLanguage();
  const { data, error, refetch } = useFeaturedHotelsQuery({ variables: { language: code } });
  const hotels = data?.featuredHotels;
  const all =
    totalCount > 0 ? t('featured.allCounted', { count: totalCount, amount: format.number(totalCount) }) : t('featured.all');

  return (
    <section className="section wrap">
      <SectionHead
        title={t('featured.title')}
        lead={t('featured.lead')}
        aside={
          <Link to="/hotels" className={styles.all}>
            {all}
            <Icon name="right" small />
          </Link>
        }
      />
      {error ? (
        <ErrorState level={3} error={error} onRetry={() => void refetch()} />
      ) : hotels?.length === 0 ? (
        <EmptyState
          level={3}
          title={t('featured.empty')}
          text={t('featured.emptyText')}
          action={<Button to="/hotels">{t('featured.all')}</Button>}
        />
      ) : (
        <ul className={styles.cards} aria-busy={!hotels}>
          {hotels
            ? hotels.map((hotel) => (
                <li key={hotel.id}>
                  <HotelCard hotel={hotel} />
                </li>
              ))
            : ['1', '2', '3'].map((key) => (
                <li key={key}>
                  <HotelCardSkeleton />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}
