import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Chip } from '../ui/Chip';
import styles from './FilterPanel.module.css';
import { toggleAmenity, toggleStars, toggleTag } from './listChoices';
import { clearFilters, type ListState } from './listState';
import { usePriceText } from './usePriceText';

interface FilterChipsProps {
  state: ListState;
  regionName: string | null;
  onChange: (state: ListState) => void;
}

/** What is chosen, once more above the results; each can be taken away. */
export default function FilterChips({ state, regionName, onChange }: FilterChipsProps) {
  const { t } = useTranslation('hotels');
  const price = usePriceText()(state);
  const chosen: { label: string; without: ListState }[] = [];
  const add = (label: string, without: Partial<ListState>) => {
    chosen.push({ label, without: { ...state, page: 1, ...without } });
  };

  if (state.search !== '') add(t('list.quoted', { search: state.search }), { search: '', isExact: false });
  if (state.regionId !== null) add(regionName ?? t('list.unknownRegion'), { regionId: null });
  if (price !== null) add(price, { priceMin: null, priceMax: null });
  for (const key of state.amenities) add(t(`amenities.${key}`), toggleAmenity(state, key));
  for (const star of state.starRating) add(t('stars', { count: star }), toggleStars(state, star));

  if (state.guestsMin !== null) add(t('list.atLeast', { value: t('guests', { count: state.guestsMin }) }), { guestsMin: null });
  if (state.roomsMin !== null) add(t('list.atLeast', { value: t('rooms', { count: state.roomsMin }) }), { roomsMin: null });
  if (state.sizeMin !== null) add(t('list.atLeast', { value: t('size', { size: state.sizeMin }) }), { sizeMin: null });
  if (state.seaMax !== null) add(t('list.seaUpTo', { metres: state.seaMax }), { seaMax: null });
  for (const tag of state.tags) add(tag, toggleTag(state, tag));
  if (state.bounds) add(t('list.bounds'), { bounds: null });

  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('list.chosen')}>
      {chosen.map(({ label, without }) => (
        <li key={label}>
          <Chip
            removeLabel={t('list.remove', { value: label })}
            onRemove={() => {
              onChange(without);
            }}
          >
            {label}
          </Chip>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Button
            variant="quiet"
            small
            onClick={() => {
              onChange(clearFilters(state));
            }}
          >
            {t('list.clearAll')}
          </Button>
        </li>
      )}
    </ul>
  );
}
