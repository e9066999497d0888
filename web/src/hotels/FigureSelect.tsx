import { useTranslation } from 'react-i18next';
import type { FigureCountFragment } from '../gql/search.generated';
import { countOf } from '../search/useFacets';
import { Select } from '../ui/Select';

interface FigureSelectProps {
  label: string;
  steps: readonly number[];
  text: (step: number) => string;
  counts: readonly FigureCountFragment[] | undefined;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A filter of which one step is chosen, or none. */
export function FigureSelect({ label, steps, text, counts, value, onChange }: FigureSelectProps) {
  const { t } = useTranslation('search');
  // The address may name a step between those that are offered.
  const offered = value === null || steps.includes(value) ? steps : [...steps, value].sort((a, b) => a - b);
  return (
    <Select
      label={label}
      value={value ?? ''}
      onChange={(event) => {
        onChange(event.target.value === '' ? null : Number(event.target.value));
      }}
    >
      <option value="">{t('any')}</option>
      {offered.map((step) => {
        const count = countOf(counts, (facet) => facet.value === step);
        return (
          <option key={step} value={step}>
            {count === undefined ? text(step) : t('option', { label: text(step), count })}
          </option>
        );
      })}
    </Select>
  );
}
