import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HotelFilter, HotelFilterRegionsQuery } from '../gql/generated';
import { Button } from '../ui/Button';
import { preloadDrawer } from '../ui/Drawer';
import { Icon } from '../ui/Icon';
import { Select } from '../ui/Select';
import { FilterDrawer } from './FilterDrawer';
import { filterCount, SORTS, type ListState } from './listState';
import styles from './ResultBar.module.css';
import type { Total } from './useHotelList';

interface ResultBarProps {
  state: ListState;
  filter: HotelFilter;
  regions: HotelFilterRegionsQuery['regions'];
  /** Not known before the first answer. */
  total: Total | undefined;
  hasError: boolean;
  onChange: (state: ListState) => void;
  onReset: () => void;
}

/** How many were found, in which order; on phones also the way to the filters. */
export function ResultBar({ state, filter, regions, total, hasError, onChange, onReset }: ResultBarProps) {
  const { t } = useTranslation('hotels');
  const [isOpen, setOpen] = useState(false);
  const chosen = filterCount(state);
  return (
    <div className={styles.bar}>
      <div className={styles.count} role="status">
        {total !== undefined && !hasError && <h2>{t(total.isTotalExact ? 'list.found' : 'list.foundMany', { count: total.totalCount })}</h2>}
        {total === undefined && !hasError && (
          <p className={styles.loading}>
            <span className={styles.ring} aria-hidden="true" />
            {t('list.loading')}
          </p>
        )}
      </div>
      <Button
        className={styles.filter}
        aria-haspopup="dialog"
        onPointerEnter={preloadDrawer}
        onFocus={preloadDrawer}
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon name="sliders" />
        {t('list.filter')}
        {chosen > 0 && (
          <span className={styles.chosen}>
            <span aria-hidden="true">{chosen}</span>
            <span className="visually-hidden">, {t('list.filterCount', { count: chosen })}</span>
          </span>
        )}
      </Button>
      <Button
        className={styles.view}
        onClick={() => {
          onChange({ ...state, view: state.view === 'map' ? 'list' : 'map' });
        }}
      >
        <Icon name={state.view === 'map' ? 'menu' : 'pin'} />
        {t(`list.views.${state.view === 'map' ? 'list' : 'map'}`)}
      </Button>
      <div className={styles.sort}>
        <span aria-hidden="true">{t('list.sort')}</span>
        <Select
          label={t('list.sort')}
          hideLabel
          value={state.sort}
          onChange={(event) => {
            const sort = SORTS.find((value) => value === event.target.value) ?? 'relevance';
            onChange({ ...state, sort, page: 1 });
          }}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`list.sorts.${sort}`)}
            </option>
          ))}
        </Select>
      </div>
      <FilterDrawer
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
        }}
        state={state}
        filter={filter}
        regions={regions}
        total={total}
        onChange={onChange}
        onReset={onReset}
      />
    </div>
  );
}
