import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { PageHead } from '../ui/PageHead';
import { useIsBrowser } from '../ui/useIsBrowser';
import { CardGrid } from './CardGrid';
import { favourites } from './favourites';
import { FavouritesEmpty } from './FavouritesEmpty';
import styles from './FavouritesPage.module.css';
import { HotelCards } from './HotelCards';
import { RecentlyViewed } from './RecentlyViewed';
import { ShareFavourites } from './ShareFavourites';
import { StorageNote } from './StorageNote';
import { useIds } from './useIds';

/** The places with a heart, and those that were looked at. Only this browser knows them. */
export function FavouritesPage() {
  const { t } = useTranslation('favourites');
  const ids = useIds(favourites);
  const isBrowser = useIsBrowser();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t('title')} isHidden />
      <Breadcrumbs crumbs={[{ label: t('home'), to: '/' }, { label: t('title') }]} />
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        {ids.length > 0 && <ShareFavourites ids={ids} />}
      </header>
      {ids.length > 0 && <StorageNote />}
      {!isBrowser && <CardGrid />}
      {isBrowser && ids.length === 0 && <FavouritesEmpty />}
      {ids.length > 0 && <HotelCards ids={ids} list={favourites} />}
      <RecentlyViewed />
    </div>
  );
}
