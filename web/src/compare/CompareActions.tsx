import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../i18n/language';
import { useSite } from '../site';
import { favourites } from '../favourites/favourites';
import { useIds } from '../favourites/useIds';
import { useShare } from '../favourites/useShare';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import styles from './ComparePage.module.css';
import { comparePath, comparison, MAX_COMPARED } from './comparedHotels';

/** What can be done with a comparison: add to it, send it, print it. */
export function CompareActions({ hotels }: { hotels: { id: string }[] }) {
  const { t } = useTranslation('compare');
  const { path } = useLanguage();
  const { origin } = useSite();
  const navigate = useNavigate();
  const { share } = useShare();
  const hasFavourites = useIds(favourites).length > 0;
  const ids = hotels.map(({ id }) => id);

  /** What is added elsewhere joins these, and not what was chosen before somebody sent this link. */
  const add = (from: string) => {
    comparison.set(ids);
    void navigate(path(from));
  };
  return (
    <div className={styles.actions}>
      {ids.length < MAX_COMPARED && (
        <>
          <Button
            small
            onClick={() => {
              add('/hotels');
            }}
          >
            <Icon name="plus" small />
            {t('add')}
          </Button>
          {hasFavourites && (
            <Button
              small
              onClick={() => {
                add('/favourites');
              }}
            >
              {t('addFavourite')}
            </Button>
          )}
        </>
      )}
      <Button
        small
        onClick={() => {
          void share(origin + path(comparePath(ids)), t('crumb'));
        }}
      >
        {t('share')}
      </Button>
      <Button
        small
        onClick={() => {
          print();
        }}
      >
        {t('print')}
      </Button>
    </div>
  );
}
