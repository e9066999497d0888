import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparedHotelFragment } from '../gql/marks.generated';
import { Icon } from '../ui/Icon';
import { CompareFact, type Mark } from './CompareFact';
import { CompareHead } from './CompareHead';
import styles from './CompareTable.module.css';
import { extreme, lowest } from './lowest';
import { hasAmenity, type FactKey, type Group, type Row } from './rows';

interface CompareTableProps {
  hotels: ComparedHotelFragment[];
  rows: Row[];
  /** Rows in which all say the same are left out. */
  hidesSame: boolean;
  /** What stands in the corner. */
  note: ReactNode;
  onRemove: (hotel: ComparedHotelFragment) => void;
}

const groups: Group[] = ['overview', 'space', 'amenities', 'contact'];

/** Places side by side: a column each, a row for everything that listings state. */
export function CompareTable({ hotels, rows, hidesSame, note, onRemove }: CompareTableProps) {
  const { t } = useTranslation('compare');
  const shown = rows.filter(({ isSame }) => !isSame || !hidesSame);
  const marks = marksOf(hotels);
  return (
    <div className={styles.scroll} role="region" aria-label={t('caption')} tabIndex={0}>
      <table className={styles.table} data-columns={hotels.length} data-long={isLong(hotels) || undefined}>
        <caption className="visually-hidden">{t('caption')}</caption>
        <CompareHead hotels={hotels} note={note} onRemove={onRemove} />
        {groups.map((group) => {
          const ofGroup = shown.filter((row) => row.group === group);
          return (
            <Fragment key={group}>
              {ofGroup.length > 0 && (
                <tbody>
                  {group !== 'overview' && (
                    <tr className={styles.group}>
                      <th colSpan={hotels.length + 1} scope="rowgroup">
                        <span>{t(`groups.${group}`)}</span>
                      </th>
                    </tr>
                  )}
                  {ofGroup.map((row) => (
                    <tr key={row.fact ?? row.amenity} className={row.isSame ? styles.same : undefined}>
                      <th scope="row">
                        <RowName row={row} />
                      </th>
                      {hotels.map((hotel) => (
                        <td key={hotel.id}>
                          {row.fact ? <CompareFact fact={row.fact} hotel={hotel} mark={marks(row.fact, hotel)} /> : <YesOrNo isYes={hasAmenity(hotel, row.amenity)} />}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              )}
            </Fragment>
          );
        })}
      </table>
    </div>
  );
}

/** What a row is about. */
export function RowName({ row }: { row: Row }) {
  const { t } = useTranslation('compare');
  const { t: hotelText } = useTranslation('hotels');
  return <span>{row.fact ? t(`facts.${row.fact}`) : hotelText(`amenities.${row.amenity}`)}</span>;
}

function YesOrNo({ isYes }: { isYes: boolean }) {
  const { t } = useTranslation('compare');
  return (
    <span className={isYes ? styles.yes : styles.no}>
      <Icon name={isYes ? 'check' : 'minus'} small />
      {t(isYes ? 'yes' : 'no')}
    </span>
  );
}

/** More words than fit on one sheet of paper in the usual size. */
function isLong(hotels: ComparedHotelFragment[]): boolean {
  return hotels.some(({ name, features, tags }) => name.length > 60 || [...features, ...tags].join().length > 300);
}

/** Which value of which place is the best of its like. */
function marksOf(hotels: ComparedHotelFragment[]): (fact: FactKey, hotel: ComparedHotelFragment) => Mark | undefined {
  const cheapest = lowest(hotels);
  const largest = extreme(hotels, ({ size }) => size, 'max');
  return (fact, hotel) => {
    if (fact === 'size' && largest.includes(hotel)) return 'largest';
    if (!cheapest?.places.includes(hotel)) return undefined;
    if (fact === 'price' && cheapest.by === 'night') return 'cheapestNight';
    return fact === 'perPerson' && cheapest.by === 'person' ? 'cheapestPerson' : undefined;
  };
}
