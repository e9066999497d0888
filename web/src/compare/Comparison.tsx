import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparedHotelFragment } from '../gql/marks.generated';
import { Button } from '../ui/Button';
import styles from './ComparePage.module.css';
import { CompareTable, RowName } from './CompareTable';
import { compareRows } from './rows';

interface ComparisonProps {
  hotels: ComparedHotelFragment[];
  onRemove: (hotel: ComparedHotelFragment) => void;
}

/** The table, and what is folded away in it: rows in which all places say the same. */
export function Comparison({ hotels, onRemove }: ComparisonProps) {
  const { t } = useTranslation('compare');
  const [showsSame, setShowsSame] = useState(false);
  const rows = compareRows(hotels);
  const same = rows.filter(({ isSame }) => isSame);
  return (
    <>
      {same.length > 0 && (
        <p className={styles.fold}>
          <Button
            variant="quiet"
            small
            aria-expanded={showsSame}
            onClick={() => {
              setShowsSame(!showsSame);
            }}
          >
            {t(showsSame ? 'hideSame' : 'showSame', { count: same.length })}
          </Button>
        </p>
      )}
      <CompareTable
        hotels={hotels}
        rows={rows}
        hidesSame={!showsSame}
        onRemove={onRemove}
        note={
          same.length > 0 && !showsSame ? (
            <>
              {t('sameInAll')}{' '}
              {same.map((row, index) => (
                <span key={row.fact ?? row.amenity}>
                  {index > 0 && ', '}
                  <RowName row={row} />
                </span>
              ))}
            </>
          ) : null
        }
      />
      <p className={`note ${styles.prices}`}>{t('indicative')}</p>
    </>
  );
}
