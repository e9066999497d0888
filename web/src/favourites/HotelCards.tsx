import { useTranslation } from 'react-i18next';
import { useHotelCardsQuery } from '../gql/marks.generated';
import { useLanguage } from '../i18n/language';
import { Button } from '../ui/Button';
import { ErrorState } from '../ui/ErrorState';
import { Notice } from '../ui/Notice';
import { CardGrid } from './CardGrid';
import styles from './FavouritesPage.module.css';
import type { IdList } from './idList';

interface HotelCardsProps {
  ids: readonly string[];
  /** Where they are kept: those that are gone can be taken out. */
  list: IdList;
  heading?: 'h2' | 'h3';
}

/** The cards of places that this browser knows by their numbers. */
export function HotelCards({ ids, list, heading }: HotelCardsProps) {
  const { t } = useTranslation('favourites');
  const { code } = useLanguage();
  const { data, previousData, error, refetch } = useHotelCardsQuery({ variables: { ids: [...ids], language: code } });
  // A heart that is taken back takes its card along at once.
  const hotels = (data ?? previousData)?.hotelsByIds.filter(({ id }) => ids.includes(id));
  const there = data?.hotelsByIds.map(({ id }) => id);
  const gone = there ? ids.length - there.length : 0;
  if (!hotels && error) return <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  return (
    <>
      {there && gone > 0 && (
        <div className={styles.notice}>
          <Notice
            action={
              <Button
                small
                onClick={() => {
                  list.set(there);
                }}
              >
                {t('removeGone')}
              </Button>
            }
          >
            {t('gone', { count: gone })}
          </Notice>
        </div>
      )}
      <CardGrid hotels={hotels} count={ids.length} heading={heading} />
    </>
  );
}
