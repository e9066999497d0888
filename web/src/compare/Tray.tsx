import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useIds } from '../favourites/useIds';
import { useMarkedHotelsQuery } from '../gql/marks.generated';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { comparePath, comparison, MAX_COMPARED } from './comparedHotels';
import styles from './Tray.module.css';
import { TrayPlace } from './TrayPlace';

/** The places that were chosen, at the bottom of the window, until they are compared. */
export function Tray() {
  const { t } = useTranslation('marks');
  const ids = useIds(comparison);
  const { data, previousData } = useMarkedHotelsQuery({ variables: { ids: [...ids] }, skip: ids.length === 0 });
  const places = (data ?? previousData)?.hotelsByIds ?? [];

  // A place that is gone keeps no room.
  useEffect(() => {
    const there = data?.hotelsByIds.map(({ id }) => id);
    if (there && there.length < comparison.ids().length) comparison.set(comparison.ids().filter((id) => there.includes(id) || !ids.includes(id)));
  }, [data, ids]);

  if (ids.length === 0) return null;
  return (
    <>
      <div className={styles.room} />
      <section className={styles.tray} aria-label={t('tray.label')}>
        <div className={`wrap ${styles.line}`}>
          <p className="visually-hidden" role="status">
            {t('tray.count', { count: ids.length, max: MAX_COMPARED })}
          </p>
          <ul className={styles.places}>
            {ids.map((id) => (
              <TrayPlace key={id} id={id} place={places.find((each) => each.id === id)} />
            ))}
            {ids.length < MAX_COMPARED && <li className={styles.more}>{t(ids.length === 1 ? 'tray.one' : 'tray.more')}</li>}
          </ul>
          <div className={styles.acts}>
            <Button
              small
              variant="quiet"
              onClick={() => {
                comparison.set([]);
                // The button is gone with the tray.
                document.querySelector('main')?.focus({ preventScroll: true });
              }}
            >
              {t('tray.clear')}
            </Button>
            {ids.length > 1 ? (
              <Button small variant="primary" to={comparePath(ids)}>
                <Icon name="compare" small />
                {t('tray.compare', { count: ids.length })}
              </Button>
            ) : (
              <Button small variant="primary" disabled>
                <Icon name="compare" small />
                {t('tray.compare', { count: ids.length })}
              </Button>
            )}
          </div>
        </div>
      </section>
    </>
  );
}
