import { FILTER_AMENITIES, GUEST_STEPS, PRICE_RANGES, ROOM_STEPS, SEA_STEPS, SIZE_STEPS } from 'api/rules/hotel';
import { useTranslation } from 'react-i18next';
import type { HotelFilter, HotelFilterRegionsQuery } from '../gql/generated';
import { useFormat } from '../i18n/format';
import { useNeededTexts } from '../i18n/useNeededTexts';
import { countOf, countText, useFacets } from '../search/useFacets';
import { Select } from '../ui/Select';
import { useIsBrowser } from '../ui/useIsBrowser';
import { useIsShown } from '../ui/useIsShown';
import { toAmenity } from './amenities';
import { FigureSelect } from './FigureSelect';
import styles from './FilterPanel.module.css';
import { hasRange, toggleAmenity, toggleRange, toggleStars } from './listChoices';
import { STAR_RATINGS, type ListState } from './listState';
import { OptionBox } from './OptionBox';
import { TagOptions } from './TagOptions';
import { usePriceText } from './usePriceText';

export interface FilterFieldsProps {
  state: ListState;
  filter: HotelFilter;
  regions: HotelFilterRegionsQuery['regions'];
  onChange: (state: ListState) => void;
}

/** Region, price, amenities, stars, figures and keywords, each option with what it would leave. Every change counts at once. */
export default function FilterFields({ state, filter, regions, onChange }: FilterFieldsProps) {
  const { t } = useTranslation('hotels');
  const { t: tSearch } = useTranslation('search');
  useNeededTexts('search');
  const priceText = usePriceText();
  const [fields, areSeen] = useIsShown<HTMLFieldSetElement>();
  const facets = useFacets(filter, areSeen);
  const isAlive = useIsBrowser();
  const format = useFormat();
  const regionCount = (id: string, all: number) => {
    const count = countOf(facets, ({ regions: counted }) => counted, ({ regionId }) => regionId === id);
    return count ? countText(count, format.number) : all;
  };
  const isUnknown = state.regionId !== null && !regions.some((region) => region.id === state.regionId);
  const figure = (name: 'guestsMin' | 'roomsMin' | 'sizeMin' | 'seaMax') => ({
    value: state[name],
    onChange: (value: number | null) => {
      onChange({ ...state, [name]: value, page: 1 });
    },
  });
  return (
    // What is ticked before the code is there would change nothing: it cannot be, until then.
    <fieldset ref={fields} className={styles.fields} disabled={!isAlive}>
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
          {regions.map(({ id, name, hotelCount }) => (
            <option key={id} value={id}>
              {name} ({regionCount(id, hotelCount)})
            </option>
          ))}
        </Select>
      </div>
      <fieldset className={styles.group}>
        <legend>{t('list.price')}</legend>
        {PRICE_RANGES.map((range) => (
          <OptionBox
            key={range.priceMin}
            label={priceText(range)}
            count={countOf(facets, ({ priceRanges }) => priceRanges, ({ min }) => min === range.priceMin)}
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
          <OptionBox
            key={key}
            label={t(`amenities.${key}`)}
            count={countOf(facets, ({ amenities }) => amenities, ({ amenity }) => amenity === toAmenity(key))}
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
          <OptionBox
            key={star}
            label={t('stars', { count: star })}
            count={countOf(facets, ({ starRatings }) => starRatings, ({ value }) => value === star)}
            checked={state.starRating.includes(star)}
            onChange={() => {
              onChange(toggleStars(state, star));
            }}
          />
        ))}
      </fieldset>
      <div className={`${styles.group} ${styles.figures}`}>
        <FigureSelect label={tSearch('guests')} steps={GUEST_STEPS} text={(count) => t('list.atLeast', { value: t('guests', { count }) })} count={(step) => countOf(facets, (each) => each.guests, ({ value }) => value === step)} {...figure('guestsMin')} />
        <FigureSelect label={tSearch('rooms')} steps={ROOM_STEPS} text={(count) => t('list.atLeast', { value: t('rooms', { count }) })} count={(step) => countOf(facets, (each) => each.rooms, ({ value }) => value === step)} {...figure('roomsMin')} />
        <FigureSelect label={tSearch('size')} steps={SIZE_STEPS} text={(size) => t('list.atLeast', { value: t('size', { size }) })} count={(step) => countOf(facets, (each) => each.sizes, ({ value }) => value === step)} {...figure('sizeMin')} />
        <FigureSelect label={tSearch('sea')} steps={SEA_STEPS} text={(metres) => t('list.seaUpTo', { metres })} count={(step) => countOf(facets, (each) => each.seaDistances, ({ value }) => value === step)} {...figure('seaMax')} />
      </div>
      <TagOptions state={state} facets={facets} onChange={onChange} />
    </fieldset>
  );
}
