import { FILTER_AMENITIES, PRICE_RANGES } from 'api/rules/hotel';
import { useTranslation } from 'react-i18next';
import type { HotelFilterRegionsQuery } from '../gql/generated';
import { Checkbox } from '../ui/Checkbox';
import { Select } from '../ui/Select';
import styles from './FilterPanel.module.css';
import { hasRange, STAR_RATINGS, toggleAmenity, toggleRange, toggleStars, type ListState } from './listState';
import { usePriceText } from './usePriceText';

interface FilterPanelProps {
  state: ListState;
  regions: HotelFilterRegionsQuery['regions'];
  onChange: (state: ListState) => void;
}

/** Region, price, amenities and stars. Every change counts at once. */
export function FilterPanel({ state, regions, onChange }: FilterPanelProps) {
  const { t } = useTranslation('hotels');
  const priceText = usePriceText();
  const isUnknown = state.regionId !== null && !regions.some((region) => region.id === state.regionId);
  return (
    <>
      <div className={styles.group}>
        <Select
          label={t('list.region')}
          value={state.regionId ?? ''}
          onChange={(event) => {
            onChange({ ...state, regionId: event.target.value || null, page: 1 });
          }}
        >
          <option value="">{t('list.allRegions')}</option>
          {isUnknown && <option value={state.regionId ?? ''}>{t('list.unknownRegion')}</option>}
          {regions.map((region) => (
            <option key={region.id} value={region.id}>
              {region.name} ({region.hotelCount})
            </option>
          ))}
        </Select>
      </div>
      <fieldset className={styles.group}>
        <legend>{t('list.price')}</legend>
        {PRICE_RANGES.map((range) => (
          <Checkbox
            key={range.priceMin}
            label={priceText(range)}
            checked={hasRange(state, range)}
            onChange={() => {
              onChange(toggleRange(state, range));
            }}
          />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('list.amenities')}</legend>
        {FILTER_AMENITIES.map((key) => (
          <Checkbox
            key={key}
            label={t(`amenities.${key}`)}
            checked={state.amenities.includes(key)}
            onChange={() => {
              onChange(toggleAmenity(state, key));
            }}
          />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('list.stars')}</legend>
        {STAR_RATINGS.map((star) => (
          <Checkbox
            key={star}
            label={t('stars', { count: star })}
            checked={state.starRating.includes(star)}
            onChange={() => {
              onChange(toggleStars(state, star));
            }}
          />
        ))}
      </fieldset>
    </>
  );
}
