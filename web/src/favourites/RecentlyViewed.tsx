import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { recentlyViewed } from './favourites';
import styles from './FavouritesPage.module.css';
import { HotelCards } from './HotelCards';
import { useIds } from './useIds';

/** The places that were looked at last; nothing where that is not remembered. */
export function RecentlyViewed() {
  const { t } = useTranslation('favourites');
  const ids = useIds(recentlyViewed);
  if (ids.length === 0) return null;
  return (
    <section className="section" aria-labelledby="recent">
      <div className={styles.head}>
        <h2 id="recent">{t('recent')}</h2>
        <Button
          variant="quiet"
          small
          onClick={() => {
            recentlyViewed.set([]);
          }}
        >
          {t('clearRecent')}
        </Button>
      </div>
      <HotelCards ids={ids} list={recentlyViewed} heading="h3" />
    </section>
  );
}
